// The scores beside the board: those that it adds up at the end are told when it has.
import { untrack } from 'svelte';
import type { View } from '../host/protocol';

export class ToldScores {
  now = $state.raw<number[]>([]);
  #view: () => View | null;

  /** `wait` is the ms that the board of a finished game takes. */
  constructor(view: () => View | null, wait: () => number) {
    this.#view = view;
    $effect.pre(() => {
      const [ms, known] = [wait(), untrack(() => this.now.length > 0)];
      if (view()?.status !== 'over' || !ms || !known) return this.skip();
      const timer = setTimeout(() => this.skip(), ms);
      return () => clearTimeout(timer);
    });
  }

  /** Tells what there is. */
  skip(): void {
    this.now = this.#view()?.scores ?? [];
  }
}
