// Questions to the minds in the browser: who no longer wants an answer does not wait for it, nor do others.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lacking, rules } from '../src/beside/rules.svelte';
import type { Asked, Told } from '../src/beside/rules.worker';

/** A thread that answers only when the test says so. */
class Thread {
  static all: Thread[] = [];
  onmessage: ((event: { data: Told }) => void) | null = null;
  asked: Asked[] = [];
  ended = false;
  constructor() {
    Thread.all.push(this);
  }
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: Told): void {
    this.onmessage?.({ data });
  }
}

const last = (): Thread => Thread.all.at(-1) as Thread;
const ids = (thread: Thread): number[] => thread.asked.flatMap((asked) => ('id' in asked ? [asked.id] : []));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Thread);
  rules.again();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an answer that is no longer wanted is not waited for, and its thread is told', async () => {
  const unwanted = new AbortController();
  const answer = rules.consult('counsel', { game: 'bones', look: {} }, unwanted.signal);
  const [id = -1] = ids(last());
  unwanted.abort('another position');
  await expect(answer).rejects.toBe('another position');
  expect(last().asked.at(-1)).toEqual({ forget: id });
  last().tell({ id, forgotten: true });
  vi.runAllTimers();
  expect(last().ended).toBe(false);
});

it('a thread that goes on computing is ended, and a new one answers what others asked', async () => {
  const unwanted = new AbortController();
  const answer = rules.consult('counsel', { game: 'bones', look: {} }, unwanted.signal);
  const other = rules.ask<number>('count', { game: 'bones' });
  const [, wanted = -1] = ids(last());
  const busy = last();
  unwanted.abort('left');
  await expect(answer).rejects.toBe('left');
  vi.runAllTimers();
  expect([busy.ended, last() === busy, ids(last())]).toEqual([true, false, [wanted]]);
  last().tell({ id: wanted, answer: '{"answer": 7}' });
  expect(await other).toBe(7);
});

it('where compiled code is not to be had, that is said', async () => {
  const answer = rules.consult('counsel', { game: 'bones', look: {} }, new AbortController().signal);
  const [id = -1] = ids(last());
  last().tell({ id, lacking: true });
  await expect(answer).rejects.toBeInstanceOf(Lacking);
});
