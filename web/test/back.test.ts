import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Back from '../src/back/Back.svelte';
import Mattered from '../src/back/Mattered.svelte';
import PlayOn from '../src/back/PlayOn.svelte';
import Shares from '../src/back/Shares.svelte';
import Timeline from '../src/back/Timeline.svelte';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { router } from '../src/app/route.svelte';
import { shelf } from '../src/app/shelf.svelte';
import { words } from '../src/app/words.svelte';
import type { Choice, Judged, Review } from '../src/host/protocol';
import { hosting, Late, No, quiet } from './host';
import { looked } from './looked';
import { GAMES, offer, update, written } from './views';

const VOICE = { names: ['Ada', 'Bob'], you: null };
const OFFER = (points: number) => ({ key: 'shark-attacks-stop', args: { points, signs: 0 } });
const judged = (change: Partial<Judged>): Judged => ({
  move: 6, seat: 0, action: 'stop', best: 'go_on', chances: [0.4, 0.6], given_away: 0.25, grade: 'blunder', chosen: OFFER(7), better: OFFER(9), choices: {}, ...change,
});
const choice = (points: number, chance: number): Choice => ({
  action: 'stop', offer: OFFER(points), chance, chances: [chance, 1 - chance], given_away: 0, reasons: [], differences: [],
  said: OFFER(points), better: null, gains: [{ key: 'coach-gain', args: { part: { key: 'coach-part-win', args: {} }, amount: { key: 'signed', args: { sign: '+', amount: 43.66 } } } }],
});
const REVIEW: Review = {
  game: 'shark-attacks', exact: true, in_points: false, said: { key: 'review-exact', args: {} },
  curve: [{ move: 0, chances: [0.5, 0.5] }, { move: 6, chances: [0.4, 0.6] }, { move: 10, chances: [0, 1] }],
  decisions: [judged({}), judged({ move: 8, seat: 1, grade: 'best' })],
  throws: [], mattered: [{ move: 6, said: OFFER(7), chosen: choice(7, 0.4), best: choice(9, 0.65) }],
  shares: [
    { seat: 0, result: 0, advantage: 0.002, luck: -0.3, skill: -0.05, given_away: 0.25, decisions: 1, told: [] },
    { seat: 1, result: 1, advantage: -0.002, luck: 0.3, skill: 0.05, given_away: 0, decisions: 1, told: [] },
  ],
};

beforeEach(() => words.need('common', 'host', 'page', ...SHELF, 'page-back', 'coach', 'shark-attacks/words', 'shark-attacks/page'));
afterEach(() => vi.unstubAllGlobals());

test('the slider goes to a move, and back to where a throw ends', async () => {
  const pick = vi.fn(async () => undefined);
  const { container } = render(Timeline, { move: 4, moves: 10, review: REVIEW, done: 1, names: VOICE.names, seat: 0, pick });
  expect([container.querySelectorAll('polyline').length, container.querySelectorAll('.blunder').length, container.querySelectorAll('.best').length]).toEqual([2, 1, 1]);
  const slider = container.querySelector('input') as HTMLInputElement;
  expect(slider.getAttribute('aria-valuetext')).toBe('Move 4 of 10');
  slider.value = '5';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  expect(pick).toHaveBeenCalledWith(5);
  await vi.waitFor(() => expect(slider.value).toBe('4'));
});

test('what mattered says what was played, what would have been better, and why', () => {
  const go = vi.fn();
  const { container } = render(Mattered, { review: REVIEW, voice: VOICE, move: 5, go });
  const button = container.querySelector('button') as HTMLButtonElement;
  expect(written(button)).toMatch(/^Ada ?Move 6 ?Blunder −25% Played: Stop for 7 40% Instead: Stop for 9 65% What it adds to the chance of winning: by winning at once \+43\.7\.$/);
  expect(button.getAttribute('aria-current')).toBe('step');
  flushSync(() => button.click());
  expect(go).toHaveBeenCalledWith(REVIEW.mattered[0]);
});

test('a game without a slip says so', () => {
  const { container } = render(Mattered, { review: { ...REVIEW, mattered: [] }, voice: VOICE, move: 5, go: vi.fn() });
  expect(written(container)).toContain('the dice decided');
});

test('luck and skill of all players, side by side', () => {
  const { container } = render(Shares, { shares: REVIEW.shares, voice: VOICE });
  const players = [...container.querySelectorAll('figure')];
  expect(players.map((player) => [...player.querySelectorAll('text')].map(written))).toEqual([['0', '−30', '−5'], ['0', '+30', '+5']]);
  expect(players.map((player) => [...player.querySelectorAll('li')].map(written))).toEqual([
    ['Start: Fair start', 'Dice: Very unlucky', 'Choices: Played worse'],
    ['Start: Fair start', 'Dice: Very lucky', 'Choices: Played better'],
  ]);
  expect(players.map((player) => player.querySelector('[role=img]') !== null)).toEqual([false, true]);
});

