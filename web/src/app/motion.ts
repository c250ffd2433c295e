// Pieces that move keep their identity: a piece that leaves one place arrives, by the same key, at another.
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import { settings } from './settings.svelte';

const [out, into] = crossfade({
  duration: (distance) => (settings.moves ? Math.min(450, 180 + distance / 3) * settings.pace : 80),
  fallback: (node, { delay = 0 }) => fade(node, { delay, duration: settings.moves ? 180 * settings.pace : 80 }),
});

export { into, out };

interface Travel {
  key: string;
  /** Whether it is thrown, so that it does not come from where it lay. */
  thrown: boolean;
}
export type Travelled = TransitionConfig | (() => TransitionConfig);

export function arrive(node: Element, { key, thrown }: Travel): Travelled {
  return thrown ? { duration: 0 } : into(node, { key });
}

export function depart(node: Element, { key, thrown }: Travel): Travelled {
  return thrown ? { duration: 0 } : out(node, { key });
}
