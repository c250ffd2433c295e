// Our text for the sealed dice: pledged when the host has promised its secret, shown when nobody can give one any more.
import type { View } from '../host/protocol';
import { awaited, gave, giving, keep } from './dicePromise';
import type { Ask } from '../table/live.svelte';

/** Asks the host for something, and says whether it was done. */
export type Asking = (asked: Ask) => Promise<boolean>;

/** Gives a text of our own to the dice of a table, once what it promises is kept. */
export async function give(view: View, ask: Asking): Promise<void> {
  keep(view);
  const given = await giving(view.table);
  if (given && (await ask(given)) && given.type === 'seal') gave(view.table, given.text);
}

/** Shows our text where it is waited for, once the pledges of all others are kept. */
export async function show(view: View, ask: Asking): Promise<void> {
  keep(view);
  const text = await awaited(view);
  if (text && (await ask({ type: 'show', text }))) gave(view.table, text);
}
