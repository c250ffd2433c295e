import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../src/host/api';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { settings } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import { hosting, Late, No } from './host';

const ADA = { player: 'p', name: 'Ada', muted: [], ratings: [] };
const named = ({ name }: Record<string, unknown>) => ({ ...ADA, name });

beforeEach(() => {
  me.now = null;
  settings.change({ name: '', known: false });
  return words.need('page', ...SHELF);
});
afterEach(() => vi.unstubAllGlobals());

const state = () => [me.now?.name ?? null, settings.now.name, settings.now.known];

test('a device that the host has never seen asks for nobody', async () => {
  const asked = hosting({});
  await me.load();
  expect([asked, me.now]).toEqual([[], null]);
});

test('a device that is known asks who it is, and bears a refusal', async () => {
  settings.change({ known: true });
  hosting({ 'GET /api/me': () => ADA });
  await me.load();
  expect(me.now).toEqual(ADA);
  hosting({ 'GET /api/me': () => new No('host-who') });
  await me.load();
  expect(me.now).toBeNull();
});

test('who we have become stays, though the host says later who we were', async () => {
  settings.change({ known: true });
  const late = new Late(ADA);
  hosting({ 'GET /api/me': late.answer, 'POST /api/me': named });
  const loaded = me.load();
  await me.rename('Eve');
  await late.go();
  await loaded;
  expect(state()).toEqual(['Eve', 'Eve', true]);
});

test('whoever is not known is introduced as a guest, once', async () => {
  const asked = hosting({ 'POST /api/me': named });
  expect(await me.introduced()).toMatchObject({ name: 'Guest' });
  expect(await me.introduced()).toMatchObject({ name: 'Guest' });
  expect(asked).toEqual([{ what: 'POST /api/me', body: { name: 'Guest' } }]);
  expect(state()).toEqual(['Guest', 'Guest', true]);
});

test('whoever gave a name here before is introduced by it', async () => {
  settings.change({ name: 'Bob', known: true });
  const asked = hosting({ 'GET /api/me': () => new No('host-who'), 'POST /api/me': named });
  expect(await me.introduced()).toMatchObject({ name: 'Bob' });
  expect(asked.map(({ what }) => what)).toEqual(['GET /api/me', 'POST /api/me']);
});

test('whoever is known is not introduced again', async () => {
  settings.change({ known: true });
  const asked = hosting({ 'GET /api/me': () => ADA });
  expect(await me.introduced()).toEqual(ADA);
  expect(asked).toHaveLength(1);
});

test('a name that the host refuses is not taken', async () => {
  hosting({ 'POST /api/me': () => new No('host-text') });
  await expect(me.rename('x')).rejects.toBeInstanceOf(Problem);
  expect(state()).toEqual([null, '', false]);
});

test('another device is taken over, and forgotten', async () => {
  const asked = hosting({ 'POST /api/recover': () => ADA, 'DELETE /api/me': () => undefined });
  await me.recover('code');
  expect(asked[0]?.body).toEqual({ code: 'code' });
  expect(state()).toEqual(['Ada', 'Ada', true]);
  await me.forget();
  expect(state()).toEqual([null, '', false]);
});
