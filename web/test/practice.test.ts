import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import { me } from '../src/app/me.svelte';
import { routed } from '../src/app/route.svelte';
import { settings } from '../src/app/settings.svelte';
import { shelf } from '../src/app/shelf.svelte';
import { words } from '../src/app/words.svelte';
import type { Answered, MyGame, Practice, Puzzle } from '../src/host/protocol';
import { byKind, byWeek, perHundred } from '../src/mine/progress';
import { Asking } from '../src/practice/asking.svelte';
import Sets from '../src/practice/Practice.svelte';
import Puzzles from '../src/practice/Puzzles.svelte';
import Reply from '../src/practice/Reply.svelte';
import { frameOf, viewOf, yoursOf } from '../src/practice/viewOf';
import { hosting, Late, No, quiet, type Asked } from './host';
import { looked } from './looked';
import { GAMES, offer, update, written } from './views';

const ADA = { player: 'ada', name: 'Ada', muted: [], ratings: [] };
const GAME = 'shark-attacks';
const AT = `/api/me/practice/${GAME}`;
const choosing = update('shark-attacks-choosing');
const STOP = offer(choosing, 'stop');
const PUZZLE: Puzzle = {
  puzzle: '0123456789abcdef',
  game: GAME,
  options: choosing.table.options,
  source: 'hard',
  seat: 0,
  minds: [null, 'steady'],
  looks: [looked({ move: 8 }), looked({ move: 9, mover: 0, offers: [STOP], scores: [3, 4] }, { look: choosing.table.look, places: { swimmer_1: 'sea' } })],
};
const ASKED: Practice = { puzzle: PUZZLE, left: 13, next: null };
const ANSWER: Answered = {
  right: false,
  best: ['go_on'],
  certain: true,
  told: [{ key: 'practice-wrong', args: {} }, { key: 'practice-right', args: {} }],
  advice: { version: 0, seat: 0, exact: true, in_points: false, tried: 0, settled: true, matters: true, hint: { key: 'practice-right', args: {} }, said: { key: 'coach-exact', args: {} }, choices: [] },
  days: 1,
};
let asked: Asked[] = [];

beforeEach(async () => {
  me.now = ADA;
  shelf.facts = GAMES;
  settings.change({ name: 'Ada', known: true });
  await words.need('common', 'page', 'practice', 'page-practice', 'coach', ...SHELF);
});
afterEach(() => vi.unstubAllGlobals());

test('a puzzle is a table at its question, seen from the seat that is asked', () => {
  const view = viewOf(PUZZLE);
  expect([view.game, view.status, view.mover, view.scores, view.version]).toEqual([GAME, 'playing', 0, [3, 4], 2]);
  expect(view.chairs.map(({ kind, mind }) => [kind, mind])).toEqual([['person', null], ['mind', 'steady']]);
  expect(yoursOf(PUZZLE)).toMatchObject({ seats: [0], offers: [STOP], chains: [], undo: [] });
  expect(frameOf(view)).toEqual({ look: choosing.table.look, places: { swimmer_1: 'sea' }, beat: null, length: 0 });
});

test('an answer is given once, and counted', async () => {
  const late = new Late(ANSWER);
  asked = hosting({ [`GET ${AT}?source=hard`]: () => ASKED, [`POST ${AT}`]: late.answer });
  const asking = new Asking(GAME, 'hard');
  await asking.next();
  const given = asking.give('stop');
  void asking.give('go_on');
  expect(asking.waiting).toBe(true);
  await late.go();
  await given;
  await asking.give('go_on');
  expect(asked.filter(({ what }) => what.startsWith('POST')).map(({ body }) => body)).toEqual([{ puzzle: PUZZLE.puzzle, action: 'stop' }]);
  expect([asking.answer, asking.answered, asking.right]).toEqual([ANSWER, 1, 0]);
  await asking.next();
  expect([asking.answer, asking.puzzle]).toEqual([null, PUZZLE]);
});

test('what the host refuses is said, and can be tried again', async () => {
  asked = hosting({ [`GET ${AT}?source=all`]: () => new No('host-busy') });
  const asking = new Asking(GAME, 'all');
  await asking.next();
  expect([asking.problem?.code, asking.practice, asking.waiting]).toEqual(['host-busy', null, false]);
  hosting({ [`GET ${AT}?source=all`]: () => ({ puzzle: null, left: 0, next: 5 }) });
  await asking.next();
  expect([asking.problem, asking.puzzle, asking.practice?.next]).toEqual([null, null, 5]);
});

