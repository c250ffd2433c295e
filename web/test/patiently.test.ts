import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../src/shared/patiently';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part of the page is asked for until it comes, ever more seldom', async () => {
  let asked = 0;
  const part = patiently(async () => {
    asked += 1;
    if (asked < 9) throw new Error('the host is away');
    return 'a board';
  });
  await vi.advanceTimersByTimeAsync(1000 + 2000);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(4000 + 8000 + 16000 + 3 * 30000);
  expect(asked).toBe(9);
  expect(await part).toBe('a board');
});
