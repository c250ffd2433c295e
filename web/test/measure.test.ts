import { expect, test } from 'vitest';
import { measure } from '../src/two/measure';

test('as much as a game needs is heard, and a flood is not', () => {
  let now = 0;
  const fits = measure(() => now);
  const many = (count: number): number => Array.from({ length: count }, () => fits('{}')).filter(Boolean).length;
  for (; now < 60_000; now += 100) expect(fits('{}')).toBe(true); // ten a second, for a minute
  expect(many(1000)).toBe(200);
  now += 60_000;
  expect(many(1000)).toBe(200);
});

test('a text longer than any message is none', () => {
  const fits = measure(() => 0);
  expect(fits('x'.repeat(16_384))).toBe(true);
  expect(fits('x'.repeat(16_385))).toBe(false);
});
