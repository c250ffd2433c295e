import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { words } from '../src/app/words.svelte';
import Carry from '../src/mine/Carry.svelte';
import { hosting, No } from './host';
import { written } from './views';

const record = (...players: string[]): string => JSON.stringify({ format: 'ossuary-record', version: 1, game: 'bones', players, moves: ['die_1', 'die_2'] });

beforeEach(async () => {
  await words.need('common', 'host', 'page', 'page-past', 'record', ...SHELF);
  me.now = { player: 'p', name: 'Ada', muted: [] };
});
afterEach(() => vi.unstubAllGlobals());

function bringing(...contents: string[]) {
  const done = vi.fn(async () => undefined);
  const { container } = render(Carry, { done });
  const input = container.querySelector('input') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: contents.map((content, at) => new File([content], `${at}.json`)) });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return { container, done, status: () => written(container.querySelector('[role=status]')) };
}

async function settled(done: ReturnType<typeof vi.fn>): Promise<void> {
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  flushSync();
}

test('records are brought one by one, each as it was written, and what went wrong is said', async () => {
  let answers = 0;
  const asked = hosting({ 'POST /api/me/games': () => (answers++ ? new No('record-format') : { table: 't', invite: 'i', known: false }) });
  const { container, done, status } = bringing(record('you', 'random'), '{}');
  await settled(done);
  expect(asked.map(({ what }) => what)).toEqual(['POST /api/me/games', 'POST /api/me/games']);
  expect(status()).toContain('Bones is among your games now (0.json).');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/t/t/back?invite=i&move=2');
  expect(written(container.querySelector('[role=alert]'))).toBe('1.json: This is not an Ossuary record.');
});

test('it is asked who we are where several people have played', async () => {
  const asked = hosting({ 'POST /api/me/games?seat=1': () => ({ table: 't', invite: 'i', known: true }) });
  const { container, done, status } = bringing(record('you:Ann', 'you:Ben'));
  await vi.waitFor(() => expect(container.querySelector('[role=group]')).not.toBeNull());
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('[role=group] button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['Ann', 'Ben', 'All of them, on one screen']);
  buttons[1]?.click();
  await settled(done);
  expect(asked).toHaveLength(1);
  expect(status()).toContain('Bones was among your games before (0.json).');
});
