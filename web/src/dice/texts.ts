// Our text for the sealed dice: pledged when the host has promised its secret, shown when pledges are closed.
import { api } from '../host/api';
import type { Tournament, View } from '../host/protocol';
import { awaited, awaitedAt, gave, giving, keep, keepTournament } from './dicePromise';
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

/** Takes part in a tournament, with our text for its dice once its promise is kept. */
export async function enter(tournament: Tournament, invite: string | null): Promise<Tournament> {
  keepTournament(tournament);
  const given = await giving(tournament.tournament);
  const entered = await api.enter(tournament.tournament, invite, given?.type === 'pledge' ? { pledge: given.pledge } : given ? { text: given.text } : {});
  if (given?.type === 'seal') gave(tournament.tournament, given.text);
  return entered;
}

/** Keeps what a tournament shows of its dice, and shows our text if it is awaited; the tournament after that. */
export async function followTournament(tournament: Tournament): Promise<Tournament> {
  keepTournament(tournament);
  const text = await awaitedAt(tournament);
  if (!text) return tournament;
  const shown = await api.showText(tournament.tournament, text);
  gave(tournament.tournament, text);
  return shown;
}
