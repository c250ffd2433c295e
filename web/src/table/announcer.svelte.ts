// What a screen reader hears: every sentence once and in order, each added below the last, so that quick turns lose none.
import { words, type Voice } from '../app/words.svelte';
import type { Happening } from '../host/protocol';
import { lines } from './happeningLines';

const KEPT = 40; // sentences

export class Announcer {
  sentences = $state.raw<{ number: number; text: string }[]>([]);
  #number = 0;
  #version = 0;
  #due = '';

  /** Tells what happened, as far as it was not told, and then what is due. */
  tell(happened: Happening[], due: string[], voice: Voice): void {
    const news = happened.filter(({ version }) => version > this.#version);
    this.#version = news.at(-1)?.version ?? this.#version;
    const told = news.flatMap(lines).map((line) => words.tell(line, voice));
    const asked = due.join(' ');
    const fresh = [...told, ...(told.length || asked !== this.#due ? due : [])];
    this.#due = asked;
    if (fresh.length) this.sentences = [...this.sentences, ...fresh.map((text) => ({ number: this.#number++, text }))].slice(-KEPT);
  }
}
