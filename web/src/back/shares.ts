// Luck and skill as bones: what helped stands above the ground, what cost lies buried, the longer the weightier.
import type { Share } from '../host/protocol';

export const KINDS = ['advantage', 'luck', 'skill'] as const;
export type Weight = 'much' | 'some' | 'even' | 'less' | 'least';

const LITTLE = 0.01; // of a win; less does not count
const MUCH = 0.1;
const LEAST_SCALE = 0.1; // a game of small things has small bones

/** How far luck, skill or the seat moved the result, as a word. */
export function weight(amount: number): Weight {
  if (amount >= MUCH) return 'much';
  if (amount >= LITTLE) return 'some';
  if (amount > -LITTLE) return 'even';
  return amount > -MUCH ? 'less' : 'least';
}

/** The amount that the longest bone of a picture stands for. */
export function longest(shares: Share[]): number {
  return Math.max(LEAST_SCALE, ...shares.flatMap((share) => KINDS.map((kind) => Math.abs(share[kind]))));
}

/** An amount in hundredths with its sign, as it is written over a bone. */
export function signed(amount: number): string {
  const percent = Math.round(100 * Math.abs(amount));
  if (percent === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${percent}`;
}
