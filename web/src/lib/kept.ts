// What a client keeps of the sealed dice, so that nobody can exchange them afterwards.
import type { View } from '../protocol';

export interface Kept {
  format: 'ossuary-kept';
  version: 1;
  table: string;
  commitment: string;
  texts: string[];
}

const key = (table: string): string => `ossuary-kept-${table}`;

/** Keeps the promise and the texts of a game that has started; the first ones stay. */
export function keep(view: View): void {
  if (!view.dice || kept(view.table)) return;
  const { commitment, texts } = view.dice;
  const made: Kept = { format: 'ossuary-kept', version: 1, table: view.table, commitment, texts };
  try {
    localStorage.setItem(key(view.table), JSON.stringify(made));
  } catch {
    // Where nothing can be kept, there is nothing to compare with later.
  }
}

/** What was kept of a table. */
export function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Forgets everything that was kept. */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(key(''))) localStorage.removeItem(name);
  } catch {
    // Where nothing could be kept, there is nothing to forget.
  }
}
