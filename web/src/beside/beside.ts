// The helper for a real table: what a game has people tap in, and what the rules say to it.
import type { Component } from 'svelte';
import type { Part } from '../host/protocol';
import { room } from '../app/games';
import type { SheetEntry } from './sheets.svelte';
import type { Voice } from '../app/words.svelte';

/** What the rules count: the result of `ossuary score`, and the parts that it comes from. */
export interface Counted {
  score: Record<string, unknown>;
  parts: Part[];
}

export interface EntryProps<T> {
  entered: T;
  counted: Counted | null;
  change: (next: T) => void;
}

export type Look = Record<string, unknown>;

/** A question that only one game has for the rules: about a look, and whatever else belongs to it. */
export interface OwnQuestion {
  ask: string;
  look: Look;
  more: Record<string, unknown>;
}

/** What an answer to it means: the look with which there is something to choose, if there is, and what is said of it. */
export interface OwnAnswer {
  look: Look | null;
  said: string;
}

/** Something that nobody has written down and the coach wants to know of each player. */
export interface Unwritten {
  /** The field of the look. */
  name: string;
  /** The most that there is of it, where only so many are. */
  most?: number;
  heading: () => string;
  label: (player: string) => string;
}

/** What is the same for every game, over whatever is entered there. */
export interface Helper<T> {
  default: Component<EntryProps<T>>;
  empty: T;
  /** The same for so many people, where that is another. */
  emptyFor?: (people: number) => T;
  /** The position as `ossuary score` takes it. */
  position: (entered: T) => object;
  /** What it is worth. */
  points: (counted: Counted) => number;
  /** What it writes on a sheet, for a seat. */
  written: (counted: Counted, seat: number) => SheetEntry;
  /** Whether a turn is over with what is entered, so that its points can be written down. */
  finished?: (entered: T) => boolean;
  /** The look with which the coach is asked, where there is something to choose. */
  look?: (entered: T) => Look | null;
  /** What the rules have to say first, before it is known whether there is something to choose. */
  question?: (entered: T) => OwnQuestion | null;
  answered?: (answer: Look, names: string[]) => OwnAnswer;
  /** The options of a sheet that belong to the look. */
  agreed?: string[];
  unwritten?: Unwritten[];
  /** An action that scores something else than what lies there, and what writing that down is called. */
  instead?: { action: string; label: (points: number) => string };
  /** The actions that lead on to something that is tapped in, and what they are called. */
  leads?: RegExp;
  /** The actions after which there is nothing to tap in of what lies there. */
  last?: string[];
  label?: (action: string, look: Look, voice: Voice) => string;
  /** What a part of the score is called, where the game's own name of it says too little. */
  named?: (part: Part) => string | null;
  /** Whether parts without points are shown too. */
  showsAll?: boolean;
  /** What else is to be said of what was counted. */
  note?: (counted: Counted) => string | null;
  /** What is entered after an action, and the look that it leads to; null where nothing more is to be entered. */
  followed?: (entered: T, look: Look, action: string) => T | null;
}

/** The helper of a game, if it has one. */
export const helperOf = (game: string): Promise<Helper<unknown>> | undefined => room(game).entry?.() as Promise<Helper<unknown>> | undefined;

/** A number with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
