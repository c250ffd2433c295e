// Opening a table: the host promises its secret, we pledge our text, the game may start.
import type { AnyCommand, NewFork, NewSeat, NewTable, Opened } from './protocol';
import { api, fresh } from './api';
import { me } from '../app/me.svelte';
import { router } from '../app/route.svelte';
import { give, show, type Asking } from '../dice/texts';

/** Opens a table and goes there; starts it at once if no other player is awaited. */
export async function open(table: NewTable): Promise<void> {
  await me.introduced();
  await begin(await api.open(table), table.seats);
}

/** The same for a finished game that is played on. */
export async function playOn(table: string, invite: string | null, fork: NewFork): Promise<void> {
  await me.introduced();
  await begin(await api.fork(table, invite, fork), fork.seats);
}

/** Starts a rematch in which nobody else is awaited, and goes there. */
export async function playAgain(table: string): Promise<void> {
  const { dice } = (await api.table(table, null)).table;
  await begin({ table, commitment: dice?.commitment ?? null }, []);
}

async function begin({ table, commitment }: Pick<Opened, 'table' | 'commitment'>, seats: NewSeat[]): Promise<void> {
  const ask: Asking = async (asked) => Boolean(await api.command(table, { ...asked, id: fresh() } as AnyCommand));
  if (commitment) await give((await api.table(table, null)).table, ask);
  if (!seats.some((seat) => seat.kind === 'open')) {
    await ask({ type: 'start' });
    if (commitment) await show((await api.table(table, null)).table, ask);
  }
  router.go(`/t/${table}`);
}
