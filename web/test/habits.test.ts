// What habits cost: means over all reviewed games of a kind, with their error.
import { expect, test } from 'vitest';
import type { Fortune, MyGame } from '../src/host/protocol';
import { costs, sure } from '../src/mine/habits';

type Habit = Fortune['habits'][number];
const STOP: Habit = { chosen: 'stop', better: 'go', times: 1, given_away: 0.02, error: 0 };
const GO: Habit = { chosen: 'go', better: 'stop', times: 2, given_away: 0.09, error: 0 };

function played(game: string, own: Habit[], payoffs = [1, 0]): MyGame {
  const fortune = { luck: 0, skill: 0, given_away: 0, decisions: 9, errors: [], habits: own };
  const other = { ...fortune, habits: [GO, GO] };
  const sitters = [{ player: 'a', name: 'Ada', mind: null }, { player: null, name: null, mind: 'steady' }];
  return { table: 't', game, options: {}, status: 'over', at: 0, sitters, seats: [0], why: 'finished', scores: [], payoffs, fortunes: [fortune, other] };
}

test('a habit costs its mean over all reviewed games, what is sure first', () => {
  const games = [played('bones', [STOP]), played('bones', [STOP, GO]), played('bones', []), { ...played('bones', [GO]), fortunes: null }];
  const [stop, go] = costs(games);
  expect([go?.chosen, go?.times, go?.games, go?.givenAway]).toEqual(['go', 2, 3, 0.03]);
  expect(stop?.givenAway).toBeCloseTo(0.04 / 3);
  expect(stop?.error).toBeCloseTo(1.96 * Math.sqrt((0.02 ** 2 * 2) / 3 / 2 / 3));
  expect(costs(games)).toHaveLength(2);
});

test('among those that are not sure the most expensive comes first', () => {
  const games = [played('bones', [STOP]), played('bones', [GO])];
  expect(costs(games).map(({ chosen }) => chosen)).toEqual(['go', 'stop']);
});

test('games of other kinds, and those without a winner, say nothing', () => {
  const games = [played('bones', [STOP]), played('shark-attacks', []), played('bones', [GO], [0, 0])];
  expect(costs(games)).toEqual([{ game: 'bones', chosen: 'stop', better: 'go', times: 1, games: 1, givenAway: 0.02, error: null }]);
});

test('few games and estimates leave a habit unsure', () => {
  const cost = (habit: Habit, number: number) => costs(Array.from({ length: number }, () => played('bones', [habit])))[0]!;
  expect(sure(cost(STOP, 1))).toBe(false);
  expect(sure(cost(STOP, 4))).toBe(true);
  expect(cost({ ...STOP, error: 0.03 }, 4).error).toBeCloseTo(0.03);
  expect(sure(cost({ ...STOP, error: 0.03 }, 4))).toBe(false);
});
