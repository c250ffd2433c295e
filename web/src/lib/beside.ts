// The helper for a real table: what a game has people tap in, and what the rules say to it.
import type { Component } from 'svelte';
import type { Part } from '../protocol';
import type { SheetEntry } from './sheets.svelte';

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

/** A throw that lies there, and the actions with which it was answered so far. */
export interface Flight {
  look: Record<string, unknown>;
  taken: string[];
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
  /** The look with which the coach is asked, where there is something to choose. */
  look?: (entered: T) => Record<string, unknown> | null;
  /** The throw of a flight, after which there may be something to choose. */
  flight?: (entered: T) => Flight | null;
  /** What is entered after an action, and the look that it leads to; null where nothing more is to be entered. */
  followed?: (entered: T, look: Record<string, unknown>, action: string) => T | null;
}

// Each holds what it has entered for itself alone.
type Loader = () => Promise<Helper<unknown>>;
export const HELPERS = {
  'rolling-bones': () => import('../games/rolling-bones/Entry.svelte'),
  'shark-attacks': () => import('../games/shark-attacks/Entry.svelte'),
  'skulls-of-sedlec': () => import('../games/skulls-of-sedlec/Entry.svelte'),
  bones: () => import('../games/bones/Entry.svelte'),
} as unknown as Record<string, Loader>;

/** A number with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
