// How cards move here: from grave to hand to stack, or, in a second picture of the same cards, not at all.
import type { TransitionConfig } from 'svelte/transition';

export { into, out } from '../../app/motion';

export function standing(_: Element, __: { key: number; delay?: number }): TransitionConfig {
  return { duration: 0 };
}
