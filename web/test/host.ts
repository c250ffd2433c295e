// A host that answers as a test wants, and remembers what it was asked.
import { flushSync } from 'svelte';
import { vi } from 'vitest';

export type Answer = (body: Record<string, unknown>) => unknown;
export interface Asked {
  what: string;
  body: Record<string, unknown>;
}

/** A refusal in the words of the host. */
export class No {
  constructor(readonly code: string) {}
}

/** An answer that waits until it is let go. */
export class Late {
  #let = (): void => undefined;
  readonly #gone = new Promise<void>((done) => (this.#let = done));

  constructor(readonly content: unknown) {}

  /** To be given as an answer. */
  answer: Answer = async () => {
    await this.#gone;
    return this.content;
  };

  /** Lets it go, and waits until it has been heard. */
  async go(): Promise<void> {
    this.#let();
    await quiet();
  }
}

/** Everything that was said has been heard, and is shown. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  flushSync();
}

/** Replaces the network; answers are found by method and path, and null is an unreachable host. */
export function hosting(answers: Record<string, Answer | null>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    const what = `${how.method} ${path}`;
    const body = JSON.parse(String(how.body ?? '{}')) as Record<string, unknown>;
    asked.push({ what, body });
    const answer = answers[what];
    if (answer === undefined) throw new Error(`nobody expected ${what}`);
    if (answer === null) throw new TypeError('offline');
    const said = await answer(body);
    if (said instanceof No) return new Response(JSON.stringify({ code: said.code, said: { key: said.code, args: {} } }), { status: 400 });
    if (typeof said === 'string') return new Response(said);
    return said === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(said));
  });
  return asked;
}
