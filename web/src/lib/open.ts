// Opening a table: the host promises its secret, we give a text of our own, the game may start.
import type { NewFork, NewSeat, NewTable, Opened } from '../protocol';
import { api, fresh } from './api';
import { gave, promise } from './kept';
import { me } from './me.svelte';
import { router } from './route.svelte';

/** Opens a table and goes there; starts it at once if nobody has to be waited for. */
export async function open(table: NewTable): Promise<void> {
  await me.introduced();
  await begin(await api.open(table), table.seats);
}

/** The same where a game that is over goes on. */
export async function playOn(table: string, invite: string | null, fork: NewFork): Promise<void> {
  await me.introduced();
  await begin(await api.fork(table, invite, fork), fork.seats);
}

async function begin({ table, commitment }: Opened, seats: NewSeat[]): Promise<void> {
  if (commitment) {
    const text = fresh();
    promise(table, commitment);
    await api.command(table, { type: 'seal', id: fresh(), text });
    gave(table, text);
  }
  if (!seats.some((seat) => seat.kind === 'open')) await api.command(table, { type: 'start', id: fresh() });
  router.go(`/t/${table}`);
}
