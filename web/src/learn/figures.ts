// The pictures of a rulebook, drawn from the game's own artwork and loaded with it.
import type { Component } from 'svelte';

export const COMPONENTS = 'components';

/** The picture of a rule, or of the components; it draws nothing for a rule that has none. */
export const FIGURES: Record<string, () => Promise<{ default: Component<{ rule: string }> }>> = {
  'rolling-bones': () => import('../games/rolling-bones/Figure.svelte'),
  'shark-attacks': () => import('../games/shark-attacks/Figure.svelte'),
  'skulls-of-sedlec': () => import('../games/skulls-of-sedlec/Figure.svelte'),
  bones: () => import('../games/bones/Figure.svelte'),
};
