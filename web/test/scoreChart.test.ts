import { expect, test } from 'vitest';
import { apart, curves } from '../src/shared/charts/scoreChart';

test('a line for each seat goes from nothing to its score, the best at the top', () => {
  const [first, second] = curves([[5, 0], [5, 10]], 100, 40);
  expect(first).toEqual({ seat: 0, points: '0,40 50,20 100,20', end: 20 });
  expect(second).toEqual({ seat: 1, points: '0,40 50,40 100,0', end: 0 });
});

test('points below nothing stay in the box', () => {
  const [only] = curves([[-10], [10]], 100, 40);
  expect(only?.points).toBe('0,20 50,40 100,0');
});

test('a game without a point is a flat line', () => {
  expect(curves([[0, 0]], 100, 40).map((line) => line.end)).toEqual([40, 40]);
});

test('names that would overlap are moved apart, and stay in the box', () => {
  expect(apart([40, 40, 0], 17, 40)).toEqual([23, 40, 0]);
  expect(apart([10, 60], 17, 100)).toEqual([10, 60]);
});
