// What happened, line by line.
import { words, type Voice } from '../app/words.svelte';
import type { Happening, Spoken, View } from '../host/protocol';

/** Events that say nothing of the game itself, such as that its dice were sealed. */
const UNTOLD: readonly Happening['kind'][] = ['opened', 'pledged', 'sealed', 'closed', 'shown', 'started', 'imported'];

/** All lines of an event that belong to the story of the game, in order. */
export function lines(happening: Happening): Spoken[] {
  return [...happening.beats.flatMap((beat) => beat.told), ...linesAside(happening)];
}

/** What is said of an event besides its beats. */
export function linesAside({ kind, told }: Happening): Spoken[] {
  return UNTOLD.includes(kind) ? [] : told;
}

/** The voice of each event: a player who has left their seat since is called by its number, not by the name of the next player. */
export function voices(happened: Happening[], now: Voice, status: View['status']): Voice[] {
  let voice = now;
  let waiting = status === 'open';
  const found = [...happened].reverse().map(({ kind, seat }) => {
    waiting ||= kind === 'started';
    if (seat !== null && (kind === 'replaced' || (kind === 'left' && waiting))) voice = without(voice, seat);
    return voice;
  });
  return found.reverse();
}

function without({ names, you }: Voice, seat: number): Voice {
  return { names: names.map((name, index) => (index === seat ? words.say('seat-name', { number: seat + 1 }) : name)), you: you === seat ? null : you };
}
