import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKept, gave, keep, kept, keptFile, keptWith, promise } from '../src/lib/kept';
import type { View } from '../src/protocol';

const view = (commitment: string | null, table = 't', status = 'playing'): View =>
  ({ table, status, dice: commitment === null ? null : { commitment, texts: ['a', 'b'], secret: null } }) as unknown as View;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the promise and the texts are kept by table, and come out in the form that is verified', () => {
  keep(view('c1'));
  keep(view('c2', 'other'));
  const file = { format: 'ossuary-kept', version: 1, table: 't', commitment: 'c1', texts: ['a', 'b'] };
  expect(keptFile('t')).toEqual({ ...file, early: false });
  promise('early', 'c1');
  keep(view('c1', 'early'));
  expect(keptFile('early')).toEqual({ ...file, table: 'early' });
  expect(kept('other')?.commitment).toBe('c2');
  expect(keptWith('c2')).toEqual(kept('other'));
  expect(keptWith('c3')).toBeNull();
});

test('the first promise stays, whatever is promised later', () => {
  keep(view('c1', 't', 'open'));
  keep(view('c2'));
  keep(view('c3'));
  expect(kept('t')?.commitment).toBe('c1');
});

test('before the start there are no texts yet, and they are kept as they were closed', () => {
  promise('t', 'c1');
  expect([kept('t')?.texts, keptFile('t')]).toEqual([null, null]);
  keep(view('c1', 't', 'open'));
  expect(kept('t')?.texts).toBeNull();
  keep(view('c1'));
  keep({ ...view('c1'), dice: { commitment: 'c1', texts: ['forged'], secret: null } });
  expect([kept('t')?.texts, kept('t')?.early]).toEqual([['a', 'b'], true]);
});

test('our own text is kept once it was taken; the first one stays', () => {
  promise('t', 'c1');
  gave('t', 'mine');
  gave('t', 'another');
  expect(kept('t')?.own).toBe('mine');
});

test('who comes when the game has begun keeps that, too', () => {
  keep(view('c1'));
  expect([kept('t')?.early, kept('t')?.own]).toEqual([false, null]);
});

test('of a game that is over nothing is kept: it would prove nothing', () => {
  keep(view('c1', 't', 'over'));
  expect(kept('t')).toBeNull();
});

test('without sealed dice nothing is kept', () => {
  keep(view(null));
  promise('t', null);
  expect([kept('t'), localStorage.length]).toEqual([null, 0]);
});

test('the oldest are forgotten when there are too many', () => {
  for (let number = 0; number <= 500; number += 1) {
    vi.spyOn(Date, 'now').mockReturnValue(1000 - (number % 2) * 500 + number);
    promise(`t${number}`, `c${number}`);
  }
  expect(Object.keys(localStorage).length).toBe(500);
  expect(kept('t1')).toBeNull();
  expect(kept('t0')).not.toBeNull();
  forgetKept();
  expect(localStorage.length).toBe(0);
});

test('a browser that keeps nothing, or nonsense, does no harm', () => {
  localStorage.setItem('ossuary-kept-t', '{');
  expect(kept('t')).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keep(view('c1', 'new'))).not.toThrow();
});
