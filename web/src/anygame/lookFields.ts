// The fields of a look for the board of an unknown game: single figures, lists by seat, and everything else.
import type { View } from '../host/protocol';

export interface Field {
  name: string;
  value: unknown;
}
export interface Fields {
  /** One number or word each. */
  figures: Field[];
  /** Lists with something for every seat. */
  seats: Field[];
  /** Lists and maps. */
  groups: Field[];
}
export type Look = View['look'];

const TOLD_ELSEWHERE = new Set(['phase', 'seat', 'mover', 'scores']); // by the players, and by what can be done

/**
 * The fields of a look, without the options of the game.
 * All known looks decide where a field belongs, so that it stays there:
 * what has never held more than one thing is a figure, and a list is by seat where it has always been as long as there are seats.
 */
export function fieldsOf(look: Look, { chairs, options }: Pick<View, 'chairs' | 'options'>, known: Look[] = []): Fields {
  const fields: Fields = { figures: [], seats: [], groups: [] };
  const isOne = (value: unknown): boolean => typeof value !== 'object' || value === null;
  const bySeat = (value: unknown): boolean => Array.isArray(value) && value.length === chairs.length;
  for (const [name, value] of Object.entries(look)) {
    if (TOLD_ELSEWHERE.has(name) || name in options) continue;
    const values = [look, ...known].flatMap((one) => (name in one ? [one[name]] : []));
    const kind = values.every(isOne) ? 'figures' : values.every(bySeat) ? 'seats' : 'groups';
    fields[kind].push({ name, value });
  }
  return fields;
}

/** Whether there is nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every((one) => isEmpty(one));
}

/** Whether it only counts things. */
export function isCounts(value: object): value is Record<string, number> {
  return !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'number');
}
