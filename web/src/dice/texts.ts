// Our text for the sealed dice: pledged when the host has promised its secret, shown when pledges are closed.
import type { View } from '../host/protocol';
import { awaited, gave, giving, keep } from './dicePromise';
import type { Ask } from '../table/live.svelte';

/** Asks the host for something, and says whether it was done. */
export type Asking = (asked: Ask) => Promise<boolean>;

/** Gives our text to the dice of a table, once its promise is kept. */
export async function give(view: View, ask: Asking): Promise<void> {
  keep(view);
  const given = await giving(view.table);
  if (given && (await ask(given)) && given.type === 'seal') gave(view.table, given.text);
}

/** Shows our text if the table awaits it, once all other pledges are kept. */
export async function show(view: View, ask: Asking): Promise<void> {
  keep(view);
  const text = await awaited(view);
  if (text && (await ask({ type: 'show', text }))) gave(view.table, text);
}
