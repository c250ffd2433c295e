import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { router } from '../src/app/route.svelte';
import { shelf } from '../src/app/shelf.svelte';
import { words } from '../src/app/words.svelte';
import DailyPage from '../src/daily/Daily.svelte';
import DailyCard from '../src/daily/DailyCard.svelte';
import DailyTry from '../src/daily/DailyTry.svelte';
import { redrawn, sourceOf, type GameRecord } from '../src/dice/check';
import type { Key } from '../src/dice/sealed';
import { before, dayName, month, weekdays, weeks } from '../src/daily/days';
import { decisionsTold } from '../src/daily/decisions';
import { shareText } from '../src/daily/sharing';
import type { Daily, DailyGame } from '../src/host/protocol';
import { hosting, Late, No, quiet, type Asked } from './host';
import { GAMES, written } from './views';

const open: DailyGame = { game: 'bones', mind: 'strong', state: 'open', table: null, why: null, given_away: null, points: null, won: null, decisions: null };
const counted: DailyGame = { ...open, game: 'shark-attacks', mind: 'perfect', state: 'counted', table: 't1', given_away: 0.0421, points: 103, won: true, decisions: { good: 19, slips: 1, mistakes: 0, blunders: 2 } };
const today: Daily = {
  day: '2026-11-18', today: '2026-11-18', first: '2026-01-01', seconds_left: 3720, streak: 3, longest: 5,
  played: ['2026-11-10', '2026-11-17', '2026-11-18'], games: [open, counted, { ...open, game: 'rolling-bones', state: 'void', why: 'daily-void-given-up' }],
};
const place = { rank: 1, name: 'Ada', you: true, brought: true, given_away: 0.0421, points: 103, won: true };
let asked: Asked[] = [];

beforeEach(() => {
  asked = hosting({
    'GET /api/games': () => GAMES,
    'GET /api/me': () => ({ player: 'ada', name: 'Ada', muted: [], ratings: [] }),
    'POST /api/me': () => ({ player: 'ada', name: 'Ada', muted: [], ratings: [] }),
    'GET /api/daily': () => today,
    'GET /api/daily/2026-11-10': () => ({ ...today, day: '2026-11-10', games: [open] }),
    'GET /api/daily/2026-11-18/boards': () => [{ game: 'bones', places: [] }, { game: 'shark-attacks', places: [place] }],
    'GET /api/daily/2026-11-10/boards': () => [],
    'POST /api/daily/2026-11-18/bones': () => ({ table: 't2', invite: 'i', commitment: null }),
    'POST /api/daily/2026-11-17/bones/best': () => ({ table: 't3', invite: 'i', commitment: null }),
  });
  me.now = null;
  shelf.facts = [];
  return words.need('common', 'host', 'page', 'daily', 'page-daily', ...SHELF);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  router.go('/');
});

async function shown(day: string | null): Promise<HTMLElement> {
  const { container } = render(DailyPage, { day });
  await quiet();
  return container;
}
const press = async (within: Element | null | undefined, text: string): Promise<void> => {
  const button = [...(within?.querySelectorAll('button') ?? [])].find((one) => written(one).startsWith(text));
  if (!button) throw new Error(`no button ${text}`);
  flushSync(() => button.click());
  await quiet();
};

test('today shows its games, the streak, the board and the calendar', async () => {
  const page = await shown(null);
  const text = written(page);
  expect(text).toContain('3 days in a row (longest: 5 days)');
  expect(text).toContain('New games in 1 h 2 min');
  const [bones, sharks, rolling] = [...page.querySelectorAll('.tries > li')];
  expect(bones && written(bones)).toContain('against Hildegard');
  expect(sharks && written(sharks)).toMatch(/4\.2%.*103.*19 good choices, one slip and 2 blunders/);
  expect(rolling && written(rolling)).toContain('You gave this game up');
  expect(written(page.querySelector('.you') ?? page)).toMatch(/1\. Ada.*4\.2%.*103/);
  expect([...page.querySelectorAll('.played')].map((day) => day.textContent?.trim())).toEqual(['10', '17', '18']);
});

