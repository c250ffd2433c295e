// The review of a game while it is being made: the host is asked again and again until it is there.
import type { Review, Reviewing as Answer } from '../protocol';
import { Problem } from './api';

const AGAIN = 1000; // ms
const LATER = 4000; // ms, where the host has no time for us
const PASSING: readonly string[] = ['host-busy', 'host-too-fast', 'host-unavailable'];

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How much of it is made, from 0 to 1. */
  done = $state(0);
  problem = $state.raw<Problem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(readonly ask: () => Promise<Answer>) {}

  async watch(): Promise<void> {
    this.problem = null;
    try {
      const { done, review } = await this.ask();
      this.done = done;
      this.review = review;
      if (!review) this.#again(AGAIN);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (PASSING.includes(error.code)) this.#again(LATER);
      else this.problem = error;
    }
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  #again(after: number): void {
    if (!this.#over) this.#timer = setTimeout(() => void this.watch(), after);
  }
}