test('the sets say what is due and what is new; a visitor without a name sees them, too', async () => {
  const sets = [
    { source: 'own', total: 2, fresh: 1, due: 1 },
    { source: 'easy', total: 14, fresh: 14, due: 0 },
  ];
  asked = hosting({ 'GET /api/me': () => ADA, 'GET /api/me/practice': () => [{ game: GAME, sets, next: null }] });
  const { container, unmount } = render(Sets);
  await vi.waitFor(() => expect(container.querySelectorAll('section').length).toBeGreaterThan(0));
  const links = (): string[] => [...container.querySelectorAll(`[data-game=${GAME}] a`)].map(written);
  expect(links().slice(0, 3)).toEqual([
    'All of it, Shark Attacks! 1 due, 15 of 16 new',
    'My mistakes, Shark Attacks! 1 due, 1 of 2 new',
    'Easy, Shark Attacks! 14 of 14 new',
  ]);
  expect(container.querySelector(`[data-game=${GAME}] a`)?.getAttribute('href')).toBe(`/practice/${GAME}?source=all`);
  unmount();
  me.now = null;
  settings.change({ known: false });
  asked = hosting({});
  const nobody = render(Sets);
  await vi.waitFor(() => expect(nobody.container.querySelectorAll('section').length).toBeGreaterThan(0));
  expect([...nobody.container.querySelectorAll(`[data-game=${GAME}] a`)].map(written)[4]).toBe('Hard, Shark Attacks!');
});

test('the answer says right or not and when it comes back; its figures are a tap away, and Enter goes on', async () => {
  const next = vi.fn();
  const { container } = render(Reply, { answer: ANSWER, voice: { names: ['Ada', 'Greta'], you: 0 }, next, waiting: false });
  container.querySelector('button')?.click();
  expect(next).not.toHaveBeenCalled(); // a second press meant the puzzle
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Next puzzle'));
  expect(written(container)).toContain('Not quite.');
  expect(written(container)).toContain('This puzzle comes back tomorrow.');
  expect(container.querySelector('.figures')).toBeNull();
  flushSync(() => [...container.querySelectorAll('button')].at(-1)?.click());
  expect(container.querySelector('.figures')).not.toBeNull();
  (document.activeElement as HTMLElement).click();
  expect(next).toHaveBeenCalledOnce();
  await quiet();
});

test('Enter that is held down presses nothing', async () => {
  hosting({ [`GET ${AT}?source=hard`]: () => ASKED, 'GET /api/me': () => ADA });
  render(Puzzles, { game: GAME, source: 'hard' });
  const held = (repeat: boolean): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, cancelable: true }));
  expect([held(false), held(true)]).toEqual([true, false]);
  await quiet();
});

test('an address names a game and a source, and any other source is none', () => {
  const place = (path: string) => routed(new URL(path, 'http://host'));
  expect(place('/practice')).toEqual({ page: 'practice', game: null, source: null });
  expect(place('/practice/bones?source=own')).toEqual({ page: 'practice', game: 'bones', source: 'own' });
  expect(place('/practice/bones?source=hardest')).toEqual({ page: 'practice', game: 'bones', source: null });
});

const MONDAY = new Date(2026, 10, 16).getTime() / 1000;
const DAY = 86_400;
function played(at: number, ...errors: [kind: string, decisions: number, mistakes: number][]): MyGame {
  const own = errors.map(([kind, decisions, mistakes]) => ({ kind, decisions, mistakes }));
  const fortune = { luck: 0, skill: 0, given_away: 0, decisions: 9, errors: own, habits: [] };
  const other = { ...fortune, errors: [{ kind: 'stop', decisions: 100, mistakes: 100 }] };
  return { table: `t${at}`, game: GAME, options: {}, status: 'over', at, sitters: [], seats: [0], why: 'finished', scores: [], payoffs: [1, 0], fortunes: [fortune, other] };
}

test('mistakes are counted by week and by kind, own seats alone', () => {
  const games = [
    played(MONDAY - DAY, ['stop', 10, 5]),
    played(MONDAY + DAY, ['stop', 10, 1], ['go', 5, 0]),
    played(MONDAY, ['stop', 10, 1]),
    played(MONDAY - 60 * DAY, ['go', 5, 5]),
    { ...played(MONDAY), fortunes: null },
  ];
  expect(byWeek(games).map(({ monday, ...tally }) => [Math.round((monday - MONDAY) / DAY), tally])).toEqual([
    [-63, { decisions: 5, mistakes: 5 }],
    [-7, { decisions: 10, mistakes: 5 }],
    [0, { decisions: 25, mistakes: 2 }],
  ]);
  expect(byKind(games, MONDAY + 2 * DAY)).toEqual([
    { game: GAME, kind: 'stop', decisions: 30, mistakes: 7, recent: { decisions: 30, mistakes: 7 } },
    { game: GAME, kind: 'go', decisions: 10, mistakes: 5, recent: { decisions: 5, mistakes: 0 } },
  ]);
  expect([perHundred({ decisions: 8, mistakes: 1 }), perHundred({ decisions: 0, mistakes: 0 })]).toEqual([12.5, null]);
});
