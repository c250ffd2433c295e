import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../src/host/api';
import { kept } from '../src/dice/dicePromise';
import { me } from '../src/app/me.svelte';
import { open, playOn } from '../src/host/openTable';
import { router } from '../src/app/route.svelte';
import { pledgeOf } from '../src/dice/sealed';
import { settings } from '../src/app/settings.svelte';
import { hosting, No, type Asked } from './host';

/** The table, on which our pledge is when it was given. */
const shown = (asked: Asked[]): unknown => {
  const pledges = asked.flatMap(({ body }) => (body['type'] === 'pledge' ? [body['pledge']] : []));
  const closed = asked.some(({ body }) => body['type'] === 'start');
  return { table: { table: 't', status: 'open', game: 'bones', options: {}, fork: null, dice: { commitment: 'c', pledges, closed, texts: [], secret: null } } };
};
let asked: Asked[] = [];
const ANSWERS = {
  'GET /api/tables/t': () => shown(asked),
  'POST /api/me': ({ name }: Record<string, unknown>) => ({ player: 'p', name, muted: [], ratings: [] }),
  'POST /api/tables': () => ({ table: 't', invite: 'secret', commitment: 'c' }),
  'POST /api/tables/t/commands': () => ({ type: 'ack', id: 'i', version: 1, again: false, table: null }),
};
const LOOK = 'GET /api/tables/t';
const order = (asked: Asked[]): unknown[] => asked.map(({ what, body }) => body['type'] ?? what);

beforeEach(() => {
  me.now = null;
  settings.change({ name: 'Ada', known: false });
  router.go('/');
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('a table for which nobody is missing starts, with our text for the dice, shown when the texts are closed', async () => {
  asked = hosting(ANSWERS);
  const table = { game: 'bones', seats: [{ kind: 'me' as const }, { kind: 'mind' as const, mind: 'random' }] };
  await open(table);
  expect(order(asked)).toEqual(['POST /api/me', 'POST /api/tables', LOOK, 'pledge', 'start', LOOK, 'show']);
  expect(asked[1]?.body).toEqual(table);
  const text = String(asked[6]?.body['text']);
  expect(text).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[3]?.body['pledge']).toBe(await pledgeOf(text));
  expect(asked[3]?.body['id']).not.toBe(asked[4]?.body['id']);
  expect(kept('t')).toMatchObject({ own: text, pledges: [await pledgeOf(text)], early: true });
  expect(router.now).toEqual({ page: 'table', table: 't', invite: null });
});

test('a table with an open seat waits', async () => {
  asked = hosting(ANSWERS);
  await open({ game: 'bones', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(order(asked)).toEqual(['POST /api/me', 'POST /api/tables', LOOK, 'pledge']);
  expect(router.now.page).toBe('table');
});

test('a table that is refused is not gone to', async () => {
  hosting({ ...ANSWERS, 'POST /api/tables': () => new No('host-clock') });
  await expect(open({ game: 'bones', seats: [{ kind: 'me' }] })).rejects.toBeInstanceOf(Problem);
  expect(router.now).toEqual({ page: 'start' });
});

test.each([
  ['c', ['POST /api/me', 'POST /api/tables/old/fork?invite=i', LOOK, 'pledge', 'start', LOOK, 'show']],
  [null, ['POST /api/me', 'POST /api/tables/old/fork?invite=i', 'start']],
])('a game is played on with the commitment %s', async (commitment, expected) => {
  asked = hosting({ ...ANSWERS, 'POST /api/tables/old/fork?invite=i': () => ({ table: 't', invite: 'secret', commitment }) });
  const fork = { at: 5, seats: [{ kind: 'me' as const }, { kind: 'mind' as const, mind: 'random' }], dice: 'same' as const };
  await playOn('old', 'i', fork);
  expect(order(asked)).toEqual(expected);
  expect(asked[1]?.body).toEqual(fork);
  expect(router.now).toEqual({ page: 'table', table: 't', invite: null });
});
