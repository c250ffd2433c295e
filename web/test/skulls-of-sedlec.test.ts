import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Kinds from '../src/games/skulls-of-sedlec/Kinds.svelte';
import { bottom, grown, kindOf, landed, lit, named, renamed, rows, said, scoring, spotOf, total } from '../src/games/skulls-of-sedlec/stack';
import { SHELF } from '../src/app/games';
import { settings } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import type { Beat, Part } from '../src/host/protocol';
import type { Look } from '../src/games/skulls-of-sedlec/rules';
import { board, labelled, offer, settled, shown, update, written } from './views';

beforeEach(() => words.need('common', 'page', ...SHELF, 'skulls-of-sedlec/words', 'skulls-of-sedlec/page'));

afterEach(() => {
  settings.now.motion = true;
  vi.useRealTimers();
});

const THREE = { row1_1: 2, row1_2: 13, row1_3: 3, row2_2: 1 };

test.each([
  ['row1_1', { x: -1, y: 0 }],
  ['row1_2', { x: 0, y: 0 }],
  ['row1_3', { x: 1, y: 0 }],
  ['left', { x: -2, y: 0 }],
  ['right', { x: 2, y: 0 }],
  ['row2_1', { x: -0.5, y: 1 }],
  ['row2_2', { x: 0.5, y: 1 }],
  ['row3_1', { x: 0, y: 2 }],
])('%s of three is drawn there', (place, spot) => {
  expect(spotOf(place, THREE)).toEqual(spot);
});

test('the first card stands in the middle', () => {
  expect(spotOf('right', {})).toEqual({ x: 0, y: 0 });
  expect([bottom({}), bottom(THREE)]).toEqual([0, 3]);
});

test('a row begins on two cards that are side by side', () => {
  const laid = (...places: string[]) => rows(Object.fromEntries(places.map((place, card) => [place, card])));
  expect([laid(), laid('row1_1'), laid('row1_1', 'row1_2')]).toEqual([1, 1, 2]);
  const base = ['row1_1', 'row1_2', 'row1_3', 'row1_4'];
  expect([laid(...base, 'row2_1', 'row2_3'), laid(...base, 'row2_2', 'row2_3')]).toEqual([2, 3]);
  expect(laid(...base, 'row2_1', 'row2_2', 'row2_3', 'row3_1', 'row3_2')).toBe(3);
});

test('a pyramid that is still small has larger cards in the same room', () => {
  expect([grown({}, 4), grown({ row1_1: 1, row1_2: 2 }, 3), grown(THREE, 4), grown(THREE, 3)]).toEqual([1.75, 1.5, 4 / 3, 1]);
});

test('a part is about a kind, and a card is called by its skulls', () => {
  expect(['royals', 'peasants', 'priests', 'romantics', 'criminals'].map(kindOf)).toEqual(['royal', 'peasant', 'priest', 'romantic', 'criminal']);
  expect(named(['royal'])).toEqual({ key: 'skulls-of-sedlec-no-card', args: {} });
  expect(said(['royal', 'priest'])).toBe('royal over priest');
});

const LAID = ['skulls-of-sedlec-stacking', 'skulls-of-sedlec-placing'];

test.each(LAID)('%s: places are called as the host will call them', (name) => {
  const given = update(name);
  const stack = (given.table.look as unknown as Look).stacks[0] ?? {};
  for (const { action, leads_to } of given.yours.offers.filter((one) => one.action.startsWith('stack_'))) {
    const place = action.slice('stack_a_'.length);
    const known = [landed(place, stack), ...Object.keys(stack).map((one) => renamed(one, place))];
    const told = [...scoring(leads_to ?? [])].map((piece) => piece.replace(/_(upper|lower)$/, ''));
    expect(new Set(known).size).toBe(Object.keys(stack).length + 1);
    expect(told.filter((one) => !known.includes(one)), action).toEqual([]);
  }
});

test('the parts add up, whatever they are', () => {
  expect(total([{ name: 'a', points: 3, pieces: [] }, { name: 'b', points: -1, pieces: [] }])).toBe(2);
});

const part = (name: string, points: number): Part => ({ name, points, pieces: [] });
const parts = (container: HTMLElement): string[] => [...container.querySelectorAll('.kinds li')].map(written);

test('kinds with a placement in view show what it changes', async () => {
  const tally = [part('royals', 3), part('priests', 2)];
  const { container, rerender } = render(Kinds, { tally, label: 'kinds' });
  expect(parts(container)).toEqual(['royals 3', 'priests 2', '= total 5']);
  expect(container.querySelectorAll('.changed')).toHaveLength(0);
  await rerender({ tally, then: [part('royals', 1), part('priests', 7)], label: 'kinds' });
  expect([...container.querySelectorAll('.more')].map(written)).toEqual(['−2', '+5', '+3']);
});