test('an open game is played, and the best line of yesterday looked back on', async () => {
  const page = await shown(null);
  await press(page.querySelector('[data-game=bones]'), 'Play');
  expect(asked.at(-1)?.what).toBe('POST /api/daily/2026-11-18/bones');
  expect(router.now).toEqual({ page: 'table', table: 't2', invite: null });
  await press(page.querySelector('[aria-labelledby=best]'), 'Bones');
  expect(router.now).toMatchObject({ page: 'back', table: 't3' });
});

test('a former day is there for practice', async () => {
  const page = await shown('2026-11-10');
  expect(written(page)).toContain('A former day, for practice.');
  expect(page.querySelector('[data-game=bones] .primary')).toBeNull();
});

test('who has left while the host makes up its mind is not led away', async () => {
  const late = new Late({ table: 't2', invite: 'i', commitment: null });
  hosting({ 'GET /api/games': () => GAMES, 'GET /api/daily': () => today, 'GET /api/daily/2026-11-18/boards': () => [], 'POST /api/me': () => ({ player: 'ada', name: 'Ada', muted: [], ratings: [] }), 'POST /api/daily/2026-11-18/bones': late.answer });
  const { container, unmount } = render(DailyPage, { day: null });
  await quiet();
  await press(container.querySelector('[data-game=bones]'), 'Play');
  unmount();
  router.go('/games');
  await late.go();
  expect(router.now).toEqual({ page: 'games' });
});

/** The page of today at a host whose answers are given one after the other; the last one stays. */
async function shownByClock(...answers: (Daily | No)[]): Promise<{ page: HTMLElement; looks: () => number }> {
  vi.useFakeTimers();
  const next = (): Daily | No => (answers.length > 1 ? answers.shift() : answers[0]) ?? new No('host-busy');
  const seen = hosting({ 'GET /api/games': () => GAMES, 'GET /api/daily': next, 'GET /api/daily/2026-11-18/boards': () => [], 'GET /api/daily/2026-11-19/boards': () => [] });
  const { container } = render(DailyPage, { day: null });
  await vi.advanceTimersByTimeAsync(0);
  return { page: container, looks: () => seen.filter(({ what }) => what === 'GET /api/daily').length };
}
const tomorrow: Daily = { ...today, day: '2026-11-19', today: '2026-11-19', seconds_left: 86_400 };

test('a page that is open past midnight shows the new day, however often the host is away', async () => {
  const { page, looks } = await shownByClock(today, new No('host-busy'), tomorrow);
  await vi.advanceTimersByTimeAsync(3700 * 1000);
  expect([looks(), written(page.querySelector('#day'))]).toEqual([1, 'Wednesday, November 18, 2026']);
  await vi.advanceTimersByTimeAsync(60 * 1000);
  expect([looks(), written(page.querySelector('#day'))]).toEqual([3, 'Thursday, November 19, 2026']);
});

test('a page that comes back into sight looks again', async () => {
  const { page } = await shownByClock(today, tomorrow);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(written(page.querySelector('#day'))).toBe('Thursday, November 19, 2026');
});

test('a result that is worked out is waited for, whatever the host says meanwhile', async () => {
  const weighed = (state: DailyGame['state']): Daily => ({ ...today, games: [{ ...counted, state }] });
  const { page, looks } = await shownByClock(weighed('measuring'), new No('host-busy'), weighed('measuring'), weighed('counted'));
  await vi.advanceTimersByTimeAsync(1600);
  expect(page.querySelector('[role=alert]')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1600);
  expect(page.querySelector('[role=alert]')).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(written(page.querySelector('dl'))).toContain('4.2%');
  expect(looks()).toBe(4);
});

