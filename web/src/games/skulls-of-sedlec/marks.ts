// What happened in a turn, as a few pictures with numbers.
import type { Fact } from './rules';

export interface Mark {
  of: 'dug' | 'kept' | 'collected' | 'stacked' | 'completed';
  cards: string[];
  number?: number;
}

/** The marks of a turn. */
export function marks(facts: Fact[]): Mark[] {
  return facts.flatMap((fact): Mark[] => {
    switch (fact.kind) {
      case 'dug':
        return [{ of: 'dug', cards: fact.cards }];
      case 'opened':
      case 'last_dug':
        return [{ of: 'dug', cards: [fact.card] }];
      case 'kept':
      case 'collected':
        return [{ of: fact.kind, cards: [fact.card] }];
      case 'stack_begun':
      case 'stacked':
        return [{ of: 'stacked', cards: [fact.card], number: fact.points }];
      case 'completed':
        return [{ of: 'completed', cards: [] }];
      default:
        return [];
    }
  });
}
