// The decisions of a day's game by how good they were, in words and in signs.
import { inPercent } from '../app/percent';
import { words } from '../app/words.svelte';
import type { Decisions } from '../host/protocol';

const KINDS = ['good', 'slips', 'mistakes', 'blunders'] as const;

/** The chance of winning that was given away. */
export const givenAway = (share: number | null): string => inPercent(share ?? 0, words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const counted = (decisions: Decisions | null, prefix: string): string[] =>
  KINDS.flatMap((kind) => (decisions?.[kind] ? [words.say(`${prefix}-${kind}`, { number: decisions[kind] })] : []));

export const decisionsTold = (decisions: Decisions | null): string => words.enumerate(counted(decisions, 'page-daily'));

/** The same as in the terminal, for a text to share. */
export const decisionSigns = (decisions: Decisions | null): string => counted(decisions, 'daily').join(' ');
