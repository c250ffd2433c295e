// The games that the page has a folder for, in the order of the shelf, and defaults for any other game.
import type { Component } from 'svelte';
import type { Beat, View } from '../host/protocol';
import type { BoardProps } from '../shared/board';
import type { Sound } from './sound';

/** What a game brings to the page; a game that the page was built without has what any game has, and nothing else. */
export interface Room {
  name: string;
  /** Its board, loaded with the first table. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** What happened in a turn, as a row of small pictures with numbers. */
  happened: () => Promise<{ default: Component<{ beats: Beat[] }> }>;
  /** Whether its board says every action in words by itself. */
  inWords?: boolean;
  /** How long a game takes. */
  minutes?: [least: number, most: number];
  /** ms for which its board shows the end by itself, before the result comes. */
  ending?: (view: View) => number;
  /** Whether it adds up scores meanwhile that nobody has seen before. */
  addsUp?: boolean;
  /** How its dice and its pieces sound. */
  sounds?: { throw: Sound; act: Sound };
  Picture?: Component;
  /** What was built, for the picture of a result: one drawing, 1120 by 520; otherwise that is `Picture`. */
  keepsake?: () => Promise<{ default: Component<{ view: View }> }>;
  /** The pictures of its rulebook; nothing is drawn for a rule that has none. */
  figure?: () => Promise<{ default: Component<{ rule: string }> }>;
  /** What its score sheet has besides points for every turn. */
  sheet?: { kinds?: string[]; shares?: boolean; line?: boolean; negative?: boolean };
  /** The entry for a real table; each keeps its own input. */
  entry?: () => Promise<unknown>;
}

/** The room of a game that the page was built with. */
export interface OwnRoom extends Required<Omit<Room, 'inWords' | 'addsUp'>> {
  addsUp?: true;
  /** Where it stands among the games. */
  shelf: number;
}

const found = import.meta.glob<OwnRoom>('../games/*/index.ts', { eager: true, import: 'default' });
export const GAMES = Object.values(found).sort((one, other) => one.shelf - other.shelf);

/** The catalogues of these games that the shelf needs. */
export const SHELF = GAMES.map(({ name }) => `${name}/shelf`);

/** The catalogues of a game that its boards, its log and its results need. */
export const texts = (game: string): string[] => [`${game}/words`, `${game}/page`];

/** Whether the page was built with this game. */
export const isOwn = (game: string): boolean => GAMES.some(({ name }) => name === game);

/** The room of a game. */
export const room = (game: string): Room =>
  GAMES.find(({ name }) => name === game) ?? {
    name: game,
    board: () => import('../anygame/Board.svelte'),
    happened: () => import('../anygame/Happened.svelte'),
    inWords: true,
  };
