// What happened in a turn, as a few pictures with numbers.
import type { Fact } from './rules';

export type Mark =
  | { of: 'thrown'; dice: [number, number]; number: number }
  | { of: 'taken'; tiles: [number, number][]; number: number }
  | { of: 'went_on' | 'lost' | 'marker' | 'asked' }
  | { of: 'repaid' | 'line'; number: number };

/** The marks of a turn; throws in a row are one, with the last pair of dice and what they come to. */
export function marks(facts: Fact[]): Mark[] {
  const found: Mark[] = [];
  for (const fact of facts) {
    const mark = markOf(fact);
    if (mark?.of === 'thrown' && found.at(-1)?.of === 'thrown') found.pop();
    if (mark) found.push(mark);
  }
  return found;
}

function markOf(fact: Fact): Mark | undefined {
  switch (fact.kind) {
    case 'thrown':
      return { of: 'thrown', dice: [fact.first, fact.second], number: fact.total };
    case 'taken':
      return { of: 'taken', tiles: [fact.tile], number: fact.points };
    case 'taken_all':
      return { of: 'taken', tiles: fact.tiles, number: fact.points };
    case 'went_on':
      return { of: 'went_on' };
    case 'turn_lost':
    case 'gave_up':
      return { of: 'lost' };
    case 'asked':
      return { of: 'asked' };
    case 'blanks_paid':
    case 'accepted':
    case 'offered':
      return { of: 'marker' };
    case 'repaid':
      return { of: 'repaid', number: fact.points };
    case 'line_laid':
      return { of: 'line', number: fact.pips };
    default:
      return undefined;
  }
}
