import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../src/lib/kept';
import type { View } from '../src/protocol';

const view = (commitment: string | null, table = 't'): View =>
  ({ table, dice: commitment === null ? null : { commitment, texts: ['a', 'b'], secret: null } }) as unknown as View;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the promise and the texts are kept by table, in the form that is verified', () => {
  keep(view('c1'));
  keep(view('c2', 'other'));
  expect(kept('t')).toEqual({ format: 'ossuary-kept', version: 1, table: 't', commitment: 'c1', texts: ['a', 'b'] });
  expect(kept('other')?.commitment).toBe('c2');
});

test('the first promise stays, whatever is promised later', () => {
  keep(view('c1'));
  keep(view('c2'));
  expect(kept('t')?.commitment).toBe('c1');
});

test('without sealed dice nothing is kept', () => {
  keep(view(null));
  expect([kept('t'), localStorage.length]).toEqual([null, 0]);
});

test('a browser that keeps nothing, or nonsense, does no harm', () => {
  localStorage.setItem('ossuary-kept-t', '{');
  expect(kept('t')).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keep(view('c1', 'new'))).not.toThrow();
});
