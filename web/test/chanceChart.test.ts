import { expect, test } from 'vitest';
import { across, chanceLines, dueAfter, gaveAway, GRADES, marks, nextGift } from '../src/shared/charts/chanceChart';
import type { Grade, Judged } from '../src/host/protocol';

const BOX = { width: 200, height: 50, moves: 40 };
const judged = (move: number, grade: Grade, chances = [0.5, 0.5]): Judged => ({
  move, seat: 1, action: 'stop', best: 'go_on', chances, given_away: 0, grade, chosen: { key: 'a', args: {} }, better: { key: 'b', args: {} }, choices: {},
});

test('a line for each seat goes over the whole width, a certain win at the top', () => {
  const curve = [{ move: 0, chances: [0.5, 0.3, 0.2] }, { move: 10, chances: [1, 0, 0] }, { move: 40, chances: [0, 0, 1] }];
  expect(chanceLines(curve, BOX)).toEqual(['0,25 50,0 200,50', '0,35 50,50 200,50', '0,40 50,50 200,0']);
  expect(chanceLines([], BOX)).toEqual([]);
});

test('a move has its place, and none lies outside', () => {
  expect([across(BOX, 0), across(BOX, 20), across(BOX, 99)]).toEqual([0, 100, 200]);
  expect(across({ ...BOX, moves: 0 }, 0)).toBe(0);
});

test('decisions lie on the line of whoever made them, the gravest on top', () => {
  const found = marks([judged(10, 'blunder', [0.8, 0.2]), judged(20, 'best'), judged(30, 'slip')], BOX);
  expect(found.map(({ move, grade, x, y }) => [move, grade, x, y])).toEqual([
    [20, 'best', 100, 25],
    [30, 'slip', 150, 25],
    [10, 'blunder', 50, 40],
  ]);
});

test('what gave nothing away to speak of is no gift', () => {
  expect(GRADES.filter((grade) => gaveAway(judged(1, grade)))).toEqual(['slip', 'mistake', 'blunder']);
});

test('from gift to gift, at the look where it was decided', () => {
  const decisions = [judged(5, 'slip'), judged(9, 'best'), judged(12, 'blunder')];
  expect([0, 4, 5, 11, 12].map((move) => nextGift(decisions, move, 1))).toEqual([4, 11, 11, null, null]);
  expect([0, 4, 5, 11, 40].map((move) => nextGift(decisions, move, -1))).toEqual([null, null, 4, 4, 11]);
  expect([dueAfter(decisions, 8)?.move, dueAfter(decisions, 9)]).toEqual([9, undefined]);
});