async function playingOn(answer: () => unknown) {
  me.now = { player: 'p', name: 'Ada', muted: [], ratings: [] };
  router.go('/');
  shelf.facts = [];
  const asked = hosting({
    'GET /api/games': () => GAMES,
    'POST /api/tables/t/fork?invite=i': answer,
    'POST /api/tables/new/commands': () => ({ type: 'ack', id: 'i', version: 1, again: false, table: null }),
  });
  const { table } = update('shark-attacks-choosing');
  const view = { ...table, table: 't', chairs: table.chairs.slice(0, 2).map((chair, seat) => ({ ...chair, kind: 'mind' as const, mind: seat ? 'random' : 'you' })) };
  const { container } = render(PlayOn, { view, invite: 'i', names: VOICE.names, move: 12, seat: 0 });
  await vi.waitFor(() => expect(container.querySelectorAll('select').length).toBe(2));
  const choose = (seat: number, value: string): void => {
    const select = container.querySelectorAll('select')[seat] as HTMLSelectElement;
    flushSync(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const submit = (): void => container.querySelector('form')?.requestSubmit();
  return { asked, container, choose, submit };
}

test('we are proposed the seat that is seen, against who sat there', async () => {
  const { asked, submit } = await playingOn(() => ({ table: 'new', invite: 'x', commitment: null }));
  submit();
  await vi.waitFor(() => expect(router.now).toEqual({ page: 'table', table: 'new', invite: null }));
  expect(asked[1]?.body).toEqual({ at: 12, seats: [{ kind: 'me' }, { kind: 'mind', mind: 'random' }], dice: 'new', coach: false });
});

test('two of us play under two names, with the same dice', async () => {
  const { asked, container, choose, submit } = await playingOn(() => ({ table: 'new', invite: 'x', commitment: null }));
  choose(1, 'me');
  flushSync(() => (container.querySelector('[value=same]') as HTMLInputElement).click());
  submit();
  await vi.waitFor(() => expect(asked.length).toBe(3));
  expect(asked[1]?.body).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Bob' }], dice: 'same' });
});

test('dice that nobody knows cannot be the same', async () => {
  const { container, submit } = await playingOn(() => new No('record-no-seed'));
  submit();
  await vi.waitFor(() => expect(written(container.querySelector('[role=alert]'))).toContain('Play on with new dice.'));
});

/** A game with a blunder of each seat, looked back on from the first; the host says what was better there when it is let go. */
async function lookingBack(first: () => unknown, mattering = [6, 8], move: number | null = null, reviewed: () => unknown = () => undefined) {
  const here = update('shark-attacks-choosing');
  const { look, places } = here.table;
  const chairs = here.table.chairs.slice(0, 2);
  const looks = [5, 7].map((move, seat) => looked({ move, mover: seat }, { look, places }));
  const better = (seat: number) => ({ total: 2, looks: [{ ...looks[seat], offers: [offer(here, 'go_on')] }] });
  const decisions = [judged({ move: 6, seat: 0 }), judged({ move: 8, seat: 1 })];
  const mattered = mattering.map((at) => ({ move: at, said: OFFER(7), chosen: choice(7, 0.4), best: choice(9, 0.65) }));
  hosting({
    'GET /api/tables/t': () => ({ ...here, table: { ...here.table, table: 't', status: 'over', chairs, result: null }, yours: { ...here.yours, seats: [] } }),
    'GET /api/tables/t/looks?from=0': () => ({ total: 2, looks }),
    'GET /api/tables/t/review': async () => {
      await reviewed();
      return { done: 1, review: { ...REVIEW, decisions, mattered } };
    },
    'GET /api/tables/t/looks?from=0&count=1&seat=0': async () => (await first()) ?? better(0),
    'GET /api/tables/t/looks?from=1&count=1&seat=1': () => better(1),
  });
  const { container } = render(Back, { table: 't', invite: null, move, seat: null });
  await vi.waitFor(() => expect(container.querySelectorAll('ol button[type=button] .head')).toHaveLength(mattering.length));
  const verdict = (): string => written(container.querySelector('.verdict'));
  return { container, verdict };
}

test('what was better stays on the board, though what was better elsewhere is told later', async () => {
  const late = new Late(undefined);
  const { container, verdict } = await lookingBack(() => late.answer({}));
  flushSync(() => [...container.querySelectorAll<HTMLElement>('ol button .head')].at(-1)?.click());
  await vi.waitFor(() => expect(verdict()).toContain('The board shows it.'));
  await late.go();
  expect(verdict()).toContain('The board shows it.');
});

test('what was better is asked for once more where the host had no time', async () => {
  const answers: unknown[] = [new No('host-busy')];
  const { container, verdict } = await lookingBack(() => answers.shift());
  await quiet();
  expect(verdict()).toContain('Show it on the board');
  flushSync(() => container.querySelector<HTMLElement>('.verdict button')?.click());
  await vi.waitFor(() => expect(verdict()).toContain('The board shows it.'));
});

test('a review opens at the decision that mattered most, with luck and skill first, unless the address names a move', async () => {
  const { container } = await lookingBack(() => undefined, [8]);
  await vi.waitFor(() => expect(written(container.querySelector('ol button[aria-current=step]'))).toContain('Move 8'));
  const [first] = container.querySelectorAll('.side h2');
  expect(written(first ?? null)).toBe(words.say('page-back-shares'));
  const named = await lookingBack(() => undefined, [8], 5);
  await vi.waitFor(() => expect(named.verdict()).toContain('The board shows it.'));
  expect(named.container.querySelector('ol button[aria-current=step]')).toBeNull();
});

test.each(['keydown', 'pointerdown'])('a game that is being looked at stays where it is when its review comes (%s)', async (event) => {
  const late = new Late(undefined);
  const looking = lookingBack(() => undefined, [8], null, () => late.answer({}));
  await vi.waitFor(() => expect(document.querySelector('input[type=range]')).not.toBeNull());
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await late.go();
  const { container } = await looking;
  await quiet();
  expect(container.querySelector<HTMLInputElement>('input[type=range]')?.value).toBe('5');
  expect(container.querySelector('ol button[aria-current=step]')).toBeNull();
});
