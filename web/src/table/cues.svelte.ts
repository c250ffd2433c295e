// What a table lets one hear and feel: what is shown, one's own turn, and a victory.
import { feel } from '../app/haptics';
import { play, prepare } from '../app/sound';
import { hear } from './hear';
import type { LiveStage } from './stage.svelte';

/** Follows what is shown at a table while the component lives. */
export function giveCues(stage: LiveStage, mine: () => boolean): void {
  const game = $derived(stage.view?.game);
  const victory = $derived(won(stage));
  $effect(prepare);
  $effect(() => {
    const beat = stage.frame?.beat;
    if (beat && game) hear(game, beat);
  });
  $effect(() => {
    if (mine()) void play('turn');
  });
  $effect(() => {
    if (!victory) return;
    void play('win');
    feel('win');
  });
}

/** Whether one of this visitor's seats won, alone or with others. */
function won({ view, yours }: LiveStage): boolean {
  const payoffs = view?.result?.payoffs ?? [];
  return (yours?.seats ?? []).some((number) => payoffs[number] === Math.max(...payoffs));
}