test('a place is pointed at, picked, then played; the button says what it brings', async () => {
  const given = update('skulls-of-sedlec-stacking');
  const { act, button, container } = await board(given);
  expect(written(container.querySelector('.hint'))).toBe('Your hand is full: place a card.');
  const ghost = button(words.tell(offer(given, 'stack_a_row2_1').said));
  flushSync(() => ghost.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })));
  expect([...container.querySelectorAll('.kinds .more')].map(written)).toEqual(['+2', '+2']);
  flushSync(() => ghost.dispatchEvent(new PointerEvent('pointerleave')));
  expect(container.querySelectorAll('.kinds .more')).toHaveLength(0);
  flushSync(() => ghost.click());
  expect(act).not.toHaveBeenCalled();
  expect(written(container.querySelector('.primary'))).toBe('Place here for 2 more');
  flushSync(() => ghost.click());
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['stack_a_row2_1']);
});

test('skulls that begin or cease to score are marked as the host says, though places are renamed', async () => {
  const given = update('skulls-of-sedlec-stacking');
  const { button, container, show } = await board(given);
  const halves = (): number[] => ['begins', 'ceases'].map((mark) => container.querySelectorAll(`.niche g.${mark}`).length);
  const pick = (action: string): void => flushSync(() => button(words.tell(offer(given, action).said)).click());
  expect(halves()).toEqual([0, 0]);
  pick('stack_a_row2_1');
  expect(halves()).toEqual([2, 1]);
  pick('stack_a_left');
  expect(halves()).toEqual([1, 0]);
  const changed = update('skulls-of-sedlec-stacking');
  changed.table.version += 1;
  for (const one of changed.table.tallies[0] ?? []) one.pieces = one.pieces.filter((piece) => piece !== 'row1_3_lower');
  await show(changed);
  pick('stack_a_left');
  expect(halves()).toEqual([2, 0]);
});

test('what a placement brings is what the host says', async () => {
  const given = update('skulls-of-sedlec-stacking');
  offer(given, 'stack_a_left').leads_to = given.table.tallies[0]?.map((one) => ({ ...one, points: one.points + 20 })) ?? null;
  offer(given, 'stack_a_right').leads_to = null;
  const { button, container } = await board(given);
  flushSync(() => button(words.tell(offer(given, 'stack_a_left').said)).click());
  expect(written(container.querySelector('.primary'))).toBe('Place here for 100 more');
  flushSync(() => button(words.tell(offer(given, 'stack_a_right').said)).click());
  expect(written(container.querySelector('.primary'))).toBe('Place here');
});

test('another card of the hand goes to other places', async () => {
  const given = update('skulls-of-sedlec-stacking');
  const { act, button, container } = await board(given);
  flushSync(() => button(said(['priest', 'criminal'])).click());
  flushSync(() => button(words.tell(offer(given, 'stack_b_left').said)).click());
  flushSync(() => container.querySelector<HTMLElement>('.primary')?.click());
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['stack_b_left']);
});

test('two piles are dug with two taps, whichever comes first', async () => {
  const { act, container } = await board(update('skulls-of-sedlec-digging'));
  const graves = [...container.querySelectorAll<HTMLElement>('.grave')];
  expect(written(container.querySelector('.hint'))).toBe('Take a card from the graveyard.');
  flushSync(() => graves[4]?.click());
  expect(written(container.querySelector('.hint'))).toBe('And which second pile?');
  expect(act).not.toHaveBeenCalled();
  flushSync(() => graves[2]?.click());
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['dig_3_5']);
});

