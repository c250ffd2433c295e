// How bones and dice come and go.
import { fade, fly } from 'svelte/transition';
import { out, type Travelled } from '../../app/motion';
import { settings } from '../../app/settings.svelte';

interface Travel {
  key: string;
  /** Whether all dice are thrown anew, so that none comes from where it lay. */
  thrown: boolean;
}

/** A bone leaves its site: back to the dice, or, with all others, down into the ground. */
export function sink(node: Element, { key, thrown }: Travel): Travelled {
  if (!thrown) return out(node, { key });
  return settings.moves ? fly(node, { y: 90, duration: 420 }) : fade(node, { duration: 80 });
}
