// The rules in the browser: questions beside a real table, answered by the same Python code as everywhere.
import { rulesWorker, type RulesWorker } from '#network';
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

/** The minds cannot be asked here: their compiled code, or a table, is not to be had. */
export class Lacking extends Error {}

type Answer = { answer: unknown } | { refused: Spoken };
type Question = Extract<Asked, { id: number }>;
type Waiting = { question: Question; resolve: (answer: unknown) => void; reject: (reason: unknown) => void };

const GRACE = 2000; // ms that an answer which nobody wants any more may still take before its thread is ended

class Rules {
  /** From 0 to 1, how much of Python has come. */
  loaded = $state(0);
  state = $state<'away' | 'loading' | 'ready' | 'failed'>('away');
  /** Grows with every attempt to fetch Python: questions that failed with the last one may be asked again. */
  attempts = $state(0);
  #failed = false; // apart from `state`, so that callers do not depend on it
  #worker: RulesWorker | null = null;
  #waiting = new Map<number, Waiting>();
  #unwanted = new Map<number, ReturnType<typeof setTimeout>>();
  #number = 0;

  /** Fetches Python, if that has not begun. */
  load(): void {
    if (this.#worker) return;
    this.state = 'loading';
    this.#worker = rulesWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#told(data);
    this.#worker.onerror = () => this.#fail();
  }

  /** The answer of the rules; if Python did not load, it is fetched again. */
  ask<T>(ask: string, args: Record<string, unknown>): Promise<T> {
    return this.#ask<T>({ id: this.#number++, question: JSON.stringify({ ask, ...args }) });
  }

  /** The answer of the minds to a question about a game, until it is no longer wanted. */
  consult<T>(ask: string, args: { game: string } & Record<string, unknown>, unwanted: AbortSignal): Promise<T> {
    return this.#ask<T>({ id: this.#number++, question: JSON.stringify({ ask, ...args }), minds: args.game }, unwanted);
  }

  #ask<T>(question: Question, unwanted?: AbortSignal): Promise<T> {
    if (this.#failed) this.again();
    this.load();
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(question.id, { question, resolve: resolve as (answer: unknown) => void, reject });
      this.#worker?.postMessage(question);
      unwanted?.addEventListener('abort', () => this.#forget(question.id, unwanted.reason));
    });
  }

  /** Forgets an attempt that failed. */
  again(): void {
    this.#end();
    this.#failed = false;
    this.loaded = 0;
    this.attempts += 1;
    this.load();
  }

  /** Wants an answer no more; if the thread does not come to its end, a new one answers what others have asked. */
  #forget(id: number, reason: unknown): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.reject(reason);
    this.#worker?.postMessage({ forget: id } satisfies Asked);
    this.#unwanted.set(id, setTimeout(() => this.#renew(), GRACE));
  }

  #renew(): void {
    this.#end();
    this.load();
    for (const { question } of this.#waiting.values()) this.#worker?.postMessage(question);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const timer of this.#unwanted.values()) clearTimeout(timer);
    this.#unwanted.clear();
  }

  #told(told: Told): void {
    if ('total' in told) this.loaded = told.loaded / told.total;
    else if ('ready' in told) {
      this.state = 'ready';
      void keepPython();
    } else if ('failed' in told) this.#fail();
    else this.#answered(told);
  }

  #answered(told: Extract<Told, { id: number }>): void {
    clearTimeout(this.#unwanted.get(told.id));
    this.#unwanted.delete(told.id);
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('lacking' in told) return waiting?.reject(new Lacking());
    if ('forgotten' in told) return;
    const found = JSON.parse(told.answer) as Answer;
    if ('refused' in found) waiting?.reject(new Against(found.refused));
    else waiting?.resolve(found.answer);
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
