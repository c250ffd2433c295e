// What a board that knows nothing of its game has last shown: a throw, what was told of it, and what scores were made of.
import type { Beat, Happening, Spoken, View } from '../host/protocol';
import type { Frame } from './live.svelte';
import { lines } from './happeningLines';

export interface Shown {
  frame: Frame;
  thrown: Beat['throw'];
  told: Spoken[];
  tallies: View['tallies'];
}

/** What is shown with a frame; on the way to the table as it is, only what was shown before and the beat of the frame. */
export function shownWith(before: Shown | null, frame: Frame, happened: Happening[], view: View): Shown {
  const { beat } = frame;
  if (beat) {
    return {
      frame,
      thrown: beat.throw.length ? beat.throw : (before?.thrown ?? []),
      told: beat.told.length ? beat.told : (before?.told ?? []),
      tallies: before?.tallies ?? view.tallies,
    };
  }
  const beats = happened.flatMap((happening) => happening.beats);
  return {
    frame,
    thrown: beats.filter((one) => one.throw.length > 0).at(-1)?.throw ?? [],
    told: happened.map(lines).filter((told) => told.length > 0).at(-1) ?? [],
    tallies: view.tallies,
  };
}
