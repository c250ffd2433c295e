// The ratings at a rated table: who sits there, and after the game what it did to them.
import { api, Problem } from '../host/api';
import type { RatedGame, View } from '../host/protocol';

const AGAIN = 2000; // ms until it is asked again what came of a game

export class Ratings {
  game = $state.raw<RatedGame | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #asked = '';

  constructor(readonly invite: string | null) {}

  /** Asks the host when somebody else sits there, and when the game is over. */
  follow(view: View | null): void {
    if (!view?.rated) return;
    const now = [view.table, view.status, ...view.chairs.map(({ player }) => player)].join();
    if (now === this.#asked) return;
    this.#asked = now;
    void this.#ask(view.table, view.status);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(table: string, status: View['status']): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.game = await api.rating(table, this.invite);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    const final = this.game?.state === 'counted' || this.game?.state === 'void';
    if (status === 'over' && !final && !this.#closed) this.#timer = setTimeout(() => void this.#ask(table, status), AGAIN);
  }
}