test('a pile that is pressed again, and Escape, take the choice back', async () => {
  const { act, container } = await board(update('skulls-of-sedlec-digging'));
  const graves = [...container.querySelectorAll<HTMLElement>('.grave')];
  flushSync(() => graves[4]?.click());
  flushSync(() => graves[4]?.click());
  expect(container.querySelectorAll('.grave.picked')).toHaveLength(0);
  flushSync(() => graves[0]?.click());
  expect(written(container.querySelector('.primary'))).toBe('Take this card');
  flushSync(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(container.querySelector('.primary')).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('a sign of a kind says what it wants, in the words of its rule', async () => {
  const { container } = await board(update('skulls-of-sedlec-stacking'));
  const plaques = [...container.querySelectorAll<HTMLElement>('.kinds .plaque')].filter((one) => one.tagName === 'BUTTON');
  expect(plaques).toHaveLength(5);
  const said = plaques.map((plaque) => {
    flushSync(() => plaque.click());
    return written(container.querySelector('.wish p'));
  });
  expect(said).toEqual([13, 14, 15, 16, 17].map((rule) => words.say(`rule-sk-${rule}`)));
});

test('how much of each pyramid stands is written there', async () => {
  const { container } = await board(update('skulls-of-sedlec-stacking'));
  expect(written(container.querySelector('.ledge'))).toBe('4 / 9 placed');
  expect(written(container.querySelector('.rival h3 .number'))).toMatch(/^\d \/ 9$/);
});

test('one of two cards is kept', async () => {
  const { act, container } = await board(update('skulls-of-sedlec-keeping'));
  expect(written(container.querySelector('.hint'))).toBe('Keep one of the two cards.');
  const open = [...container.querySelectorAll<HTMLElement>('.grave.able')];
  expect(open).toHaveLength(2);
  flushSync(() => open[1]?.click());
  expect(written(container.querySelector('.primary'))).toBe('Keep this one');
  flushSync(() => open[1]?.click());
  expect(act).toHaveBeenCalledExactlyOnceWith(1, ['keep_3']);
});

test('while a card is on its way the skulls shine as before, though places are renamed; then as the host says', async () => {
  const before = update('skulls-of-sedlec-stacking');
  const { container, show } = await board(before);
  const shining = (): number => container.querySelectorAll('.niche g.scores').length;
  const cards = shining();
  expect(cards).toBeGreaterThan(0);
  const after = update('skulls-of-sedlec-stacking');
  after.table.version += 1;
  const moved = { row1_1: 8, row1_2: 2, row1_3: 13, row1_4: 3, row2_3: 1 };
  after.table.look = { ...after.table.look, stacks: [moved, {}] };
  await show(before, { ...shown({ seat: 0, action: 'stack_a_left', throw: [], told: [], look: after.table.look, places: {} }), length: 600 });
  expect(shining()).toBe(cards);
  expect(container.querySelectorAll('.niche .laid')).toHaveLength(5);
  after.table.tallies = [[{ name: 'peasants', points: 1, pieces: ['row1_1_upper'] }], []];
  await show(after);
  expect(shining()).toBe(1);
});

test('skulls light up as soon as their card counts, though others act meanwhile', async () => {
  const before = update('skulls-of-sedlec-stacking');
  const { container, show } = await board(before);
  const shining = (): number => container.querySelectorAll('.niche g.scores').length;
  const moved = { ...before.table.look, stacks: [{ row1_1: 8, row1_2: 2, row1_3: 13, row1_4: 3, row2_3: 1 }, {}] };
  const beat = (seat: number, look: Beat['look']): Beat => ({ seat, action: 'a', throw: [], told: [], look, places: {} });
  await show(before, { ...shown(beat(0, moved)), length: 600 });
  const counted = update('skulls-of-sedlec-stacking');
  counted.table.look = moved;
  counted.table.tallies = [[{ name: 'peasants', points: 1, pieces: ['row1_1_upper'] }], []];
  const theirs = { ...moved, stacks: [moved.stacks[0], { row1_1: 5 }] };
  await show(counted, { ...shown(beat(1, theirs)), length: 600 });
  expect(shining()).toBe(1);
});

test('skulls are known by their card', () => {
  const tally = [{ name: 'royals', points: 3, pieces: ['row1_2_upper', 'row2_2_lower'] }];
  expect([...lit(THREE, tally)]).toEqual(['13_upper', '1_lower']);
});

test('at the end all pyramids count together, kind by kind, and a tap ends the counting', async () => {
  const given = update('skulls-of-sedlec-tie');
  vi.useFakeTimers();
  const { container } = await board(given);
  const sums = (): string[] => [...container.querySelectorAll('.kinds .all .number')].map(written);
  const shining = (): number => container.querySelectorAll('.niche g.scores').length;
  expect([...container.querySelectorAll('.end section')].map(labelled)).toEqual(['Ada', 'Bob']);
  expect([sums(), shining()]).toEqual([['0', '0'], 0]);
  const points = (kinds: number): string[] => given.table.tallies.map((tally) => String(total(tally.slice(0, kinds))));
  for (const kinds of [1, 2]) {
    vi.advanceTimersByTime(700);
    flushSync();
    expect(sums()).toEqual(points(kinds));
  }
  flushSync(() => container.querySelector<HTMLElement>('.end')?.click());
  expect(sums()).toEqual(['22', '22']);
  expect(shining()).toBe(given.table.tallies.flatMap((tally) => [...scoring(tally)]).length);
});

test('without motion everything is counted at once', async () => {
  settings.now.motion = false;
  const { container } = await board(update('skulls-of-sedlec-tie'));
  expect([...container.querySelectorAll('.kinds .all .number')].map(written)).toEqual(['22', '22']);
});
