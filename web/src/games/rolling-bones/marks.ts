// What happened in a turn, as a few pictures with numbers.
import type { Fact } from './rules';

export type Mark =
  | { of: 'rolled' | 'paid'; number: number }
  | { of: 'laid' | 'false'; bone: string; number: number }
  | { of: 'hat' | 'left' }
  | { of: 'buried'; number: number };

/** The marks of a turn; bones that are laid one after the other are one, and so are dice that are paid. */
export function marks(facts: Fact[]): Mark[] {
  const found: Mark[] = [];
  for (const fact of facts) {
    const mark = markOf(fact);
    const last = found.at(-1);
    if (mark && last?.of === mark.of && (mark.of === 'laid' || mark.of === 'paid')) Object.assign(last, mark, { number: ('number' in last ? last.number : 0) + 1 });
    else if (mark) found.push(mark);
  }
  return found;
}

function markOf(fact: Fact): Mark | undefined {
  switch (fact.kind) {
    case 'rolled':
      return { of: 'rolled', number: fact.dice.length };
    case 'laid':
      return { of: 'laid', bone: fact.site, number: 1 };
    case 'false_bone_laid':
      return { of: 'false', bone: fact.bone, number: 1 };
    case 'hat_on':
      return { of: 'hat' };
    case 'paid':
      return { of: 'paid', number: 1 };
    case 'buried':
      return { of: 'buried', number: fact.points };
    case 'left':
      return { of: 'left' };
    default:
      return undefined;
  }
}
