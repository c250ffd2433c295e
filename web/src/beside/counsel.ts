// Counsel for a choice at a real table: from the minds in the browser, or from the host while they are not there.
import { api, Problem } from '../host/api';
import type { Advice } from '../host/protocol';
import type { Look } from './beside';
import { Against, Away, Lacking, rules } from './rules.svelte';

const asked = (game: string, look: Look, unwanted: AbortSignal): Promise<Advice> => rules.consult<Advice>('counsel', { game, look }, unwanted);
const prepared = new Set<string>();

/** Fetches what the minds need for a game once Python is there, so that the first answer does not wait for it. */
export async function prepare(game: string, unwanted: AbortSignal): Promise<void> {
  if (rules.state !== 'ready' || prepared.has(game)) return;
  const there = await rules.consult<boolean>('is_compiled', { game }, unwanted).catch(() => false);
  if (there) prepared.add(game);
}

/** What the coach knows; the same wherever it is asked. */
export async function counsel(game: string, look: Look, unwanted: AbortSignal): Promise<Advice> {
  try {
    if (prepared.has(game)) return await asked(game, look, unwanted);
  } catch (error) {
    if (error instanceof Against) throw new Problem(error.said.key, error.said);
    if (!(error instanceof Lacking || error instanceof Away)) throw error;
  }
  try {
    return await api.counsel({ game, look });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'page-offline') throw error;
    return asked(game, look, unwanted).catch(() => {
      throw error;
    });
  }
}
