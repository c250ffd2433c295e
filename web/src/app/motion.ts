// Pieces that move keep their identity: a piece that leaves one place arrives, by the same key, at another.
import { crossfade, fade } from 'svelte/transition';
import { settings } from './settings.svelte';

const [out, into] = crossfade({
  duration: (distance) => (settings.moves ? Math.min(450, 180 + distance / 3) * settings.pace : 80),
  fallback: (node) => fade(node, { duration: settings.moves ? 180 * settings.pace : 80 }),
});

export { into, out };
