// The names of the sides of dice, cards and tiles.
import { spelled } from '../app/labels';
import { words } from '../app/words.svelte';

const NUMBERED = /^(seat|die|card|tile)_(\d+)(?:_(\d+))?$/;

const SIDES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** How many pips a side of a die has; none where an outcome is not one. */
export function pipsOf(outcome: string): number {
  return Number(/^die_([1-6])$/.exec(outcome)?.[1] ?? 0) || SIDES.indexOf(outcome) + 1;
}

/**
 * The name of an outcome in a few words; the catalogues of its game and of the dice must be there.
 * Where the game names it nowhere else, it is called as in one of these fields of a look.
 */
export function faceName(game: string, outcome: string, fields: string[] = []): string {
  const [, what, first = '', second = ''] = NUMBERED.exec(outcome) ?? [];
  if (what === 'seat') return words.say('seat-name', { number: Number(first) + 1 });
  if (what === 'die') return first;
  if (what === 'card') return words.say('page-draws-card', { number: Number(first) });
  if (what === 'tile') return words.say('page-draws-tile', { left: Number(first), right: Number(second) });
  const keys = [`page-draws-event-${outcome}`, `${game}-${outcome}`, ...fields.map((field) => `${game}-look-${field}.${outcome}`)];
  return keys.map((key) => words.plain(key)).find(Boolean) || String(pipsOf(outcome) || spelled(outcome));
}
