// How the lines of the end lay themselves.
import type { Part, View } from '../../host/protocol';

export const LAID = 220; // ms from tile to tile

/** The line of a seat as the host lays it. */
export function lineOf(tally: Part[] | undefined): Part | undefined {
  return tally?.find((part) => part.name === 'line');
}

/** ms until the longest line is laid. */
export function ending({ tallies }: View): number {
  return LAID * Math.max(0, ...tallies.map((tally) => lineOf(tally)?.pieces?.length ?? 0));
}
