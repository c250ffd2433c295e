// How bones and dice come and go.
import { fade, fly } from 'svelte/transition';
import { out, type Travelled } from '../../app/motion';
import { settings } from '../../app/settings.svelte';

interface Leaving {
  key: string;
  /** Whether all bones leave, since the turn ends. */
  ends: boolean;
}

/** A bone leaves its site: back to the dice, or, with all others, down into the ground. */
export function sink(node: Element, { key, ends }: Leaving): Travelled {
  if (!ends) return out(node, { key });
  return settings.moves ? fly(node, { y: 120, duration: 480 }) : fade(node, { duration: 80 });
}
