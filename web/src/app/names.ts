// The names of players on the page.
import type { Chair } from '../host/protocol';
import { words } from './words.svelte';

/** The name of a seat: minds have one in every language, and a seat without one is numbered. */
export function named({ name, mind }: Chair, seat: number): string {
  if (mind && name?.startsWith(mind)) return (words.say(`page-mind-${mind}`) || own(mind, seat)) + name.slice(mind.length);
  return name ?? own('you', seat);
}

/** In a record from elsewhere, `you` is the person who played it. */
function own(name: string, seat: number): string {
  return name === 'you' ? words.say('seat-name', { number: seat + 1 }) : name;
}
