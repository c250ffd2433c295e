import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../src/lib/api';
import { me } from '../src/lib/me.svelte';
import { open, playOn } from '../src/lib/open';
import { router } from '../src/lib/route.svelte';
import { settings } from '../src/lib/settings.svelte';
import { hosting, No, type Asked } from './host';

const ANSWERS = {
  'POST /api/me': ({ name }: Record<string, unknown>) => ({ player: 'p', name, muted: [] }),
  'POST /api/tables': () => ({ table: 't', invite: 'secret', commitment: 'c' }),
  'POST /api/tables/t/commands': () => ({ type: 'ack', id: 'i', version: 1, again: false, table: null }),
};
const order = (asked: Asked[]): unknown[] => asked.map(({ what, body }) => body['type'] ?? what);

beforeEach(() => {
  me.now = null;
  settings.change({ name: 'Ada', known: false });
  router.go('/');
});
afterEach(() => vi.unstubAllGlobals());

test('a table for which nobody is missing starts, after our text for the dice', async () => {
  const asked = hosting(ANSWERS);
  const table = { game: 'bones', seats: [{ kind: 'me' as const }, { kind: 'mind' as const, mind: 'random' }] };
  await open(table);
  expect(order(asked)).toEqual(['POST /api/me', 'POST /api/tables', 'seal', 'start']);
  expect(asked[1]?.body).toEqual(table);
  expect(asked[2]?.body['text']).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[2]?.body['id']).not.toBe(asked[3]?.body['id']);
  expect(router.now).toEqual({ page: 'table', table: 't', invite: null });
});

test('a table with an open seat waits', async () => {
  const asked = hosting(ANSWERS);
  await open({ game: 'bones', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(order(asked)).toEqual(['POST /api/me', 'POST /api/tables', 'seal']);
  expect(router.now.page).toBe('table');
});

test('a table that is refused is not gone to', async () => {
  hosting({ ...ANSWERS, 'POST /api/tables': () => new No('host-clock') });
  await expect(open({ game: 'bones', seats: [{ kind: 'me' }] })).rejects.toBeInstanceOf(Problem);
  expect(router.now).toEqual({ page: 'start' });
});

test.each([
  ['c', ['POST /api/me', 'POST /api/tables/old/fork?invite=i', 'seal', 'start']],
  [null, ['POST /api/me', 'POST /api/tables/old/fork?invite=i', 'start']],
])('a game is played on with the commitment %s', async (commitment, expected) => {
  const asked = hosting({ ...ANSWERS, 'POST /api/tables/old/fork?invite=i': () => ({ table: 't', invite: 'secret', commitment }) });
  const fork = { at: 5, seats: [{ kind: 'me' as const }, { kind: 'mind' as const, mind: 'random' }], dice: 'same' as const };
  await playOn('old', 'i', fork);
  expect(order(asked)).toEqual(expected);
  expect(asked[1]?.body).toEqual(fork);
  expect(router.now).toEqual({ page: 'table', table: 't', invite: null });
});
