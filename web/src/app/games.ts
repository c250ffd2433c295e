// The games that the page has a room for, in the order of their shelves; all else the host knows.
import type { Component } from 'svelte';
import type { BoardProps } from '../shared/board';

/** What a game brings to the page. */
export interface Room {
  name: string;
  /** Where it stands among the games. */
  shelf: number;
  /** How long a game takes. */
  minutes: [least: number, most: number];
  Picture: Component;
  /** Its board, loaded when somebody sits down to it. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** The pictures of its rulebook; nothing is drawn for a rule that has none. */
  figure: () => Promise<{ default: Component<{ rule: string }> }>;
  /** What its score sheet has beside points for every turn. */
  sheet: { kinds?: string[]; shares?: boolean; line?: boolean; negative?: boolean };
  /** What people tap in beside a real table; each holds what it has entered for itself alone. */
  entry: () => Promise<unknown>;
}

const found = import.meta.glob<Room>('../games/*/index.ts', { eager: true, import: 'default' });
export const GAMES = Object.values(found).sort((one, other) => one.shelf - other.shelf);

/** The catalogues of all games that the shelf needs. */
export const SHELF = GAMES.map(({ name }) => `${name}/shelf`);

/** The catalogues of a game that its boards, its log and its results need. */
export const texts = (game: string): string[] => [`${game}/words`, `${game}/page`];

/** The room of a game, if the page has one. */
export const room = (game: string): Room | undefined => GAMES.find(({ name }) => name === game);
