import { afterEach, expect, test, vi } from 'vitest';
import { Snapshots } from '../src/alone/snapshot';

afterEach(() => vi.unstubAllGlobals());

/** What a browser keeps: caches by name, of answers by address. */
function keeps(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string): Promise<object> => {
    const one = all.get(name) ?? new Map<string, Response>();
    all.set(name, one);
    return { match: async (at: string) => one.get(at)?.clone(), put: async (at: string, what: Response) => void one.set(at, what) };
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => all.delete(name) });
  return all;
}
const ROOT = 'https://example.org/some/where/';

test('a snapshot is taken by the very page and browser that it is of', async () => {
  keeps();
  const one = { memory: Uint8Array.of(1, 2, 3), place: '14319 16' };
  await new Snapshots(ROOT, '/worker-a.js').keep(one);
  expect(await new Snapshots(ROOT, '/worker-a.js').kept()).toEqual(one);
  expect(await new Snapshots(ROOT, '/worker-b.js').kept()).toBeNull();
  expect(await new Snapshots('https://example.org/', '/worker-a.js').kept()).toBeNull();
  vi.stubGlobal('navigator', { userAgent: 'a newer one' });
  expect(await new Snapshots(ROOT, '/worker-a.js').kept()).toBeNull();
});

test('one is kept at a time, and can be forgotten', async () => {
  const all = keeps();
  for (const name of ['/worker-a.js', '/worker-b.js']) await new Snapshots(ROOT, name).keep({ memory: Uint8Array.of(1), place: '' });
  expect([...all.values()].map(({ size }) => size)).toEqual([1]);
  await new Snapshots(ROOT, '/worker-b.js').forget();
  expect(await new Snapshots(ROOT, '/worker-b.js').kept()).toBeNull();
});

test('a page that can keep nothing, as on plain http, begins without', async () => {
  const snapshots = new Snapshots(ROOT, '/worker-a.js');
  await snapshots.keep({ memory: Uint8Array.of(1), place: '' });
  expect(await snapshots.kept()).toBeNull();
});
