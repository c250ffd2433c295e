// A question, choice or text stays, even if the answer to an earlier one comes later.
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { room, SHELF } from '../src/app/games';
import { words } from '../src/app/words.svelte';
import BesideCoach from '../src/beside/BesideCoach.svelte';
import Check from '../src/dice/Check.svelte';
import Deck from '../src/shared/Deck.svelte';
import RuleBook from '../src/learn/RuleBook.svelte';
import { hosting, Late, No, quiet } from './host';
import { written } from './views';

beforeEach(() => words.need('common', 'host', 'page', ...SHELF, 'page-beside', 'page-dice', 'page-learn', 'record'));
afterEach(() => vi.unstubAllGlobals());

/** Chooses a file. */
function choose(container: HTMLElement, file: File): void {
  const input = container.querySelector('input') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('why the coach could not answer is not said of another position', async () => {
  const late = new Late(new No('host-busy'));
  hosting({ 'POST /api/counsel': late.answer });
  const asking = { game: 'shark-attacks', missing: null, names: ['Ada', 'Bob'], unwritten: [], last: [], given: {}, follow: null };
  const { container, rerender } = render(BesideCoach, { ...asking, look: { throw: [1] } });
  flushSync(() => container.querySelector<HTMLElement>('button')?.click());
  await rerender({ look: { throw: [2] } });
  await late.go();
  expect(container.querySelector('.problem')).toBeNull();
  expect(written(container.querySelector('button'))).toBe('Ask the coach');
});

test('a file that is chosen is told about, though the record of the table comes later', async () => {
  const late = new Late(new No('host-no-table'));
  hosting({ 'GET /api/tables/t/record': late.answer });
  const { container } = render(Check, { table: 't', invite: null });
  await vi.waitFor(() => expect(container.querySelector('input')).not.toBeNull());
  choose(container, new File(['nothing'], 'record.json'));
  const problem = (): string => written(container.querySelector('[role=alert]'));
  await vi.waitFor(() => expect(problem()).toContain('This is not an Ossuary record.'));
  await late.go();
  expect(problem()).toContain('This is not an Ossuary record.');
});

test('a file that cannot be read, such as a folder, is told about', async () => {
  hosting({});
  const { container } = render(Check, { table: null, invite: null });
  await vi.waitFor(() => expect(container.querySelector('input')).not.toBeNull());
  const folder = Object.assign(new File([], 'folder'), { text: () => Promise.reject(new DOMException('', 'NotFoundError')) });
  choose(container, folder);
  await vi.waitFor(() => expect(written(container.querySelector('[role=alert]'))).toContain('This is not an Ossuary record.'));
  expect(container.querySelector('[role=status]')).toBeNull();
});

test('the deck that is chosen last stays, though an earlier one is checked later', async () => {
  let allow = (): void => undefined;
  const checks = [new Promise<void>((done) => (allow = done)), Promise.resolve()];
  const { container } = render(Deck, { usual: [], deck: null, check: () => checks.shift() ?? Promise.resolve() });
  for (const name of ['first.txt', 'second.txt']) {
    choose(container, new File([name === 'first.txt' ? 'a' : 'a\nb'], name));
    await quiet();
  }
  allow();
  await quiet();
  expect(written(container.querySelector('[role=status]'))).toBe('2 cards from second.txt');
});

test('what is searched for stays, though the book opens at a rule later', async () => {
  vi.stubGlobal('fetch', async () => new Response('# Bones\n\n**BN-1** Throw.\n\n**BN-2** Take a tile.\n'));
  const { container } = render(RuleBook, { game: 'bones', now: ['BN-1'] });
  await vi.waitFor(() => expect(container.querySelector('input')).not.toBeNull(), { interval: 1 });
  const field = container.querySelector('input') as HTMLInputElement;
  field.value = 'tile';
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  await room('bones').figure?.(); // the pictures have come, and take their room
  await quiet();
  expect(field.value).toBe('tile');
});
