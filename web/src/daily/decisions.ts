// The decisions of a game by how good they were, in words; the host sends them as signs with numbers.
import { words } from '../app/words.svelte';

const KINDS: Record<string, string> = { '🦴': 'good', '🕯️': 'slips', '🪦': 'mistakes', '💀': 'blunders' };

export function decisionsTold(signs: string | null): string {
  const found = [...(signs ?? '').matchAll(/(\S+) (\d+)/g)];
  return words.enumerate(found.map(([, sign = '', number]) => words.say(`page-daily-${KINDS[sign]}`, { number: Number(number) })));
}
