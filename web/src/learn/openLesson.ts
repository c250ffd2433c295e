// Guided first games.
import { api } from '../host/api';
import { me } from '../app/me.svelte';
import { router } from '../app/route.svelte';

/** Opens a lesson, and goes there. */
export async function learn(game: string): Promise<void> {
  await me.introduced();
  const { table } = await api.learn(game);
  router.go(`/t/${table}`);
}
