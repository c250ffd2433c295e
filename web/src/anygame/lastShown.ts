// What the board of an unknown game has last shown: a throw, its lines, and the parts of the scores.
import type { Beat, Happening, Spoken, View } from '../host/protocol';
import type { Frame } from '../table/stage';
import { lines } from '../table/happeningLines';

export interface Shown {
  frame: Frame;
  thrown: Beat['throw'];
  /** Whether lines after the throw are about something else. */
  past: boolean;
  told: Spoken[];
  tallies: View['tallies'];
}

/** What is shown with a frame; on the way to the table as it is, only what was shown before and the beat of the frame. */
export function shownWith(before: Shown | null, frame: Frame, happened: Happening[], view: View): Shown {
  const { beat } = frame;
  if (beat) return { ...(before ?? nothing(view)), frame, ...following(before, beat) };
  const beats = happened.flatMap((happening) => happening.beats);
  const thrown = lastOf(beats, (one) => one.throw.length > 0);
  const told = lastOf(beats, (one) => one.told.length > 0);
  return {
    frame,
    thrown: thrown?.throw ?? [],
    past: told !== undefined && beats.indexOf(told) > beats.indexOf(thrown ?? told),
    told: lastOf(happened.map(lines), (one) => one.length > 0) ?? [],
    tallies: view.tallies,
  };
}

function following(before: Shown | null, beat: Beat): Pick<Shown, 'thrown' | 'past' | 'told'> {
  const told = beat.told.length ? beat.told : (before?.told ?? []);
  if (beat.throw.length) return { thrown: beat.throw, past: false, told };
  return { thrown: before?.thrown ?? [], past: before?.past || beat.told.length > 0, told };
}

function nothing(view: View): Omit<Shown, 'frame'> {
  return { thrown: [], past: false, told: [], tallies: view.tallies };
}

function lastOf<T>(all: T[], like: (one: T) => boolean): T | undefined {
  return all.filter(like).at(-1);
}
