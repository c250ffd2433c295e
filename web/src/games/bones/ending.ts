// How the lines of the end lay themselves.
import type { Part, View } from '../../host/protocol';

export const LAID = 220; // ms from tile to tile

const ROWS = [1, 2, 3, 4, 5];
const GAP = 6; // px between rows
const LONGEST = 480; // px

/** How long a tile is, in px, so that a line of so many fills its room: in as many rows as that takes. */
export function longest(tiles: number, wide: number, high: number): number {
  const inRows = ROWS.map((rows) => Math.min(wide / Math.ceil(tiles / rows), (2 * (high - GAP * (rows - 1))) / rows));
  return Math.floor(Math.min(LONGEST, Math.max(...inRows)));
}

/** The line of a seat as the host lays it. */
export function lineOf(tally: Part[] | undefined): Part | undefined {
  return tally?.find((part) => part.name === 'line');
}

/** ms until the longest line is laid. */
export function ending({ tallies }: View): number {
  return LAID * Math.max(0, ...tallies.map((tally) => lineOf(tally)?.pieces?.length ?? 0));
}
