// What this browser keeps of the sealed dice, so that nobody can exchange them afterwards (docs/fair.md).
import type { View } from '../protocol';

/** The file that `ossuary verify` compares a record with. */
export interface KeptFile {
  format: 'ossuary-kept';
  version: 1;
  table: string;
  commitment: string;
  texts: string[];
  /** Where the commitment came only when the texts were closed. */
  early?: false;
}

/** What is kept of a table. */
export interface Kept {
  commitment: string;
  /** All texts as they were closed; none before the start. */
  texts: string[] | null;
  /** The text that this browser gave after it had seen the commitment, if it gave one. */
  own: string | null;
  /** Whether the commitment came before the texts were closed. */
  early: boolean;
  /** When it came, in ms. */
  at: number;
}

const MOST = 500; // tables; the oldest are forgotten first
const FIRST = 'ossuary-kept-';
const key = (table: string): string => `${FIRST}${table}`;

/** Keeps the commitment of a table that was opened, before any text is given. */
export function promise(table: string, commitment: string | null): void {
  if (commitment) write(table, { commitment, texts: null, own: null, early: true, at: Date.now() });
}

/** Keeps the text that the host has taken from us; the first one stays, there as here. */
export function gave(table: string, own: string): void {
  const known = kept(table);
  if (known) write(table, { ...known, own: known.own ?? own });
}

/** Keeps what a table shows of its dice; what came first stays. Of a game that is over it would prove nothing. */
export function keep(view: View): void {
  if (!view.dice || view.status === 'over') return;
  const { commitment, texts } = view.dice;
  const open = view.status === 'open';
  const known = kept(view.table) ?? { commitment, texts: null, own: null, early: open, at: Date.now() };
  if (known.texts === null) write(view.table, { ...known, texts: open ? null : texts });
}

/** What was kept of a table. */
export function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** What was kept of whichever table promised this. */
export function keptWith(commitment: string): Kept | null {
  return tables().map(kept).find((one) => one?.commitment === commitment) ?? null;
}

/** What was kept of a table whose game has begun, as a file for `ossuary verify`. */
export function keptFile(table: string): KeptFile | null {
  const known = kept(table);
  if (!known?.texts) return null;
  const file: KeptFile = { format: 'ossuary-kept', version: 1, table, commitment: known.commitment, texts: known.texts };
  return known.early ? file : { ...file, early: false };
}

/** Forgets everything that was kept. */
export function forgetKept(): void {
  try {
    for (const table of tables()) localStorage.removeItem(key(table));
  } catch {
    // Where nothing could be kept, there is nothing to forget.
  }
}

function tables(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(FIRST) ? [name.slice(FIRST.length)] : []));
  } catch {
    return [];
  }
}

function write(table: string, made: Kept): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(made));
    const all = tables();
    if (all.length <= MOST) return;
    const age = (one: string): number => kept(one)?.at ?? 0;
    for (const old of all.sort((a, b) => age(a) - age(b)).slice(0, all.length - MOST)) localStorage.removeItem(key(old));
  } catch {
    // Where nothing can be kept, there is nothing to compare with later.
  }
}
