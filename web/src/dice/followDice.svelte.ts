// The sealed dice of a live table: what they promise is kept, and our text is given and shown when it is time.
import { untrack } from 'svelte';
import type { LiveTable } from '../table/live.svelte';
import { keepRound } from './dicePromise';
import { give, show, type Asking } from './texts';

/** Does so as long as the calling component exists. */
export function followDice(live: LiveTable): void {
  const asks: Asking = async (asked) => (await live.ask(asked))?.type === 'ack';
  const isOpen = $derived(live.view?.status === 'open');
  const gives = $derived(isOpen && (live.yours?.rights.includes('pledge') ?? false));
  const shows = $derived(isOpen && (live.view?.dice?.closed ?? false));
  $effect(() => {
    if (live.view) void keepRound(live.view);
  });
  $effect(() => {
    const now = untrack(() => live.view);
    if (gives && now) void give(now, asks);
  });
  $effect(() => {
    const now = untrack(() => live.view);
    if (shows && now) void show(now, asks);
  });
}
