// When what of a beat is seen: the dice fall first, then a layout cracks open, and only then the tiles move.
import type { Fact, Thrown } from './rules';

export const FALL = 0.5; // of a throw's length: the dice lie
const CRACK = 0.25; // of a throw's length: a layout stands open before its tiles fly
const LOST = 0.4; // of a throw's length: what was lost falls off the table before the next turn comes

const MET = 0.7; // of an act's length: the hands meet across the desk before the turn goes on
const WON = 0.8; // of an act's length: what ends the game stays on the felt before the lines are laid

/** A step of a beat: after how many ms, and whether a tile cracks open, the throws fall off, points are won, two hands meet, or everything has moved. */
export interface Step {
  after: number;
  what: 'cracks' | 'loses' | 'wins' | 'meets' | 'moves';
}

/** The throw that a beat tells of, if it does. */
export function thrownIn(facts: readonly Fact[]): Thrown | undefined {
  return facts.find((fact): fact is Thrown => fact.kind === 'thrown');
}

/** What is seen when in a beat of this length; everything at once if nothing was thrown, or nothing moves. */
export function steps(facts: readonly Fact[], length: number): Step[] {
  const thrown = thrownIn(facts);
  if (!thrown && length && scored(facts) && facts.some(({ kind }) => kind === 'ended'))
    return [
      { after: 0, what: 'wins' },
      { after: WON * length, what: 'moves' },
    ];
  if (length && facts.some(({ kind }) => kind === 'accepted'))
    return [
      { after: 0, what: 'meets' },
      { after: MET * length, what: 'moves' },
    ];
  if (!thrown || !length) return [{ after: 0, what: 'moves' }];
  if (facts.some(({ kind }) => kind === 'turn_lost'))
    return [
      { after: FALL * length, what: 'loses' },
      { after: (FALL + LOST) * length, what: 'moves' },
    ];
  if (thrown.matched !== 'layout') return [{ after: FALL * length, what: 'moves' }];
  return [
    { after: FALL * length, what: 'cracks' },
    { after: (FALL + CRACK) * length, what: 'moves' },
  ];
}

/** What a turn has just scored, as it is stamped: doubled if its player went on; null if nothing. */
export function scored(facts: readonly Fact[]): string | null {
  for (const fact of facts) {
    if (fact.kind === 'taken_all') return fact.went_on ? `2 × ${fact.points / 2} = ${fact.points}` : `+${fact.points}`;
    if (fact.kind === 'taken') return `+${fact.points}`;
  }
  return null;
}
