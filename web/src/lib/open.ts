// Opening a table: the host promises its secret, we give a text of our own, the game may start.
import type { NewTable, Opened } from '../protocol';
import { api, fresh } from './api';
import { gave, promise } from './kept';
import { me } from './me.svelte';
import { router } from './route.svelte';

/** Opens a table and goes there; starts it at once if nobody has to be waited for. */
export async function open(table: NewTable): Promise<void> {
  await me.introduced();
  const opened: Opened = await api.open(table);
  const text = fresh();
  promise(opened.table, opened.commitment);
  await api.command(opened.table, { type: 'seal', id: fresh(), text });
  gave(opened.table, text);
  if (!table.seats.some((seat) => seat.kind === 'open')) {
    await api.command(opened.table, { type: 'start', id: fresh() });
  }
  router.go(`/t/${opened.table}`);
}
