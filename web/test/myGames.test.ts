import { expect, test } from 'vitest';
import { inPercent } from '../src/app/percent';
import { byGame, judged, percent } from '../src/dice/frequencies';
import { fair, fortunes, like, means, others, outcome, points, running, share, sums, type Wanted } from '../src/mine/myGames';
import type { MyGame } from '../src/host/protocol';

const ME = { player: 'me', name: 'Ada', mind: null };
const BOB = { player: 'bob', name: 'Bob', mind: null };
const BOT = { player: null, name: null, mind: 'strong' };
const ANY: Wanted = { text: '', game: '', result: '', since: null, until: null };

const played = (payoffs: number[], more: Partial<MyGame> = {}): MyGame => ({
  table: 't',
  game: 'bones',
  options: {},
  status: 'over',
  at: 100,
  sitters: [ME, BOB, BOT].slice(0, payoffs.length || 2),
  seats: [0],
  why: 'finished',
  scores: payoffs.map((payoff) => 10 + 10 * payoff),
  payoffs,
  fortunes: null,
  ...more,
});
const called = (sat: MyGame['sitters'][number]): string => sat.name ?? sat.mind ?? '?';
const told = (game: MyGame): string => [game.game, ...others(game, called).map(({ name }) => name)].join(' ');

test('what came of a game', () => {
  expect(outcome(played([1, 0]))).toBe('won');
  expect(outcome(played([0, 1]))).toBe('lost');
  expect(outcome(played([0.5, 0.5]))).toBe('shared');
  expect(outcome(played([0, 0], { why: 'aborted' }))).toBe('stopped');
  expect(outcome(played([], { status: 'playing', why: null }))).toBe('running');
  expect(outcome(played([1, 0], { sitters: [ME, ME], seats: [0, 1] }))).toBe('alone');
  expect(outcome(played([1, 0, 0], { seats: [0, 1], sitters: [ME, ME, BOB] }))).toBe('won');
});

test('several seats count as one player', () => {
  const two = played([0, 1, 0], { seats: [0, 1], sitters: [ME, ME, BOB] });
  expect([share(two), fair(two), points(two)]).toEqual([1, 2 / 3, 20]);
});

test('games are found by game, opponent, result and day', () => {
  const games = [played([1, 0]), played([0, 1, 0], { game: 'shark-attacks', at: 200 }), played([0, 0, 1], { at: 300 })];
  const found = (wanted: Partial<Wanted>): number[] => like(games, { ...ANY, ...wanted }, told).map(({ at }) => at);
  expect(found({})).toEqual([100, 200, 300]);
  expect(found({ game: 'bones' })).toEqual([100, 300]);
  expect(found({ result: 'lost' })).toEqual([200, 300]);
  expect(found({ text: 'STRONG' })).toEqual([200, 300]);
  expect(found({ text: 'bob shark' })).toEqual([200]);
  expect(found({ since: 200, until: 300 })).toEqual([200]);
});

test('games add up by opponent; one who sat there twice counts once', () => {
  const fortune = { luck: 0.2, skill: -0.1, given_away: 0.05, decisions: 4 };
  const games = [
    played([1, 0], { fortunes: [fortune, { ...fortune, luck: -0.2 }] }),
    played([0, 0, 1], { sitters: [ME, BOT, BOT] }),
    played([0, 0], { why: 'aborted' }),
  ];
  const [bob, bot] = sums(games, (game) => others(game, called));
  expect(bob).toEqual({ key: 'player bob', name: 'Bob', games: 2, decided: 1, won: 1, fair: 0.5, points: 20, reviewed: 1, luck: 0.2, given: 0.05 });
  expect(bot).toMatchObject({ key: 'mind strong', games: 1, decided: 1, won: 0, fair: 1 / 3, reviewed: 0 });
  expect(fortunes(games)).toEqual([{ luck: 0.2, skill: -0.1 }]);
});

test('sums and means over time', () => {
  expect(running([1, -2, 3])).toEqual([1, -1, 2]);
  expect(means([2, 4])).toEqual([2, 3]);
  expect(means(Array.from({ length: 20 }, (_, at) => at)).at(-1)).toBe(14.5);
});

test('a probability in plain words', () => {
  expect([null, 0.5, 0.05, 0.049, 0.001, 0.0009].map(judged)).toEqual(['few', 'even', 'even', 'unusual', 'unusual', 'strange']);
  expect([percent(0.123, 'en'), percent(0.034, 'en'), percent(0.0004, 'en'), percent(0.9996, 'en')]).toEqual(['12%', '3.4%', '0.04%', '100%']);
  expect([percent(0.53, 'de'), inPercent(-0.034, 'de', { maximumFractionDigits: 1 })]).toEqual(['53\u00a0%', '−3,4\u00a0%']);
});

test('draws are shown by game', () => {
  const kind = { kind: 'die', sides: 6, draws: 1, faces: [], chi_square: null, freedom: 0, p: null };
  const all = { draws: 2, kinds: [{ ...kind, game: 'bones' }, { ...kind, game: 'shark-attacks' }], chi_square: null, freedom: 0, p: null };
  expect(byGame(all).map(([game, kinds]) => [game, kinds.length])).toEqual([['bones', 1], ['shark-attacks', 1]]);
});
