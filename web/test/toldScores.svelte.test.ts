import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { View } from '../src/host/protocol';
import { ToldScores } from '../src/table/toldScores.svelte';
import { update } from './views';

afterEach(() => vi.useRealTimers());

/** What is told beside a board that takes a second for the end, and what makes it tell the rest. */
function follow(first: View): { told: () => number[]; show: (view: View) => void; skip: () => void; end: () => void } {
  vi.useFakeTimers();
  let view = $state.raw(first);
  let scores: ToldScores | undefined;
  const end = $effect.root(() => void (scores = new ToldScores(() => view, () => 1000)));
  flushSync();
  const show = (next: View): void => {
    view = next;
    flushSync();
  };
  return { told: () => scores?.now ?? [], show, skip: () => scores?.skip(), end };
}

const { table: over } = update('bones-over');
const playing: View = { ...over, status: 'playing', scores: [40, 90, 30] };

test('scores that the board adds up at the end are told when it has', () => {
  const { told, show, end } = follow(playing);
  show(over);
  expect(told()).toEqual([40, 90, 30]);
  vi.advanceTimersByTime(999);
  expect(told()).toEqual([40, 90, 30]);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual(over.scores);
  end();
});

test('who skips the end, or comes after it, is told them at once', () => {
  const here = follow(playing);
  here.show(over);
  here.skip();
  expect(here.told()).toEqual(over.scores);
  here.end();
  const late = follow(over);
  expect(late.told()).toEqual(over.scores);
  late.end();
});
