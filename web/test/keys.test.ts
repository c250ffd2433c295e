import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { settings } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import Keys from '../src/mine/Keys.svelte';
import { hosting, No, quiet, type Answer, type Asked } from './host';
import { written } from './views';

const HERE = { number: 'h', label: 'Firefox, Linux', created: 1_699_963_200, used: 1_699_963_200, here: true };
const LOST = { number: 'l', label: '', created: 1_699_963_200, used: 1_749_988_800, here: false };
const BOT = { number: 'b', label: 'my bot', created: 1_699_963_200, used: null, permits: ['chat', 'play'], text: null };

beforeEach(() => {
  me.now = { player: 'ada', name: 'Ada', muted: [], ratings: [] };
  settings.change({ name: 'Ada', known: true });
  return words.need('common', 'host', 'page', ...SHELF, 'page-keys');
});
afterEach(() => vi.unstubAllGlobals());

async function shown(answers: Record<string, Answer>): Promise<{ container: HTMLElement; asked: Asked[]; left: () => void }> {
  const asked = hosting(answers);
  const left = vi.fn();
  const { container } = render(Keys, { left });
  await quiet();
  return { container, asked, left };
}

async function press(container: HTMLElement, text: string): Promise<void> {
  const found = [...container.querySelectorAll('button')].find((button) => written(button) === text);
  if (!found) throw new Error(`no button ${text} among ${[...container.querySelectorAll('button')].map(written)}`);
  flushSync(() => found.click());
  await quiet();
}

test('devices and tokens are listed, each with when it was last used', async () => {
  const { container } = await shown({ 'GET /api/me/sessions': () => [HERE, LOST], 'GET /api/me/tokens': () => [BOT] });
  expect([...container.querySelectorAll('li')].map(written)).toEqual([
    'Firefox, Linux This device Sign out here: Firefox, Linux',
    'A device Last seen on Jun 15, 2025 Remove: A device',
    'my bot Last used on Nov 14, 2023, may read, chat, and play Remove: my bot',
  ]);
});

test('a device is thrown out when that is sure, and the focus stays near', async () => {
  const sessions = [HERE, LOST];
  const { container, asked } = await shown({
    'GET /api/me/sessions': () => sessions,
    'GET /api/me/tokens': () => [],
    'DELETE /api/me/sessions/l': () => void sessions.pop(),
  });
  await press(container, 'Remove: A device');
  expect(asked.map(({ what }) => what)).toEqual(['GET /api/me/sessions', 'GET /api/me/tokens']);
  await press(container, 'Yes: Remove: A device');
  expect(asked[2]?.what).toBe('DELETE /api/me/sessions/l');
  expect(container.querySelectorAll('li')).toHaveLength(1);
  expect(written(container.querySelector('[role=status]'))).toBe('A device is removed.');
  expect(document.activeElement).toBe(container.querySelector('h2'));
});

test('a token is withdrawn, and a refusal is told', async () => {
  const { container } = await shown({
    'GET /api/me/sessions': () => [HERE],
    'GET /api/me/tokens': () => [BOT],
    'DELETE /api/me/tokens/b': () => new No('host-no-token'),
  });
  await press(container, 'Remove: my bot');
  await press(container, 'Yes: Remove: my bot');
  expect(written(container.querySelector('[role=status]'))).toBe('You have no such token.');
});

test('a token is made for what it may do, and shown once with the focus on it', async () => {
  const tokens: unknown[] = [];
  const { container, asked } = await shown({
    'GET /api/me/sessions': () => [HERE],
    'GET /api/me/tokens': () => tokens,
    'POST /api/me/tokens': ({ label, permits }) => {
      tokens.push({ ...BOT, label, permits });
      return { ...BOT, label, permits, text: 'oss_secret' };
    },
  });
  const [play, open, chat, profile] = container.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  expect([play, open, chat, profile].map((box) => [written(box?.closest('label') ?? null), box?.checked])).toEqual([
    ['play', true],
    ['open tables', false],
    ['chat', false],
    ['change your name and notifications', false],
  ]);
  flushSync(() => chat?.click());
  const label = container.querySelector<HTMLInputElement>('#token-label');
  if (label) label.value = ' my bot ';
  flushSync(() => label?.dispatchEvent(new Event('input')));
  await press(container, 'Make a token');
  expect(asked.find(({ what }) => what === 'POST /api/me/tokens')?.body).toEqual({ label: 'my bot', permits: ['play', 'chat'] });
  expect(container.querySelectorAll('li')).toHaveLength(2);
  const text = container.querySelector<HTMLInputElement>('[readonly]');
  expect([text?.value, text?.getAttribute('aria-label'), document.activeElement === text]).toEqual(['oss_secret', 'The token', true]);
});

test('a refused token is told', async () => {
  const { container } = await shown({
    'GET /api/me/sessions': () => [HERE],
    'GET /api/me/tokens': () => [],
    'POST /api/me/tokens': () => new No('host-too-fast'),
  });
  await press(container, 'Make a token');
  expect(written(container.querySelector('[role=status]'))).not.toBe('');
  expect(container.querySelector('[readonly]')).toBeNull();
});

test('whoever leaves their only device is warned, and is nobody then', async () => {
  const { container, left } = await shown({
    'GET /api/me/sessions': () => [HERE],
    'GET /api/me/tokens': () => [],
    'DELETE /api/me/sessions/h': () => undefined,
  });
  await press(container, 'Sign out here: Firefox, Linux');
  expect(written(container)).toContain('This is your only device.');
  await press(container, 'Yes: Sign out here: Firefox, Linux');
  expect([me.now, settings.now.known]).toEqual([null, false]);
  expect(left).toHaveBeenCalledOnce();
});
