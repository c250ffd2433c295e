import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { settings as Settings } from '../src/app/settings.svelte';

const KEY = 'ossuary-settings';

/** The settings of a newly opened page. */
async function opened(): Promise<typeof Settings> {
  vi.resetModules();
  return (await import('../src/app/settings.svelte')).settings;
}
const speaking = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a first visitor gets the usual, in a language that they speak', async () => {
  speaking('fr-FR', 'de-AT', 'en');
  expect((await opened()).now).toEqual({
    name: '',
    known: false,
    language: 'de',
    theme: 'auto',
    motion: true,
    flat: false,
    speed: 'usual',
    sound: false,
    askedForSound: false,
    met: [],
    sentences: false,
    haptics: true,
    sure: false,
    handOver: true,
  });
  speaking('fr-FR');
  expect((await opened()).now.language).toBe('en');
});

test('what was chosen is kept, and what is new since then is usual', async () => {
  speaking('en');
  (await opened()).change({ name: 'Ada', sound: true });
  expect((await opened()).now).toMatchObject({ name: 'Ada', sound: true, theme: 'auto' });
  localStorage.setItem(KEY, '{"theme":"dark"}');
  expect((await opened()).now).toMatchObject({ theme: 'dark', motion: true });
  localStorage.setItem(KEY, 'nonsense');
  expect((await opened()).now).toMatchObject({ theme: 'auto' });
});

test('a browser that keeps nothing still changes', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const settings = await opened();
  settings.change({ theme: 'light' });
  expect(settings.now.theme).toBe('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('the page shows what is chosen', async () => {
  speaking('en');
  const settings = await opened();
  const { words } = await import('../src/app/words.svelte');
  settings.change({ language: 'de', theme: 'dark', motion: false });
  expect(document.documentElement.lang).toBe('de');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off' });
  await vi.waitFor(() => expect(words.language).toBe('de'));
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('wanted %s, reduced %s: it moves %s', async (motion, reduced, moves) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('prefers-reduced-motion: reduce') }));
  const settings = await opened();
  settings.change({ motion });
  expect(settings.moves).toBe(moves);
});
