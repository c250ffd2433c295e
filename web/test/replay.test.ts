import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../src/host/api';
import { Looks } from '../src/back/looks';
import { Replay } from '../src/back/replay.svelte';
import { settings } from '../src/app/settings.svelte';
import type { RecordLooks } from '../src/host/protocol';
import { looked } from './looked';

const TOTAL = 60;
let ask: ReturnType<typeof vi.fn<(from: number) => Promise<RecordLooks>>>;
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ motion: true });
  ask = vi.fn(async (from: number) => ({
    total: TOTAL,
    looks: Array.from({ length: from ? TOTAL - from : 50 }, (_, number) => looked({ move: 2 * (from + number + 1) }, { action: 'throw', seat: 0 })),
  }));
  replay = new Replay(new Looks(ask));
});
afterEach(() => {
  replay.close();
  vi.useRealTimers();
});

test('it opens at its first look, or after so many moves', async () => {
  await replay.open(null);
  expect([replay.number, replay.moves, replay.total, replay.frame?.beat]).toEqual([0, 120, 60, null]);
  await replay.open(31);
  expect([replay.number, replay.look?.move]).toEqual([15, 32]);
  await replay.open(9999);
  expect([replay.number, replay.atEnd]).toEqual([59, true]);
});

test('a step on moves, and is still afterwards; all else jumps', async () => {
  await replay.open(null);
  const jumps = replay.jumps;
  await replay.step(1);
  expect([replay.number, replay.frame?.beat?.action, replay.jumps]).toEqual([1, 'throw', jumps]);
  vi.advanceTimersByTime(2000);
  expect([replay.number, replay.frame?.beat]).toEqual([1, null]);
  await replay.step(-1);
  expect([replay.number, replay.frame?.beat, replay.jumps]).toEqual([0, null, jumps + 1]);
  await replay.go(40);
  expect([replay.number, replay.jumps]).toEqual([40, jumps + 2]);
});

test('without movement a step is still at once', async () => {
  settings.change({ motion: false });
  await replay.open(null);
  await replay.step(1);
  expect([replay.number, replay.frame?.beat]).toEqual([1, null]);
});

test('it stays within the game', async () => {
  await replay.open(null);
  await replay.step(-1);
  expect(replay.number).toBe(0);
  await replay.go(1000);
  await replay.step(1);
  expect(replay.number).toBe(59);
});

test('quick steps are counted, though their page is still on its way, and the last one is shown', async () => {
  await replay.open(null);
  await replay.go(49);
  replay = new Replay(new Looks(ask));
  await replay.open(98);
  await Promise.all([replay.step(1), replay.step(1), replay.step(1)]);
  expect(replay.number).toBe(51);
});

test('what was wanted last is shown, though what was wanted before it is found later', async () => {
  let come = (): void => undefined;
  const second = new Promise<void>((done) => (come = done));
  const looks = new Looks(async (from) => {
    if (from) await second;
    return ask(from);
  });
  await looks.at(0);
  replay = new Replay(looks);
  const earlier = replay.after(119);
  await replay.go(3);
  come();
  await earlier;
  expect(replay.number).toBe(3);
});

test.each([true, false])('it plays by itself to its end (movement: %s), and once more from the start', async (motion) => {
  settings.change({ motion });
  await replay.open(112);
  replay.play();
  expect(replay.playing).toBe(true);
  for (let waits = 0; waits < 12; waits++) await vi.advanceTimersByTimeAsync(1500);
  flushSync();
  expect([replay.number, replay.playing, replay.frame?.beat]).toEqual([59, false, null]);
  replay.play();
  await vi.advanceTimersByTimeAsync(1);
  expect([replay.number, replay.playing]).toEqual([0, true]);
  replay.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(replay.number).toBe(0);
});

test('a host that is away is told, and the place is kept', async () => {
  await replay.open(null);
  const far = new Replay(new Looks(async () => Promise.reject(new Problem('page-offline', { key: 'page-offline', args: {} }))));
  await far.open(null);
  expect([far.problem?.code, far.look]).toEqual(['page-offline', null]);
});
