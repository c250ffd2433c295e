// Opening a table: the host promises its secret, we pledge our text, the game may start.
import type { AnyCommand, NewFork, NewSeat, NewTable, Wanted } from './protocol';
import { api, fresh } from './api';
import { me } from '../app/me.svelte';
import { router } from '../app/route.svelte';
import { give, show, type Asking } from '../dice/texts';

/** Opens a table and goes there; starts it at once if no other player is awaited. */
export async function open(table: NewTable): Promise<void> {
  await me.introduced();
  const opened = await api.open(table);
  await begin(opened.table, opened.commitment !== null, isComplete(table.seats));
}

/** Goes to an opponent who waits for a rated game, or to a table to wait at. */
export async function meet(wanted: Wanted): Promise<void> {
  await me.introduced();
  router.go(`/t/${(await api.match(wanted)).table}`); // the text for the dice is given there
}

/** The same for a finished game that is played on. */
export async function playOn(table: string, invite: string | null, fork: NewFork): Promise<void> {
  await me.introduced();
  const opened = await api.fork(table, invite, fork);
  await begin(opened.table, opened.commitment !== null, isComplete(fork.seats));
}

/** Goes to a table; starts it at once if it is complete, after giving our text to sealed dice. */
export async function begin(table: string, sealed: boolean, complete: boolean): Promise<void> {
  const ask: Asking = async (asked) => Boolean(await api.command(table, { ...asked, id: fresh() } as AnyCommand));
  if (sealed) await give((await api.table(table, null)).table, ask);
  if (complete) {
    await ask({ type: 'start' });
    if (sealed) await show((await api.table(table, null)).table, ask);
  }
  router.go(`/t/${table}`);
}

function isComplete(seats: NewSeat[]): boolean {
  return !seats.some(({ kind }) => kind === 'open');
}
