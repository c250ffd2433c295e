import { expect, test, vi } from 'vitest';
import { Looks } from '../src/back/looks';
import { MOST_LOOKS } from '../src/host/protocol';
import { looked } from './looked';

/** Looks of a game in which every throw is of three dice. */
function game(total: number) {
  const ask = vi.fn(async (from: number) => ({
    total,
    looks: Array.from({ length: Math.max(0, Math.min(MOST_LOOKS, total - from)) }, (_, number) => looked({ move: 3 * (from + number + 1) })),
  }));
  return { ask, looks: new Looks(ask) };
}

test('a page is asked for once, whoever wants a look of it', async () => {
  const { ask, looks } = game(120);
  expect(looks.known(0)).toBeUndefined();
  const [first, second] = await Promise.all([looks.at(0), looks.at(49)]);
  expect([first?.move, second?.move, looks.known(3)?.move, looks.total]).toEqual([3, 150, 12, 120]);
  await looks.at(50);
  expect(ask.mock.calls).toEqual([[0], [50]]);
});

test('beyond the last look there is none', async () => {
  const { looks } = game(51);
  expect((await looks.at(50))?.move).toBe(153);
  expect(await looks.at(51)).toBeUndefined();
});

test('what lies ahead comes before it is wanted', async () => {
  const { ask, looks } = game(120);
  await looks.at(0);
  looks.around(20);
  expect(ask).toHaveBeenCalledTimes(1);
  looks.around(30);
  await vi.waitFor(() => expect(looks.known(50)).toBeDefined());
  looks.around(119);
  expect(ask.mock.calls).toEqual([[0], [50]]);
});

test('a page that did not come is asked for again', async () => {
  const { ask, looks } = game(10);
  ask.mockRejectedValueOnce(new Error('offline'));
  await expect(looks.at(0)).rejects.toThrow('offline');
  expect((await looks.at(0))?.move).toBe(3);
});

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [300, 99],
  [601, 200],
  [9999, 299],
])('after %d moves comes look %d', async (moves, number) => {
  const { ask, looks } = game(300);
  await looks.at(0);
  expect(await looks.after(moves)).toBe(number);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(5); // of 6 pages
});
