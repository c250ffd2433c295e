// The helper for a real table: what people enter for a game, and what the rules say about it.
import type { Component } from 'svelte';
import type { Part } from '../host/protocol';
import { room } from '../app/games';
import type { SheetEntry } from './sheets.svelte';
import type { Voice } from '../app/words.svelte';

/** The count: the result of `ossuary score`, and its parts. */
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

/** A question that only one game asks the rules: about a look, with further values. */
export interface OwnQuestion {
  ask: string;
  look: Look;
  more: Record<string, unknown>;
}

/** The meaning of its answer: the look in which there is something to choose, if any, and the lines about it. */
export interface OwnAnswer {
  look: Look | null;
  said: string;
}

/** A value that is not on the sheet, and that the coach needs for each player. */
export interface Unwritten {
  /** The field of the look. */
  name: string;
  /** Its maximum, if there is one. */
  most?: number;
  heading: () => string;
  label: (player: string) => string;
}

/** What every game brings; `T` is its entry. */
export interface Helper<T> {
  default: Component<EntryProps<T>>;
  empty: T;
  /** The same for this number of players, if it differs. */
  emptyFor?: (people: number) => T;
  /** The position as `ossuary score` takes it. */
  position: (entered: T) => object;
  /** Its worth. */
  points: (counted: Counted) => number;
  /** Its entry on a sheet, for a seat. */
  written: (counted: Counted, seat: number) => SheetEntry;
  /** Whether the entry ends a turn, so that its points can be written down. */
  finished?: (entered: T) => boolean;
  /** The look for the coach, if there is something to choose. */
  look?: (entered: T) => Look | null;
  /** A question for the rules that comes first: whether there is something to choose. */
  question?: (entered: T) => OwnQuestion | null;
  answered?: (answer: Look, names: string[]) => OwnAnswer;
  /** The options of a sheet that belong to the look. */
  agreed?: string[];
  unwritten?: Unwritten[];
  /** An action that scores something else than the entry, and the label for writing that down. */
  instead?: { action: string; label: (points: number) => string };
  /** The actions that lead to another entry. */
  leads?: RegExp;
  /** The actions after which nothing has to be entered. */
  last?: string[];
  label?: (action: string, look: Look, voice: Voice) => string;
  /** The name of a part of the score, if the game's own name says too little. */
  named?: (part: Part) => string | null;
  /** Whether parts without points are shown too. */
  showsAll?: boolean;
  /** Further lines about the count. */
  note?: (counted: Counted) => string | null;
  /** The entry after an action, given the look that it leads to; null if nothing more has to be entered. */
  followed?: (entered: T, look: Look, action: string) => T | null;
}

/** The helper of a game, if it has one. */
export const helperOf = (game: string): Promise<Helper<unknown>> | undefined => room(game).entry?.() as Promise<Helper<unknown>> | undefined;

/** A number with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
