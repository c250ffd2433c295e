// The page that stands alone: what its worker does when something is missing.
import type { PyodideAPI } from 'pyodide';
import { afterEach, expect, test, vi } from 'vitest';
import { keeper } from '../src/alone/keeping';
import { fillLater } from '../src/alone/laterFiles';
import { ours } from '../src/alone/ours';
import { addressOf, placeOf } from '../src/alone/places';
import { unanswered } from '../src/alone/unanswered';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class ErrnoError extends Error {
  constructor(readonly errno: number) {
    super();
  }
}

/** A file system with one file that comes later. */
function later(): { contents: Uint8Array; usedBytes: number } {
  const node = { contents: new Uint8Array(), usedBytes: 0, node_ops: { getattr: () => ({ size: 0 }) } };
  const FS = { mkdirTree: () => undefined, writeFile: () => undefined, lookupPath: () => ({ node }), ErrnoError };
  fillLater(FS as unknown as PyodideAPI['FS'], '/site/tables/one.npz', 'one.npz');
  return node;
}

/** A network whose requests go as told, one after the other. */
function network(...ways: (() => { status: number; response: ArrayBuffer })[]): void {
  class Request {
    status = 0;
    response: ArrayBuffer | null = null;
    open = (): void => undefined;
    send = (): void => void Object.assign(this, ways.shift()?.());
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}

test('a file that cannot be fetched is an input that failed, and comes when it is read again', () => {
  network(
    () => {
      throw new DOMException('offline', 'NetworkError');
    },
    () => ({ status: 404, response: new ArrayBuffer(9) }),
    () => ({ status: 200, response: new Uint8Array([1, 2]).buffer }),
  );
  const file = later();
  expect(() => file.contents).toThrow(expect.objectContaining({ errno: 29 }));
  expect(() => file.usedBytes).toThrow(ErrnoError);
  expect([file.usedBytes, [...file.contents]]).toEqual([2, [1, 2]]);
});

test('a question that fails in Python fails alone; what ends Python ends the host', () => {
  const python = Object.assign(new Error('OSError'), { name: 'PythonError' });
  expect(unanswered({ id: 7, question: '{}' }, python)).toMatchObject({ id: 7, status: 500 });
  expect(unanswered({ id: 8, method: 'GET', path: '/', body: '' }, python)).toMatchObject({ id: 8, status: 500 });
  expect(unanswered({ socket: 3, send: '{}' }, python)).toEqual({ socket: 3, what: 'close', value: 1011 });
  expect(unanswered({ id: 9, question: '{}' }, new Error('out of memory'))).toEqual({ failed: 'Error: out of memory' });
});

test('a page without locks, as on plain http, waits for nobody', async () => {
  vi.stubGlobal('navigator', {});
  const elsewhere = vi.fn();
  await ours('tables', elsewhere);
  expect(elsewhere).not.toHaveBeenCalled();
});

test('a second window waits until the first has gone', async () => {
  let leave: (() => void) | null = null;
  const request = async (_: string, how: unknown, then?: (lock: unknown) => unknown): Promise<void> => {
    if (then) return void then(null);
    leave = () => void (how as () => unknown)();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const told: boolean[] = [];
  const waited = ours('tables', (there) => told.push(there));
  expect(told).toEqual([true]);
  (leave as (() => void) | null)?.();
  await waited;
  expect(told).toEqual([true, false]);
});

test.each([
  ['', '/'],
  ['?/daily', '/daily'],
  ['?/new?game=bones', '/new?game=bones'],
  ['?fbclid=x', '/'],
  ['?utm_source=a&utm_medium=b', '/'],
  ['?/daily&fbclid=x', '/daily?fbclid=x'],
  ['?/new?game=bones&fbclid=x', '/new?game=bones&fbclid=x'],
])('the address %s is the place %s', (search, place) => {
  expect(placeOf({ origin: 'http://host', search, hash: '#top' }).href).toBe(`http://host${place}#top`);
  expect(addressOf(place)).toBe(`?${place}`);
});

test('what changes while all is being kept is kept afterwards', async () => {
  vi.useFakeTimers();
  let [now, done] = ['', (): void => undefined];
  const kept: string[] = [];
  const changed = keeper(async () => {
    kept.push(now);
    await new Promise<void>((resolve) => (done = resolve));
  });
  for (now of ['one', 'two']) changed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toEqual(['two']);
  now = 'three';
  changed();
  done();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toEqual(['two', 'three']);
  done();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toHaveLength(2);
});
