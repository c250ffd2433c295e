import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../src/app/words.svelte';
import type { Nearby } from '../src/host/protocol';
import Invitation from '../src/table/Invitation.svelte';
import { hosting, quiet, type Asked } from './host';
import { written } from './views';

beforeEach(() => words.need('common', 'page'));
afterEach(() => vi.unstubAllGlobals());

/** An invitation on a page under this address. */
async function invited(origin: string, nearby: Nearby | null) {
  vi.stubGlobal('location', new URL(`${origin}/t/x`));
  const asked: Asked[] = hosting({ 'GET /api/nearby': nearby && (() => nearby) });
  const { container } = render(Invitation, { path: '/t/x?invite=y' });
  await quiet();
  const link = (): string | undefined => container.querySelector('input')?.value;
  const warned = (): boolean => container.querySelector('.problem') !== null;
  return { container, asked, link, warned };
}

test('the link names an address of this machine in the network, and follows the choice', async () => {
  const { container, link, warned } = await invited('http://127.0.0.1:8000', { addresses: ['http://10.1.2.3:8000/', 'http://192.168.1.5:8000/'], command: null });
  expect([link(), warned()]).toEqual(['http://10.1.2.3:8000/t/x?invite=y', false]);
  const select = container.querySelector('select') as HTMLSelectElement;
  expect([...select.options].map(written)).toEqual(['http://10.1.2.3:8000', 'http://192.168.1.5:8000', 'http://127.0.0.1:8000 (this computer only)']);
  const choose = (index: number): void => {
    select.selectedIndex = index;
    select.querySelector = () => select.options[index] ?? null; // happy-dom does not find a chosen option as `:checked`
    flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  };
  choose(1);
  expect([link(), warned()]).toEqual(['http://192.168.1.5:8000/t/x?invite=y', false]);
  choose(2);
  expect([link(), warned()]).toEqual(['http://127.0.0.1:8000/t/x?invite=y', true]);
});

test('a host that nobody else reaches says how to start it', async () => {
  const { container, link, warned } = await invited('http://localhost:8000', { addresses: [], command: 'ossuary serve --host 0.0.0.0' });
  expect(written(container.querySelector('code'))).toBe('ossuary serve --host 0.0.0.0');
  expect([link(), warned(), container.querySelector('select')]).toEqual(['http://localhost:8000/t/x?invite=y', true, null]);
});

test('a host that cannot be asked leaves the warning', async () => {
  const { link, warned } = await invited('http://[::1]:8000', null);
  expect([link(), warned()]).toEqual(['http://[::1]:8000/t/x?invite=y', true]);
});

test('under a name that others can use nobody is asked, and nothing is warned of', async () => {
  const { asked, link, warned } = await invited('https://games.example.org', null);
  expect([asked, link(), warned()]).toEqual([[], 'https://games.example.org/t/x?invite=y', false]);
});
