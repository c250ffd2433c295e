// All games that can be played here: those that the page was built with, then other games of the host.
import { api } from '../host/api';
import type { GameFacts } from '../host/protocol';
import { paint } from './colours';
import { GAMES, isOwn, room, type Room } from './games';
import { words } from './words.svelte';

const YARDSTICK = 'rule-of-thumb';

/** The bots that people choose from among so many seats: the levels from the weakest, then the others. */
export function offeredFor({ offered, minds }: GameFacts, seats: number): string[] {
  return offered[String(seats)] ?? minds;
}

export class Shelf {
  /** What the host says about its games, once asked. */
  facts = $state.raw<GameFacts[]>([]);

  get games(): Room[] {
    return [...GAMES, ...this.facts.filter(({ name }) => !isOwn(name)).map(({ name }) => room(name))];
  }

  of(game: string): GameFacts | undefined {
    return this.facts.find(({ name }) => name === game);
  }

  /** The opponent if nobody chooses one. */
  opponent(game: string): string {
    const minds = this.of(game)?.minds ?? [YARDSTICK];
    return minds.includes(YARDSTICK) ? YARDSTICK : (minds[1] ?? minds[0] ?? YARDSTICK) // the next above random;
  }

  /** The bots that people choose from, the levels first. */
  offered(game: string, seats: number): string[] {
    const facts = this.of(game);
    return facts ? offeredFor(facts, seats) : [YARDSTICK];
  }

  #coming: Promise<void> | null = null;

  /** Asks the host once, and reads the texts of games that are new to this page. */
  async load(): Promise<void> {
    if (this.facts.length) return;
    this.#coming ??= this.#ask().finally(() => (this.#coming = null));
    await this.#coming;
  }

  async #ask(): Promise<void> {
    const facts = await api.games();
    const others = facts.filter(({ name }) => !isOwn(name));
    await words.need(...others.map(({ name }) => `${name}/shelf`));
    for (const { name } of others) paint(name);
    this.facts = facts;
  }
}

export const shelf = new Shelf();
