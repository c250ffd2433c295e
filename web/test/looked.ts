// A look of a recorded game, for tests that care about little of it.
import type { Beat, RecordLook } from '../src/host/protocol';

export function looked(change: Partial<RecordLook> = {}, beat: Partial<Beat> = {}): RecordLook {
  const still: Beat = { seat: null, action: null, throw: [], told: [], facts: [], look: { phase: 'choosing', seat: 1 }, places: {}, ...beat };
  return { move: 1, beat: still, mover: null, state: [], described: [], scores: [0, 0], tallies: [[], []], offers: [], ...change };
}
