// What happened, line by line.
import type { Happening, Spoken } from '../host/protocol';

/** Everything that is told of an event, in its order. */
export function lines(happening: Happening): Spoken[] {
  return [...happening.beats.flatMap((beat) => beat.told), ...happening.told];
}
