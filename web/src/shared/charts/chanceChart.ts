// The chances of winning through a game as lines that can be drawn, and the decisions on them.
import type { Grade, Judged, Point } from '../../host/protocol';

export const GRADES: readonly Grade[] = ['best', 'fine', 'slip', 'mistake', 'blunder'];

export interface Box {
  width: number;
  height: number;
  /** How many moves of the record lie between the left side and the right one. */
  moves: number;
}

export interface Mark {
  move: number;
  seat: number;
  grade: Grade;
  x: number;
  y: number;
}

/** The x of a number of moves. */
export function across({ width, moves }: Box, move: number): number {
  return round((Math.min(move, moves) / Math.max(1, moves)) * width);
}

/** A line for each seat, for the points of an SVG polyline: a certain win is at the top. */
export function chanceLines(curve: Point[], box: Box): string[] {
  const seats = curve[0]?.chances.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    curve.map(({ move, chances }) => `${across(box, move)},${up(box, chances[seat] ?? 0)}`).join(' '),
  );
}

/** The decisions on the lines of their players, the gravest last, so that they lie on top. */
export function marks(decisions: Judged[], box: Box): Mark[] {
  return decisions
    .map(({ move, seat, grade, chances }) => ({ move, seat, grade, x: across(box, move), y: up(box, chances[seat] ?? 0) }))
    .sort((one, other) => GRADES.indexOf(one.grade) - GRADES.indexOf(other.grade));
}

/** Whether a decision gave away something that matters. */
export function gaveAway(decision: Judged): boolean {
  return GRADES.indexOf(decision.grade) >= GRADES.indexOf('slip');
}

/** The decision that was due after this many moves. */
export function dueAfter(decisions: Judged[], moves: number): Judged | undefined {
  return decisions.find(({ move }) => move === moves + 1);
}

/** After how many moves the next, or the last, decision was due that gave something away. */
export function nextGift(decisions: Judged[], moves: number, way: 1 | -1): number | null {
  const due = decisions.filter(gaveAway).map(({ move }) => move - 1);
  const found = way === 1 ? due.find((move) => move > moves) : due.filter((move) => move < moves).at(-1);
  return found ?? null;
}

function up({ height }: Box, chance: number): number {
  return round((1 - chance) * height);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
