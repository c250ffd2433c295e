// What happened in a turn, as a few pictures with numbers.
import type { Fact } from './rules';

export interface Mark {
  of: 'swimmer' | 'wave' | 'sun' | 'rain' | 'fin' | 'bitten' | 'sign' | 'stopped' | 'party' | 'fled';
  number?: number | string;
}

/** The marks of a turn. */
export function marks(facts: Fact[]): Mark[] {
  return facts.flatMap(marksOf);
}

function marksOf(fact: Fact): Mark[] {
  switch (fact.kind) {
    case 'rolled':
      return [{ of: 'swimmer', number: fact.swimmers }, ...(fact.waves ? [{ of: 'wave', number: fact.waves } as const] : [])];
    case 'weather':
      return [{ of: fact.event === 'sun' || fact.event === 'rain' ? fact.event : 'fin' }];
    case 'bitten':
      return fact.eaten.length ? [{ of: 'bitten', number: `−${fact.eaten.length}` }] : [];
    case 'stopped':
      return [{ of: 'stopped', number: fact.points }];
    case 'partied':
      return [{ of: 'party', number: fact.points }];
    case 'flight_over':
      return [{ of: 'fled', number: fact.points }];
    case 'signs_up':
      return [{ of: 'sign', number: fact.signs }];
    case 'sign_taken':
      return [{ of: 'sign' }];
    default:
      return [];
  }
}
