import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../src/app/words.svelte';
import Address from '../src/shared/Address.svelte';
import { quiet } from './host';
import { written } from './views';

const THERE = 'http://192.168.1.5:8000/t/x?invite=y';

beforeEach(() => words.need('common', 'page'));
afterEach(() => {
  vi.unstubAllGlobals();
  return words.speak('en');
});

/** A browser with these ways to pass an address on, on this machine. */
function browser(ways: Record<string, unknown>, machine: { platform?: string; coarse?: boolean } = {}): void {
  vi.stubGlobal('navigator', { platform: machine.platform ?? 'Linux x86_64', ...ways });
  vi.stubGlobal('matchMedia', () => ({ matches: machine.coarse ?? false }));
}

async function pressed(): Promise<{ says: () => string; field: HTMLInputElement; selected: () => string }> {
  const { container } = render(Address, { address: THERE, label: 'Invite friends' });
  const button = container.querySelector('button') as HTMLButtonElement;
  const field = container.querySelector('input') as HTMLInputElement;
  flushSync(() => button.click());
  await quiet();
  return { says: () => written(button), field, selected: () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) };
}
const refuse = async (): Promise<void> => Promise.reject(new DOMException('no', 'NotAllowedError'));

test('an address is copied where that is allowed', async () => {
  const writeText = vi.fn(async () => undefined);
  browser({ clipboard: { writeText } });
  expect((await pressed()).says()).toBe('Copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(THERE);
});

test.each([
  ['refused', { clipboard: { writeText: refuse } }],
  ['missing', {}],
])('where the clipboard is %s, the address lies selected and the button says what to press', async (_, ways) => {
  browser(ways);
  const { says, field, selected } = await pressed();
  expect(says()).toBe('Press Ctrl+C to copy the link');
  expect(selected()).toBe(THERE);
  expect(document.activeElement).toBe(field);
  flushSync(() => field.dispatchEvent(new Event('copy')));
  expect(says()).toBe('Copied');
});

test.each([
  ['en', { platform: 'MacIntel' }, 'Press ⌘C to copy the link'],
  ['en', { coarse: true }, 'Hold the link below to copy it'],
  ['de', {}, 'Strg+C drücken, um den Link zu kopieren'],
  ['de', { coarse: true }, 'Den Link unten gedrückt halten, um ihn zu kopieren'],
])('in %s on a machine like %o the button says “%s”', async (language, machine, said) => {
  await words.speak(language);
  browser({}, machine);
  expect((await pressed()).says()).toBe(said);
});

test('who changes their mind about sharing is told nothing', async () => {
  browser({ share: async () => Promise.reject(new DOMException('no', 'AbortError')) });
  expect((await pressed()).says()).toBe('Share the link');
});
