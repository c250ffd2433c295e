// A record against its own dice, and against what this browser kept while the game was played.
import type { Spoken } from '../protocol';
import type { Kept } from './kept';
import { commitmentOf, sealed, type Key } from './sealed';

/** Where draws came from, as a record says. */
export interface Dice {
  seed?: number;
  scripted?: true;
  commitment?: string;
  texts?: string[];
  secret?: string;
}

/** What a record holds, as far as it is needed here (docs/record.md); `before` are the dice before a fork. */
export interface GameRecord {
  format: 'ossuary-record';
  game: string;
  players: string[];
  moves: string[];
  draws: Dice & { before?: (Dice & { until: number })[] };
}

/** Where chance moved in a record, as the rules say. */
export interface Walk {
  outcomes: string[];
  draws: { move: number; key: Key; weights: number[]; outcome: number }[];
  refused: Spoken | null;
}

/** One draw: what the record says came, and what the dice give; nothing where they are not sealed. */
export interface Drawn {
  move: number;
  key: Key;
  sides: number;
  recorded: string;
  drawn: string | null;
  word: string;
  /** Whether it comes from the dice of a game that this one was forked from. */
  before: boolean;
}

/** Where a record's draws came from. */
export type Source = 'sealed' | 'unrevealed' | 'seeded' | 'scripted' | 'unknown';

/** What was found about commitment, texts and secret. */
export interface Promises {
  /** Whether the secret is the one that its commitment promised; so are those of dice before a fork. */
  secret: boolean;
  hash: string;
  /** Whether the commitment is the one that was kept; none where none was kept. */
  commitment: boolean | null;
  /** Whether the texts are those that were kept; none where none were kept. */
  texts: boolean | null;
  /** The first text that differs from what was kept, from 1. */
  differs: { number: number; recorded: string | null; kept: string | null } | null;
  /** Whether our own text is among them; none where we gave none. */
  own: boolean | null;
}

export type Verdict = 'proved' | 'late' | 'consistent' | 'undrawn' | 'false' | 'against';

const HASH = /^[0-9a-f]{64}$/;

/** The record that a text holds, if it is one at all. */
export function recordIn(text: string): GameRecord | null {
  try {
    const found = JSON.parse(text) as Partial<GameRecord> | null;
    const lists = [found?.players, found?.moves].every((list) => Array.isArray(list) && list.every(isText));
    if (found?.format !== 'ossuary-record' || typeof found.game !== 'string' || !lists) return null;
    const draws = (found.draws as GameRecord['draws'] | undefined) ?? {};
    if (draws.before !== undefined && !Array.isArray(draws.before)) return null;
    return { ...(found as GameRecord), draws };
  } catch {
    return null;
  }
}

/** What a file of `ossuary join`, or of this page, kept of a table. */
export function keptIn(text: string): Kept | null {
  try {
    const found = JSON.parse(text) as { format?: unknown; commitment?: unknown; texts?: unknown; early?: unknown } | null;
    if (found?.format !== 'ossuary-kept' || !isHash(found.commitment) || !areTexts(found.texts)) return null;
    return { commitment: found.commitment, texts: found.texts, own: null, early: found.early !== false, at: 0 };
  } catch {
    return null;
  }
}

export function sourceOf({ draws }: { draws: Dice }): Source {
  if (draws.seed !== undefined) return 'seeded';
  if (draws.scripted) return 'scripted';
  if (!isHash(draws.commitment) || !areTexts(draws.texts)) return 'unknown';
  return isHash(draws.secret) ? 'sealed' : 'unrevealed';
}

/** Compares the secrets of a sealed record with their commitments, and the last and its texts with what was kept. */
export async function promises({ draws }: GameRecord, kept: Kept | null): Promise<Promises> {
  const { commitment = '', texts = [], secret = '', before = [] } = draws;
  const hash = await commitmentOf(secret);
  const earlier = before.filter((dice) => sourceOf({ draws: dice }) === 'sealed');
  const hashes = await Promise.all(earlier.map((dice) => commitmentOf(dice.secret ?? '')));
  const closed = kept?.texts ?? null;
  const longer = closed ? Math.max(closed.length, texts.length) : 0;
  const number = Array.from({ length: longer }, (_, at) => at).find((at) => closed?.[at] !== texts[at]);
  return {
    secret: hash === commitment && earlier.every((dice, at) => dice.commitment === hashes[at]),
    hash,
    commitment: kept ? kept.commitment === commitment : null,
    texts: closed ? number === undefined : null,
    differs: number === undefined ? null : { number: number + 1, recorded: texts[number] ?? null, kept: closed?.[number] ?? null },
    own: kept?.own ? texts.includes(kept.own) : null,
  };
}

/** Computes every draw of a sealed record anew, each with the dice that count where it stands. */
export async function redrawn({ draws }: GameRecord, walk: Walk): Promise<Drawn[]> {
  const { before = [], ...last } = draws;
  const dice = await Promise.all(
    [...before, { ...last, until: Infinity }].map(async (one) => ({
      until: one.until,
      draw: sourceOf({ draws: one }) === 'sealed' ? await sealed(one.secret ?? '', one.texts ?? []) : null,
    })),
  );
  const found: Drawn[] = [];
  for (const { move, key, weights, outcome } of walk.draws) {
    const here = dice.find(({ until }) => move <= until);
    const place = (await here?.draw?.(key, weights)) ?? null;
    found.push({
      move,
      key,
      sides: weights.filter((weight) => weight > 0).length,
      recorded: walk.outcomes[outcome] ?? '',
      drawn: place && (walk.outcomes[place.outcome] ?? ''),
      word: place?.word ?? '',
      before: here?.until !== Infinity,
    });
  }
  return found;
}

/** The draws that the dice do not give. */
export const wrong = (drawn: Drawn[]): Drawn[] => drawn.filter((one) => one.drawn !== null && one.recorded !== one.drawn);

/** All in one word: a wrong draw or a broken promise weighs more than a broken rule, and that more than the rest. */
export function verdict(found: Promises, kept: Kept | null, drawn: Drawn[] | null, refused: Spoken | null): Verdict {
  const broken = [found.secret, found.commitment, found.texts, found.own].includes(false);
  if (broken || (drawn && wrong(drawn).length > 0)) return 'false';
  if (!drawn) return 'undrawn';
  if (refused) return 'against';
  if (!kept?.texts) return 'consistent';
  return kept.early ? 'proved' : 'late';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isHash(value: unknown): value is string {
  return isText(value) && HASH.test(value);
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
