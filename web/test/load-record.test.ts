import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { router } from '../src/app/route.svelte';
import { words } from '../src/app/words.svelte';
import LoadRecord from '../src/shared/LoadRecord.svelte';
import { hosting, No } from './host';
import { written } from './views';

const RECORD = { format: 'ossuary-record', version: 1 };

beforeEach(async () => {
  await words.need('common', 'host', 'page', ...SHELF);
  me.now = { player: 'p', name: 'Ada', muted: [], ratings: [] };
  router.go('/');
});
afterEach(() => vi.unstubAllGlobals());

async function loading(content: string) {
  const { container } = render(LoadRecord);
  const input = container.querySelector('input') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File([content], 'record.json')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(input.disabled).toBe(false);
  });
  return { problem: () => written(container.querySelector('[role=alert]')) };
}

test('a record is laid on a table, and looked back on by its invitation', async () => {
  const asked = hosting({ 'POST /api/records': () => ({ table: 't', invite: 'i', commitment: null }) });
  const { problem } = await loading(JSON.stringify(RECORD));
  await vi.waitFor(() => expect(router.now).toEqual({ page: 'back', table: 't', invite: 'i', move: null, seat: null }));
  expect(asked).toEqual([{ what: 'POST /api/records', body: RECORD }]);
  expect(problem()).toBe('');
});

test('a record is sent as it was written: no seed is rounded', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ table: 't', invite: 'i', commitment: null }), { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  const text = '{"draws": {"seed": 2305843009213693953}}';
  await loading(text);
  expect(fetched.mock.calls.map(([, init]) => init?.body)).toEqual([text]);
});

test.each([['no JSON at all'], ['[1, 2]'], ['null']])('%s is no record, and the host is not asked', async (content) => {
  const asked = hosting({});
  const { problem } = await loading(content);
  await vi.waitFor(() => expect(problem()).toBe('This is not a record: it is not valid JSON.'));
  expect(asked).toEqual([]);
});

test('what is too large is not sent', async () => {
  const asked = hosting({});
  const { problem } = await loading(`{"moves": "${'x'.repeat(1024 * 1024)}"}`);
  await vi.waitFor(() => expect(problem()).toBe('This is too large.'));
  expect(asked).toEqual([]);
});

test('why the host refuses a record is said', async () => {
  hosting({ 'POST /api/records': () => new No('record-format') });
  const { problem } = await loading('{}');
  await vi.waitFor(() => expect(problem()).toBe('This is not an Ossuary record.'));
  expect(router.now.page).toBe('start');
});
