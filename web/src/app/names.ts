// The names of players on the page.
import type { Chair } from '../host/protocol';
import { words } from './words.svelte';

/** The name of a seat: bots have one in every language, and a seat without one is numbered. */
export function named({ name, mind }: Chair, seat: number): string {
  if (mind && name?.startsWith(mind)) return (faceOf(mind) || own(mind, seat)) + name.slice(mind.length);
  return name ?? own('you', seat);
}

/** What a bot is called; nothing if it has no face. */
export function faceOf(mind: string): string {
  return words.say(`face-${mind}`);
}

/** A bot with its trade and its strength, to choose from; others by the names that they have. */
export function introduced(mind: string): string {
  const name = faceOf(mind);
  if (!name) return words.say('page-seat-mind', { mind });
  return words.say('page-seat-face', { name, trade: words.say(`face-${mind}.trade`), strength: words.say(`page-mind-${mind}`) });
}

/** In a record from elsewhere, `you` is the person who played it. */
function own(name: string, seat: number): string {
  return name === 'you' ? words.say('seat-name', { number: seat + 1 }) : name;
}
