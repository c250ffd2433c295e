// All draws of a host, as they are shown.
import { inPercent } from '../app/percent';
import type { AllDraws, Frequencies } from '../host/protocol';

/** What a p-value means in plain words; fair draws fall below 5% one time in twenty, below 0.1% one in a thousand. */
export function judged(p: number | null): 'few' | 'even' | 'unusual' | 'strange' {
  if (p === null) return 'few';
  if (p >= 0.05) return 'even';
  return p >= 0.001 ? 'unusual' : 'strange';
}

/** The kinds of draws by game, in their order. */
export function byGame({ kinds }: AllDraws): [string, Frequencies[]][] {
  const games = new Map<string, Frequencies[]>();
  for (const kind of kinds) games.set(kind.game, [...(games.get(kind.game) ?? []), kind]);
  return [...games];
}

/** A percentage with enough digits to tell it from 0 and 100. */
export function percent(share: number, language: string): string {
  const digits = share > 0 && share < 0.001 ? 4 : share < 0.1 || share > 0.999 ? 1 : 0;
  return inPercent(share, language, { maximumFractionDigits: digits });
}
