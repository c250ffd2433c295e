// One puzzle after the other: the question, its answer, and what there is after it.
import { me } from '../app/me.svelte';
import { api, Problem } from '../host/api';
import type { Answered, Practice, Puzzle, Source } from '../host/protocol';

export class Asking {
  /** What is asked now; null until it is known. */
  practice = $state.raw<Practice | null>(null);
  /** The answer, once it was given. */
  answer = $state.raw<Answered | null>(null);
  /** Whether an answer is being worked out. */
  waiting = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** How many were answered here, and how many of them right. */
  answered = $state(0);
  right = $state(0);

  constructor(
    readonly game: string,
    readonly source: Source,
  ) {}

  get puzzle(): Puzzle | null {
    return this.practice?.puzzle ?? null;
  }

  /** Asks for the next puzzle. */
  next(): Promise<void> {
    return this.#trying(async () => {
      await me.introduced();
      this.practice = await api.practise(this.game, this.source);
      this.answer = null;
    });
  }

  /** Answers the puzzle, once. */
  give(action: string): Promise<void> {
    return this.#trying(async () => {
      if (!this.puzzle || this.answer) return;
      this.answer = await api.answer(this.game, { puzzle: this.puzzle.puzzle, action });
      this.answered += 1;
      if (this.answer.right) this.right += 1;
    });
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    } finally {
      this.waiting = false;
    }
  }
}
