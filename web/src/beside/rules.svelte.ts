// The rules in the browser: questions beside a real table, answered by the same Python code as everywhere.
import type { Spoken } from '../host/protocol';
import type { Asked, Told } from './rules.worker';

/** Why the rules say no. */
export class Against extends Error {
  constructor(readonly said: Spoken) {
    super(said.key);
  }
}

/** Python did not come. */
export class Away extends Error {}

/** Throws any other error; after this one the page offers to fetch Python again. */
export function unlessAway(error: unknown): void {
  if (!(error instanceof Away)) throw error;
}

type Answer = { answer: unknown } | { refused: Spoken };
type Waiting = { resolve: (answer: unknown) => void; reject: (reason: Error) => void };

class Rules {
  /** From 0 to 1, how much of Python has come. */
  loaded = $state(0);
  state = $state<'away' | 'loading' | 'ready' | 'failed'>('away');
  /** Grows with every attempt to fetch Python: questions that failed with the last one may be asked again. */
  attempts = $state(0);
  #failed = false; // apart from `state`, so that callers do not depend on it
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #number = 0;

  /** Fetches Python, if that has not begun. */
  load(): void {
    if (this.#worker) return;
    this.state = 'loading';
    this.#worker = new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#told(data);
    this.#worker.onerror = () => this.#fail();
  }

  /** The answer of the rules; if Python did not load, it is fetched again. */
  ask<T>(ask: string, args: Record<string, unknown>): Promise<T> {
    if (this.#failed) this.again();
    this.load();
    const id = this.#number++;
    const question: Asked = { id, question: JSON.stringify({ ask, ...args }) };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.#worker?.postMessage(question);
    });
  }

  /** Forgets an attempt that failed. */
  again(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#failed = false;
    this.loaded = 0;
    this.attempts += 1;
    this.load();
  }

  #told(told: Told): void {
    if ('total' in told) this.loaded = told.loaded / told.total;
    else if ('ready' in told) {
      this.state = 'ready';
      void keepPython();
    } else if ('failed' in told) this.#fail();
    else {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      const found = JSON.parse(told.answer) as Answer;
      if ('refused' in found) waiting?.reject(new Against(found.refused));
      else waiting?.resolve(found.answer);
    }
  }

  #fail(): void {
    this.state = 'failed';
    this.#failed = true;
    for (const { reject } of this.#waiting.values()) reject(new Away());
    this.#waiting.clear();
  }
}

/** Has the service worker keep Python, so that the next time no host is needed. */
async function keepPython(): Promise<void> {
  (await navigator.serviceWorker?.ready)?.active?.postMessage('keep-python');
}

export const rules = new Rules();
