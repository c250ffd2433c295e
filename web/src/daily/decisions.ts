// The decisions of a game by how good they were, in words; the host sends them as signs with numbers.
import { inPercent } from '../app/percent';
import { words } from '../app/words.svelte';

const KINDS: Record<string, string> = { '🦴': 'good', '🕯️': 'slips', '🪦': 'mistakes', '💀': 'blunders' };

/** The chance of winning that was given away. */
export const givenAway = (share: number | null): string => inPercent(share ?? 0, words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function decisionsTold(signs: string | null): string {
  const found = [...(signs ?? '').matchAll(/(\S+) (\d+)/g)];
  return words.enumerate(found.map(([, sign = '', number]) => words.say(`page-daily-${KINDS[sign]}`, { number: Number(number) })));
}
