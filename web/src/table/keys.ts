// Keys and taps at a table: they skip what is shown, and take back.
import { onlyOnce } from '../shared/presses';
import type { LiveStage } from './stage.svelte';

const BUSY = 'dialog[open], input, textarea, select';

/** Skips with Escape or space, takes back with `u`; what is held down acts once. */
export function pressed(event: KeyboardEvent, stage: LiveStage): void {
  onlyOnce(event);
  if (event.ctrlKey || event.metaKey || event.altKey) return; // the browser's own keys
  if (event.target instanceof Element && event.target.closest(BUSY)) return;
  if (event.repeat) {
    if (event.key === ' ') event.preventDefault(); // what it skipped to is not pressed by letting it go
    return;
  }
  if (stage.showing && (event.key === 'Escape' || event.key === ' ')) {
    event.preventDefault();
    stage.skip();
  }
  const undo = stage.yours?.undo[0];
  if (event.key === 'u' && undo !== undefined) void stage.undo(undo);
}

/** A tap skips, unless it is for something else. */
export function tapped(event: MouseEvent, stage: LiveStage): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('.middle') || !target?.closest('a, button, input, select, summary, dialog')) stage.skip();
}
