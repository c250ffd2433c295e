import { expect, test } from 'vitest';
import { longest, signed, weight } from '../src/back/shares';
import type { Share } from '../src/host/protocol';

const share = (advantage: number, luck: number, skill: number): Share => ({ seat: 0, result: 1, advantage, luck, skill, given_away: 0, decisions: 1, told: [] });

test('amounts as words', () => {
  expect([0.4, 0.1, 0.05, 0.01, 0.009, 0, -0.009, -0.01, -0.09, -0.1].map(weight)).toEqual([
    'much', 'much', 'some', 'some', 'even', 'even', 'even', 'less', 'less', 'least',
  ]);
});

test('the longest bone is the weightiest, and small things have small bones', () => {
  expect(longest([share(0.02, -0.6, 0.1), share(-0.02, 0.3, 0)])).toBe(0.6);
  expect(longest([share(0.01, 0, 0)])).toBe(0.1);
});

test('an amount has its sign, nothing has none', () => {
  expect([0.314, -0.05, 0.001, -0.004, 0].map(signed)).toEqual(['+31', '−5', '0', '0', '0']);
});
