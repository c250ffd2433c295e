// How bones and dice come and go.
import type { TransitionConfig } from 'svelte/transition';
import { fade, fly } from 'svelte/transition';
import { into, out } from '../../app/motion';
import { settings } from '../../app/settings.svelte';

interface Travel {
  key: string;
  /** Whether all dice are thrown anew, so that none comes from where it lay. */
  thrown: boolean;
}
type Travelled = TransitionConfig | (() => TransitionConfig);

export function arrive(node: Element, { key, thrown }: Travel): Travelled {
  return thrown ? { duration: 0 } : into(node, { key });
}

export function depart(node: Element, { key, thrown }: Travel): Travelled {
  return thrown ? fade(node, { duration: 80 }) : out(node, { key });
}

/** A bone leaves its site: back to the dice, or, with all others, down into the ground. */
export function sink(node: Element, { key, thrown }: Travel): Travelled {
  if (!thrown) return out(node, { key });
  return settings.moves ? fly(node, { y: 90, duration: 420 }) : fade(node, { duration: 80 });
}
