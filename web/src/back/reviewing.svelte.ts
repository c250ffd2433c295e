// The review of a game in progress: the page asks the host again until it is done.
import type { Review, Reviewing as Answer } from '../host/protocol';
import { Problem } from '../host/api';

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

/** Reviews of many games, made one after the other until somebody stops. */
export class ReviewingAll {
  /** How many are done, of how many; of none while idle. */
  done = $state(0);
  all = $state(0);
  problem = $state.raw<Problem | null>(null);
  #run = 0;

  constructor(readonly ask: (table: string) => Promise<Answer>) {}

  async make(tables: string[], found: (table: string, review: Review) => void): Promise<void> {
    const run = ++this.#run;
    [this.done, this.all, this.problem] = [0, tables.length, null];
    for (const table of tables) {
      const review = await this.#made(table, run);
      if (run !== this.#run) return;
      if (!review) break;
      found(table, review);
      this.done += 1;
    }
    this.all = 0;
  }

  stop(): void {
    this.#run += 1;
    this.all = 0;
  }

  async #made(table: string, run: number): Promise<Review | null> {
    while (run === this.#run) {
      const answer = await this.ask(table).catch((error: unknown) => {
        if (error instanceof Problem) return error;
        throw error;
      });
      const refused = answer instanceof Problem;
      if (!refused && answer.review) return answer.review;
      if (refused && !PASSING.includes(answer.code)) {
        if (run === this.#run) this.problem = answer;
        return null;
      }
      await new Promise((done) => setTimeout(done, refused ? LATER : AGAIN));
    }
    return null;
  }
}
