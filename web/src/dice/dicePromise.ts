// What this browser keeps of the sealed dice, so that nobody can exchange them later (docs/fair.md).
import type { Dice, Tournament, View } from '../host/protocol';
import { fresh } from '../host/api';
import { computes, ledTo, pledgeOf } from './sealed';

/** The game that was promised: a fresh one, or one that goes on after some moves of another. */
export interface Promised {
  game: string;
  options: Record<string, unknown>;
  fork: { table: string; at: number; moves: string } | null;
}

/** The file that `ossuary verify` compares a record with. */
export interface KeptFile extends Promised {
  format: 'ossuary-kept';
  version: 2;
  table: string;
  commitment: string;
  pledges: string[] | null;
  texts: string[];
  own: string | null;
  early: boolean;
}

/** What is kept of a table. */
export interface Kept {
  /** None if an earlier version of this page kept it. */
  promised: Promised | null;
  commitment: string;
  /** All pledges as they were closed, before our own text was shown; none where it was not hidden. */
  pledges: string[] | null;
  /** All texts as they were closed; none before the start. */
  texts: string[] | null;
  /** The text that this browser made; nobody knows it until all pledges are closed. */
  text: string | null;
  /** The same once the host has taken it. */
  own: string | null;
  /** Whether the commitment came before the texts were closed. */
  early: boolean;
  /** When it came, in ms. */
  at: number;
}

/** How a text is given to the dice. */
export type Giving = { type: 'pledge'; pledge: string } | { type: 'seal'; text: string };

const MOST = 500; // tables; the oldest are forgotten first
const FIRST = 'ossuary-kept-';
const NOTHING = { promised: null, pledges: null, texts: null, text: null, own: null };
const key = (table: string): string => `${FIRST}${table}`;

/** What is shown of sealed dice, of one table or of all rounds of a tournament. */
interface Shown {
  id: string;
  promised: Promised;
  dice: Pick<Dice, 'commitment' | 'pledges' | 'closed' | 'texts'>;
  /** Whether no game has begun with them. */
  open: boolean;
}

/** Keeps what a table shows of its dice; the first version stays. For a finished game it would prove nothing. */
export function keep(view: View): void {
  if (!view.dice || view.status === 'over') return;
  const fork = view.fork && { table: view.fork.table, at: view.fork.at, moves: view.fork.moves };
  keepShown({ id: view.table, promised: { game: view.game, options: view.options, fork }, dice: view.dice, open: view.status === 'open' });
}

/** Keeps what a tournament shows of the dice of all its rounds. */
export function keepTournament(tournament: Tournament): void {
  if (tournament.status !== 'over') keepShown(shownBy(tournament));
}

/** Keeps the dice of a round as what was promised for the whole tournament, if that was kept and they lead back to it. */
export async function keepRound(view: View): Promise<void> {
  const whole = view.tournament && kept(view.tournament.tournament);
  if (view.tournament && view.dice && view.status === 'playing' && whole && computes() && !kept(view.table)) {
    const led = await ledTo(view.dice.commitment, view.tournament.round);
    const same = led === whole.commitment;
    // Of other dice the record will not say what was promised.
    write(view.table, { ...whole, commitment: same ? view.dice.commitment : whole.commitment, texts: whole.texts ?? view.dice.texts });
  } else keep(view);
}

function shownBy({ tournament, game, options, status, dice }: Tournament): Shown {
  const { promise, pledges, closed, texts } = dice;
  return { id: tournament, promised: { game, options, fork: null }, dice: { commitment: promise, pledges, closed, texts }, open: status === 'open' || status === 'starting' };
}

function keepShown({ id, promised, dice, open }: Shown): void {
  const { commitment, pledges, closed, texts } = dice;
  const known = kept(id) ?? { ...NOTHING, promised, commitment, early: open && !closed, at: Date.now() };
  if (known.texts !== null) return;
  const hidden = known.text !== null && known.own === null;
  write(id, { ...known, pledges: open && closed && hidden ? (known.pledges ?? pledges) : known.pledges, texts: open ? null : texts });
}

/** Makes a text of our own for the dice of a table: pledged where this browser can hash, else given openly. */
export async function giving(table: string): Promise<Giving | null> {
  const known = kept(table);
  if (!known) return null; // without storage a text protects nobody, and could not be shown
  if (!computes()) return { type: 'seal', text: known.text ?? fresh() };
  const text = known.text ?? fresh();
  write(table, { ...known, text });
  return { type: 'pledge', pledge: await pledgeOf(text) };
}

/** Our text, if the table waits for it and has not exchanged the pledges since they were closed. */
export async function awaited(view: View): Promise<string | null> {
  return view.status === 'open' && view.dice ? awaitedBy(view.table, view.dice) : null;
}

/** The same for a tournament that is starting. */
export async function awaitedAt(tournament: Tournament): Promise<string | null> {
  return tournament.status === 'starting' ? awaitedBy(tournament.tournament, shownBy(tournament).dice) : null;
}

async function awaitedBy(id: string, { pledges, closed, texts }: Shown['dice']): Promise<string | null> {
  const known = kept(id);
  if (!closed || !known?.text || known.own !== null || !computes()) return null;
  const same = JSON.stringify(known.pledges) === JSON.stringify(pledges);
  return same && !texts.includes(known.text) && pledges.includes(await pledgeOf(known.text)) ? known.text : null;
}

/** Keeps the text that the host has accepted; the first one stays, there and here. */
export function gave(table: string, own: string): void {
  const known = kept(table);
  if (known) write(table, { ...known, text: known.text ?? own, own: known.own ?? own });
}

/** What was kept of a table. */
export function kept(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Kept | null;
    return found && { ...NOTHING, ...found };
  } catch {
    return null;
  }
}

/** What was kept of the table with this promise. */
export function keptWith(commitment: string): Kept | null {
  return tables().map(kept).find((one) => one?.commitment === commitment) ?? null;
}

/** What was kept of a table whose game has begun, as a file for `ossuary verify`. */
export function keptFile(table: string): KeptFile | null {
  const known = kept(table);
  if (!known?.texts || !known.promised) return null;
  const { promised, commitment, pledges, texts, own, early } = known;
  return { format: 'ossuary-kept', version: 2, table, ...promised, commitment, pledges, texts, own, early };
}

/** Forgets everything that was kept. */
export function forgetKept(): void {
  try {
    for (const table of tables()) localStorage.removeItem(key(table));
  } catch {
    // Without storage there is nothing to forget.
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
    // Without storage there is nothing to compare with later.
  }
}
