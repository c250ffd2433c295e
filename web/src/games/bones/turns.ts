// When what of a beat is seen: the dice fall first, then a layout cracks open, and only then the tiles move.
import type { Fact, Thrown } from './rules';

export const FALL = 0.5; // of a throw's length: the dice lie
const CRACK = 0.25; // of a throw's length: a layout stands open before its tiles fly

/** A step of a beat: after how many ms, and whether a tile cracks open or everything has moved. */
export interface Step {
  after: number;
  what: 'cracks' | 'moves';
}

/** The throw that a beat tells of, if it does. */
export function thrownIn(facts: readonly Fact[]): Thrown | undefined {
  return facts.find((fact): fact is Thrown => fact.kind === 'thrown');
}

/** What is seen when in a beat of this length; everything at once if nothing was thrown, or nothing moves. */
export function steps(facts: readonly Fact[], length: number): Step[] {
  const thrown = thrownIn(facts);
  if (!thrown || !length) return [{ after: 0, what: 'moves' }];
  if (thrown.matched !== 'layout') return [{ after: FALL * length, what: 'moves' }];
  return [
    { after: FALL * length, what: 'cracks' },
    { after: (FALL + CRACK) * length, what: 'moves' },
  ];
}
