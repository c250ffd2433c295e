import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../src/host/api';
import { Reviewing, ReviewingAll } from '../src/back/reviewing.svelte';
import type { Review, Reviewing as Answer } from '../src/host/protocol';

const REVIEW = { game: 'bones' } as Review;
const problem = (code: string): Problem => new Problem(code, { key: code, args: {} });
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the host is asked until the review is there, and then no more', async () => {
  const answers: Answer[] = [{ done: 0, review: null }, { done: 0.5, review: null }, { done: 1, review: REVIEW }];
  const ask = vi.fn(async () => answers.shift() as Answer);
  const reviewing = new Reviewing(ask);
  await reviewing.watch();
  expect([reviewing.done, reviewing.review]).toEqual([0, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewing.done).toBe(0.5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([reviewing.done, reviewing.review, ask.mock.calls.length]).toEqual([1, REVIEW, 3]);
});

test('a host without time is asked later, one that cannot do it says so', async () => {
  const ask = vi.fn(async (): Promise<Answer> => ({ done: 1, review: REVIEW }));
  ask.mockRejectedValueOnce(problem('host-busy')).mockRejectedValueOnce(problem('host-players-only'));
  const reviewing = new Reviewing(ask);
  await reviewing.watch();
  expect(reviewing.problem).toBeNull();
  await vi.advanceTimersByTimeAsync(4000);
  expect([reviewing.problem?.code, reviewing.review]).toEqual(['host-players-only', null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await reviewing.watch();
  expect([reviewing.problem, reviewing.review]).toEqual([null, REVIEW]);
});

test('who leaves asks no more', async () => {
  const ask = vi.fn(async (): Promise<Answer> => ({ done: 0, review: null }));
  const reviewing = new Reviewing(ask);
  await reviewing.watch();
  reviewing.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('many games are reviewed one after the other, until one cannot be', async () => {
  const answers = [{ done: 0.5, review: null }, { done: 1, review: REVIEW }, problem('host-too-fast'), { done: 1, review: REVIEW }, problem('host-players-only')];
  const ask = vi.fn(async (_: string): Promise<Answer> => {
    const answer = answers.shift() as Answer | Problem;
    if (answer instanceof Problem) throw answer;
    return answer;
  });
  const found = vi.fn();
  const reviews = new ReviewingAll(ask);
  void reviews.make(['a', 'b', 'c', 'd'], found);
  await vi.advanceTimersByTimeAsync(1000);
  expect([reviews.done, reviews.all, found.mock.calls]).toEqual([1, 4, [['a', REVIEW]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.map(([table]) => table)).toEqual(['a', 'a', 'b', 'b', 'c']);
  expect([reviews.all, reviews.problem?.code, found.mock.calls.length]).toEqual([0, 'host-players-only', 2]);
});

test('who stops it has no more games reviewed', async () => {
  const ask = vi.fn(async (): Promise<Answer> => ({ done: 0, review: null }));
  const reviews = new ReviewingAll(ask);
  void reviews.make(['a', 'b'], vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  reviews.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reviews.all, ask.mock.calls.length]).toEqual([0, 1]);
});
