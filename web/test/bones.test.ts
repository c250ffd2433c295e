import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Line from '../src/games/bones/Line.svelte';
import Throws from '../src/games/bones/Throws.svelte';
import { lineOf, longest } from '../src/games/bones/ending';
import { atDesk, halves, label, middle, named, priceSaid, tileSaid } from '../src/games/bones/tiles';
import { SHELF } from '../src/app/games';
import { settings } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import type { Beat, Part, Spoken } from '../src/host/protocol';
import type { Fact, Look, Thrown } from '../src/games/bones/rules';
import { scored, steps } from '../src/games/bones/turns';
import { board, labelled, offer, shown, update, voiceOf, written } from './views';

beforeEach(() => words.need('common', 'page', ...SHELF, 'bones/words', 'bones/page'));
afterEach(() => {
  settings.now.motion = true;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const looking = (name: string): Look => update(name).table.look as unknown as Look;
const bar = (container: HTMLElement): string[] => [...container.querySelectorAll('.bar button')].map(written);

test('a tile is called the same whichever way it lies', () => {
  expect([named(5, 2), named(2, 5), named(0, 0)]).toEqual(['tile_2_5', 'tile_2_5', 'tile_0_0']);
  expect([halves('tile_2_5'), halves('5_2')]).toEqual([[2, 5], [5, 2]]);
});

test.each([
  [[2, 5], '5|2'],
  [[0, 5], '5|blank'],
  [[0, 0], 'double blank'],
] as const)('the tile %s is %s', ([low, high], text) => {
  expect(words.tell(tileSaid([low, high]))).toBe(text);
});

/** All that was said, however deep inside. */
const inside = (said: Spoken): Spoken[] => [said, ...Object.values(said.args).flatMap((arg) => (Array.isArray(arg) ? arg : [arg]).flatMap((one) => (typeof one === 'object' ? inside(one) : [])))];

test('prices are said as the host says them', () => {
  const told = update('bones-offering').yours.offers.filter(({ action }) => action !== 'decline');
  expect(told.length).toBeGreaterThan(10);
  for (const { action, said } of told) expect(inside(said), action).toContainEqual(priceSaid(action));
  expect(priceSaid('tile_0_0').key).toBe('bones-price-double-blank');
  expect(priceSaid('tile_2_5')).toEqual({ key: 'bones-price-tile', args: { tile: tileSaid([2, 5]) } });
});

test('the line is the part of that name, and choices begin in the middle', () => {
  const tally = update('bones-over').table.tallies[0];
  expect(lineOf(tally)?.pieces).toEqual(['6_2', '2_5']);
  expect([lineOf(undefined), lineOf([]), middle([])]).toEqual([undefined, undefined, undefined]);
  const offers = update('bones-offering').yours.offers;
  expect([middle(offers.slice(0, 1)), middle(offers.slice(0, 10)), middle(offers.slice(0, 3))].map((one) => one?.action)).toEqual(['share_10', 'share_50', 'share_20']);
});

test('the desk is open while somebody is broke, offers or accepts', () => {
  const open = ['bones-throwing', 'bones-matched', 'bones-broke', 'bones-offering', 'bones-accepting', 'bones-over'].filter((name) => atDesk(looking(name)));
  expect(open).toEqual(['bones-broke', 'bones-offering', 'bones-accepting']);
});

test('a label leaves out how the turn stands', () => {
  const given = update('bones-matched');
  const goOn = offer(given, 'go_on');
  expect(label(goOn, voiceOf(given))).not.toBe(words.tell(goOn.said, voiceOf(given)));
  expect(label(goOn, voiceOf(given))).not.toMatch(/\d/);
  expect(label(offer(given, 'take_1'), voiceOf(given))).toBe(words.tell(offer(given, 'take_1').said, voiceOf(given)));
});

test('throws lie in their spaces, with the markers that are left and the total', () => {
  const look = looking('bones-matched');
  const { container } = render(Throws, { look: { ...look, throws: [4, 7, 12], total: 23, markers: 2, went_on: false } });
  expect([...container.querySelectorAll('li')].map(written)).toEqual(['4', '7', '12', '', '', '']);
  expect([...container.querySelectorAll('li')].map((space) => space.querySelector('.left') !== null)).toEqual([false, false, false, true, true, false]);
  expect(written(container.querySelector('.head'))).toBe('2 markers left at stake');
  expect(written(container.querySelector('.total'))).toBe('23');
});

test('whoever goes on plays for double or nothing, and without a marker none waits', () => {
  const { container } = render(Throws, { look: { ...looking('bones-matched'), throws: [4], total: 4, markers: 0, went_on: true } });
  expect(container.querySelectorAll('.left')).toHaveLength(0);
  expect(written(container.querySelector('.head'))).toBe('0 markers left double or nothing');
});

test('a tile that matches can be taken, what each wants is what the host says', async () => {
  const given = update('bones-matched');
  const { act, container, show } = await board(given);
  expect([...container.querySelectorAll('.wanted')].map(written)).toEqual(['Sum 7', 'Sum 9', 'Sum 10']);
  expect([...container.querySelectorAll<HTMLButtonElement>('.lying')].map(({ disabled }) => disabled)).toEqual([false, true, true]);
  expect(bar(container)).toHaveLength(2);
  container.querySelector<HTMLElement>('.lying.matches')?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['take_1']);
  const changed = update('bones-matched');
  const wants = looking('bones-matched').wants.map((layout, space) => (space === 1 ? [90, 9] : layout));
  changed.table.look = { ...changed.table.look, wants, went_on: false };
  await show(changed);
  expect([...container.querySelectorAll('.wanted')].map(written)).toEqual(['Sum 7', 'Sum 99', 'Sum 10']);
  changed.table.look = { ...changed.table.look, went_on: true };
  await show(structuredClone(changed));
  expect(written(container.querySelector('.wanted'))).toBe('5-2');
});

test('a lender begins in the middle of the shares, slides, or wants something else', async () => {
  const given = update('bones-offering');
  const { act, container } = await board(given);
  const slider = container.querySelector<HTMLInputElement>('input[type=range]');
  const primary = (): string => labelled(container.querySelector('.primary') as Element);
  expect([slider?.max, slider?.value]).toEqual(['9', '4']);
  expect(primary()).toBe(words.tell(offer(given, 'share_50').said, voiceOf(given)));
  if (slider) slider.value = '7';
  flushSync(() => slider?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(primary()).toBe(words.tell(offer(given, 'share_80').said, voiceOf(given)));
  flushSync(() => container.querySelector<HTMLElement>('button.slip')?.click());
  expect(primary()).toBe(words.tell(offer(given, 'prize').said, voiceOf(given)));
  expect(slider?.value).toBe('7');
  flushSync(() => container.querySelector<HTMLElement>('.primary')?.click());
  expect(act).toHaveBeenCalledExactlyOnceWith(1, ['prize']);
  expect(bar(container)).toHaveLength(2);
});

test('each offer that was made can be accepted', async () => {
  const { act, container } = await board(update('bones-accepting'));
  const slips = [...container.querySelectorAll<HTMLElement>('button.slip.offered')];
  expect(slips.map((slip) => written(slip.querySelector('.thing')))).toEqual(['30%', '']);
  slips[1]?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['accept_2']);
});

test('who accepts takes the hand that lends, before the desk is cleared', async () => {
  vi.useFakeTimers();
  const given = update('bones-accepting');
  const { container, show } = await board(given);
  const told: Beat = { seat: 0, action: 'accept_2', throw: [], told: [], facts: [{ kind: 'accepted', seat: 0, lender: 2 }], look: { ...given.table.look, phase: 'throwing', offers: {} }, places: {} };
  await show(given, { ...shown(told), length: 600 });
  expect(container.querySelector('.across.met')).not.toBeNull();
  vi.advanceTimersByTime(500);
  flushSync();
  expect(container.querySelector('.across')).toBeNull();
});

test('what was offered is shown to those who only look on', async () => {
  const given = update('bones-accepting');
  given.yours = { ...given.yours, seats: [], offers: [] };
  const { container } = await board(given);
  expect(container.querySelectorAll('button.slip')).toHaveLength(0);
  expect([...container.querySelectorAll('.slip.offered .what')].map(written)).toEqual([expect.stringMatching(/Bob.*30/), expect.stringMatching(/Cleo/)]);
});

test('whoever is broke may ask', async () => {
  const { container } = await board(update('bones-broke'));
  expect(written(container.querySelector('.desk h2'))).toBe('You have no marker left.');
  expect(bar(container)).toHaveLength(2);
  expect([...container.querySelectorAll('.hand h2')].map(written)).toEqual(['Ada', 'Bob', 'Cleo']);
});

const thrown = (matched: Thrown['matched'], ...tiles: [number, number][]): Thrown => ({
  kind: 'thrown', seat: 0, first: 5, second: 2, total: 7, matched, tiles: tiles.map((tile) => ({ tile, value: 0 })), went_on: false,
});

test('the dice fall before anything moves, and a layout cracks open in between', () => {
  expect(steps([{ kind: 'went_on', seat: 0 }], 600)).toEqual([{ after: 0, what: 'moves' }]);
  expect(steps([{ kind: 'accepted', seat: 0, lender: 1 }], 600)).toEqual([{ after: 0, what: 'meets' }, { after: 420, what: 'moves' }]);
  expect(steps([thrown('layout')], 0)).toEqual([{ after: 0, what: 'moves' }]);
  expect(steps([thrown('sum')], 1000)).toEqual([{ after: 500, what: 'moves' }]);
  expect(steps([thrown('layout')], 1000)).toEqual([{ after: 500, what: 'cracks' }, { after: 750, what: 'moves' }]);
  expect(steps([thrown('nothing'), { kind: 'turn_lost', seat: 0, went_on: false }], 1000)).toEqual([{ after: 500, what: 'loses' }, { after: 900, what: 'moves' }]);
});

test('what ends the game is seen on the felt before the lines are laid', () => {
  const last: Fact[] = [{ kind: 'taken', seat: 0, tile: [1, 2], points: 11 }, { kind: 'ended', end: 'points', end_at: 30 }];
  expect(steps(last, 1000)).toEqual([{ after: 0, what: 'wins' }, { after: 800, what: 'moves' }]);
  expect(steps(last, 0)).toEqual([{ after: 0, what: 'moves' }]);
});

test('what a turn scores is stamped, doubled where its player went on', () => {
  const all = { kind: 'taken_all', seat: 0, tiles: [], total: 19, points: 38 } as const;
  expect(scored([thrown('layout'), { ...all, went_on: true }])).toBe('2 × 19 = 38');
  expect(scored([{ ...all, went_on: false }])).toBe('+38');
  expect(scored([{ kind: 'taken', seat: 0, tile: [1, 2], points: 13 }])).toBe('+13');
  expect(scored([thrown('nothing')])).toBeNull();
});

test('a turn that comes to nothing is lost after its dice have fallen, and told as the turn of who threw them', async () => {
  const given = update('bones-matched');
  const { container, show } = await board(given);
  vi.useFakeTimers();
  const look = { ...given.table.look, seat: 1, throws: [], total: 0 };
  const facts = [thrown('nothing'), { kind: 'turn_lost', seat: 0, went_on: false }] as unknown as Beat['facts'];
  await show(given, { ...shown({ seat: null, action: null, throw: [{ piece: 'die_1', face: 'die_5' }], told: [], facts, look, places: {} }), length: 1000 });
  const seen = (ms: number): unknown[] => {
    vi.advanceTimersByTime(ms);
    flushSync();
    return [container.querySelector('.felt')?.classList.contains('lost'), written(container.querySelector('.throws .total')), written(container.querySelector('.told b'))];
  };
  const total = String(looking('bones-matched').total);
  expect(seen(0)).toEqual([false, total, 'Your turn.']);
  expect(seen(540)).toEqual([true, total, 'Your turn.']);
  expect(seen(400)).toEqual([false, '0', 'Your turn.']);
  vi.useRealTimers();
});

test('the tile whose layout was thrown cracks, then the board is cleared', async () => {
  const given = update('bones-matched');
  const { container, show } = await board(given);
  const lying = (): number => container.querySelectorAll('.lying').length;
  const [tile] = looking('bones-matched').board;
  vi.useFakeTimers();
  const look = { ...given.table.look, board: [null, null, null], throws: [] };
  const facts = [thrown('layout', tile ?? [0, 0])] as unknown as Beat['facts'];
  await show(given, { ...shown({ seat: null, action: null, throw: [{ piece: 'die_1', face: 'die_5' }], told: [], facts, look, places: {} }), length: 1000 });
  expect([lying(), container.querySelectorAll('.cracks').length]).toEqual([3, 0]);
  vi.advanceTimersByTime(540);
  flushSync();
  expect([...container.querySelectorAll('.lying')].map((one) => one.classList.contains('cracks'))).toEqual([true, false, false]);
  vi.advanceTimersByTime(250);
  flushSync();
  vi.useRealTimers();
  await vi.waitFor(() => expect(lying()).toBe(0));
});

test('a line lies in as many rows as make its tiles largest', () => {
  expect(longest(16, 960, 60)).toBe(60); // one row is as long as the room
  expect(longest(16, 960, 300)).toBe(160); // three rows of six
  expect(longest(16, 300, 200)).toBe(75); // four of four
  expect(longest(1, 3000, 900)).toBe(480);
});

test('at the end every line lies where its hand lay, with what the host says it scores, and the best one is framed', async () => {
  settings.now.motion = false;
  const given = update('bones-over');
  const { container } = await board(given);
  expect([...container.querySelectorAll('.line h2')].map(written)).toEqual(['Ada', 'Bob', 'Cleo']);
  expect([...container.querySelectorAll('.line .sum')].map(written)).toEqual(['42 + 15 = 57', '53 + 46 = 99', '28 + 10 = 38']);
  expect([...container.querySelectorAll('.line')].map((line) => line.classList.contains('won'))).toEqual([false, true, false]);
  expect([...container.querySelectorAll('.line')].map((line) => line.querySelectorAll('.spare li').length)).toEqual([1, 0, 3]);
});

test('a line lays itself out once it is seen, and adds up to the points of the host', () => {
  vi.useFakeTimers();
  let seen: ((entries: { isIntersecting: boolean }[]) => void) | null = null;
  class Observer {
    constructor(tell: typeof seen) {
      seen = tell;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const line: Part = { name: 'line', points: 70, pieces: ['6_2', '2_5'] };
  const whole = vi.fn();
  const { container } = render(Line, { name: 'Ada', banked: 40, total: 110, tiles: [[2, 6], [2, 5], [1, 1]], line, voice: { names: ['Ada'], you: 0 }, won: true, whole });
  const sum = (): string => written(container.querySelector('.sum'));
  vi.advanceTimersByTime(1000);
  flushSync();
  expect([sum(), container.querySelectorAll('ol .out').length]).toEqual(['40 + 0 = 40', 2]);
  flushSync(() => seen?.([{ isIntersecting: true }]));
  vi.advanceTimersByTime(230);
  flushSync();
  expect([sum(), container.querySelectorAll('ol .out').length]).toEqual(['40 + 8 = 48', 1]);
  expect(whole).not.toHaveBeenCalled();
  vi.advanceTimersByTime(230);
  flushSync();
  expect([sum(), container.querySelectorAll('.out').length]).toEqual(['40 + 70 = 110', 0]);
  expect(whole).toHaveBeenCalledOnce();
});