test('the card on the start page is filled once the host can be reached', async () => {
  vi.useFakeTimers();
  hosting({ 'GET /api/daily': null });
  const { container } = render(DailyCard);
  await vi.advanceTimersByTimeAsync(500);
  expect(written(container)).toContain('…');
  hosting({ 'GET /api/daily': () => today });
  await vi.advanceTimersByTimeAsync(5000);
  expect(written(container)).toContain('3 days in a row');
});

test.each([
  ['no clipboard', {}],
  ['a sheet that it refuses', { share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('where the browser has %s, the result lies selected and the button says what to press', async (_, ways) => {
  vi.stubGlobal('navigator', { platform: 'Linux x86_64', ...ways });
  const { container } = render(DailyTry, { one: counted, day: '2026-11-18', isToday: true, streak: 3, disabled: false, play: () => undefined });
  await press(container, 'Share result');
  const field = await vi.waitFor(() => container.querySelector('textarea') ?? Promise.reject(new Error('no text')));
  expect(field.value).toBe(shareText(counted, '2026-11-18', 3));
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
  expect(written(container.querySelector('.ways button'))).toContain('Press Ctrl+C to copy the result');
  flushSync(() => field.dispatchEvent(new Event('copy')));
  expect(written(container.querySelector('.ways button'))).toContain('Copied');
});

test('who closes the sheet shares nothing, and is told nothing', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('no', 'AbortError')));
  vi.stubGlobal('navigator', { share });
  const { container } = render(DailyTry, { one: counted, day: '2026-11-18', isToday: true, streak: 3, disabled: false, play: () => undefined });
  await press(container, 'Share result');
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  await quiet();
  expect(container.querySelector('textarea')).toBeNull();
  expect(written(container.querySelector('.ways button'))).toContain('Share result');
});

test('the text to share gives nothing of the game away', () => {
  expect(shareText(counted, '2026-11-18', 3)).toBe('Ossuary · Shark Attacks! · 2026-11-18\n🦴 19 🕯️ 1 💀 2\n4.2% given away · 103 points · 3 days in a row');
});

test('decisions are told in words', () => {
  expect(decisionsTold({ good: 1, slips: 0, mistakes: 1, blunders: 0 })).toBe('one good choice and one mistake');
  expect(decisionsTold(null)).toBe(words.say('none'));
});

test('days are those of UTC, over the ends of months and years', () => {
  expect([before('2026-03-01'), before('2026-01-01')]).toEqual(['2026-02-28', '2025-12-31']);
  expect([month('2026-11-18'), month('2026-01-31', -1), month('2026-12-31', 1)]).toEqual(['2026-11-01', '2025-12-01', '2027-01-01']);
  expect(dayName('2026-11-18', 'de')).toBe('Mittwoch, 18. November 2026');
  expect(weekdays('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  const february = weeks('2026-02-01');
  expect(february.map((week) => week.filter(Boolean).length)).toEqual([1, 7, 7, 7, 6]);
  expect(february[0]?.[6]).toBe('2026-02-01');
});

test('daily dice are computed here as everywhere', async () => {
  const fate = [5, 6, 3, 1, 6, 3, 3, 2, 1, 5, 6, 6];
  const outcomes = ['1', '2', '3', '4', '5', '6'];
  const draws = fate.map((face, at) => ({ move: at + 1, key: [1 + Math.floor(at / 4), at % 4, 0] as Key, weights: [1, 1, 1, 1, 1, 1], outcome: face - 1 }));
  const record: GameRecord = { format: 'ossuary-record', game: 'bones', players: [], moves: fate.map(String), draws: { daily: '2026-11-18' } };
  expect(sourceOf(record)).toBe('daily');
  const drawn = await redrawn(record, { outcomes, options: {}, over: true, draws, refused: null }, null);
  expect(drawn.map((one) => one.drawn)).toEqual(fate.map(String));
});
