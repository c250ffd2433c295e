// Where the cards of a stack are drawn, and their names.
import { words } from '../../app/words.svelte';
import type { Part, Spoken } from '../../host/protocol';
import type { Look } from './rules';

export const KINDS = ['royal', 'peasant', 'priest', 'romantic', 'criminal'] as const;
export type Kind = (typeof KINDS)[number];
/** How a skull lies: in no stack, scoring, not scoring; or what a placement would change. */
export type Mark = 'plain' | 'scores' | 'idle' | 'begins' | 'ceases';
export type Stack = Record<string, number>;
export const HALVES = ['upper', 'lower'] as const;
export type Half = (typeof HALVES)[number];

/** Columns and rows from the middle of the bottom row. */
export interface Spot {
  x: number;
  y: number;
}

export const SPOTS = ['left', 'right', 'row2_1', 'row2_2', 'row2_3', 'row3_1', 'row3_2'];
const ROW = 'row1_';
const LEFT = 'left';
const RIGHT = 'right';

/** The kind that a part of the tally is about: `royals` is about `royal`. */
export function kindOf(part: string): Kind {
  return KINDS.find((kind) => part.startsWith(kind)) ?? 'royal';
}

/** How much of a seat's pyramid stands: of three rows, each shorter by a card. */
export function progress(look: Pick<Look, 'stacks' | 'bottom_cards'>, seat: number): { cards: number; all: number } {
  return { cards: Object.keys(look.stacks[seat] ?? {}).length, all: ROWS * (look.bottom_cards - 1) };
}

export const ROWS = 3;

/** How many rows have cards, or a place for one: a card lies on two that are side by side. */
export function rows(stack: Stack): number {
  const laid = Object.keys(stack).map(numbers);
  const top = Math.max(1, ...laid.map(([row]) => row));
  const columns = laid.filter(([row]) => row === top).map(([, column]) => column);
  return Math.min(ROWS, columns.some((column) => columns.includes(column + 1)) ? top + 1 : top);
}

const MOST_GROWN = 1.75;

/** How much larger the cards of a pyramid can be than those of a whole one, in the same room. */
export function grown(stack: Stack, columns: number): number {
  return Math.min(columns / Math.max(1, bottom(stack)), ROWS / rows(stack), MOST_GROWN);
}

/** How many cards the bottom row has. */
export function bottom(stack: Stack): number {
  return Object.keys(stack).filter((place) => place.startsWith(ROW)).length;
}

/** Where a place is drawn; the bottom row stands in the middle, a new card goes to one of its ends. */
export function spotOf(place: string, stack: Stack): Spot {
  const cards = bottom(stack);
  const [row, column] = numbers(place === LEFT ? `${ROW}0` : place === RIGHT ? `${ROW}${cards + 1}` : place);
  return { x: column - 1 + (row - 1) / 2 - (Math.max(cards, 1) - 1) / 2, y: row - 1 };
}

/** The name that a place has after a card was placed: one more at the left moves all others to the right. */
export function renamed(place: string, placed: string): string {
  if (placed !== LEFT) return place;
  const [row, column] = numbers(place);
  return `row${row}_${column + 1}`;
}

/** The name of the place that a card gets. */
export function landed(placed: string, stack: Stack): string {
  if (placed === LEFT) return `${ROW}1`;
  return placed === RIGHT ? `${ROW}${bottom(stack) + 1}` : placed;
}

/** The skulls that score, as place and half. */
export function scoring(tally: Part[]): Set<string> {
  return new Set(tally.flatMap((part) => part.pieces));
}

/** The skulls of a stack that score, as card and half: so they are known wherever their card is called to lie. */
export function lit(stack: Stack, tally: Part[]): Set<string> {
  const pieces = scoring(tally);
  const skulls = Object.entries(stack).flatMap(([place, card]) => HALVES.map((half) => ({ piece: `${place}_${half}`, skull: `${card}_${half}` })));
  return new Set(skulls.filter(({ piece }) => pieces.has(piece)).map(({ skull }) => skull));
}

export function total(tally: Part[]): number {
  return tally.reduce((sum, part) => sum + part.points, 0);
}

/** A card by its two skulls. */
export function named(kinds: string[]): Spoken {
  const [upper, lower] = kinds.map((kind) => ({ key: `skulls-of-sedlec-${kind}`, args: {} }));
  if (!upper || !lower) return { key: 'skulls-of-sedlec-no-card', args: {} };
  return { key: 'skulls-of-sedlec-card', args: { upper, lower } };
}

export function said(kinds: string[]): string {
  return words.tell(named(kinds));
}

function numbers(place: string): [number, number] {
  const [row = '1', column = '1'] = place.slice('row'.length).split('_');
  return [Number(row), Number(column)];
}
