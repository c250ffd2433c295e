// The names of the parts of a game: from its own words if it has them, otherwise from the names in code.
import { words } from './words.svelte';

/** A name in code as people write it. */
export function spelled(name: string): string {
  const text = name.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A field of a look, or, with a value, one of the words that can stand in it. */
export function fieldName(game: string, field: string, value?: string): string {
  const key = `${game}-look-${field}`;
  return value === undefined ? words.plain(key) || spelled(field) : words.plain(`${key}.${value}`) || words.plain(`${game}-look-${value}`) || spelled(value);
}

/** A part of a score. */
export function partName(game: string, part: string): string {
  return words.plain(`${game}-part-${part}`) || spelled(part);
}

/** An option. */
export function optionName(game: string, option: string): string {
  return words.plain(`page-option-${game}-${option}`) || spelled(option);
}

/** The value of an option: a word, a number, or a word with a number as in `rounds=5`. */
export function optionValue(game: string, option: string, value: string | number): string {
  if (typeof value === 'number') return String(value);
  const [word = '', number] = value.split('=');
  return words.say(`page-option-${game}-${option}.${word}`, { number: Number(number) }) || [spelled(word), number].filter(Boolean).join(' ');
}
