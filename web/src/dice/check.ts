// Checks a record against its own dice, and against what this browser kept during the game.
import type { Spoken } from '../host/protocol';
import type { Kept, Promised } from './dicePromise';
import { closingOf, commitmentOf, ledTo, pledgeOf, sealed, type Key } from './sealed';
import { seeded } from './seeded';
import { secretsOf, throwsOf, type Shares } from './shared';

/** Where draws came from, as a record says. */
export interface Dice {
  seed?: bigint;
  /** The day of daily dice. */
  daily?: string;
  scripted?: true;
  /** Nobody but the player who brought the record can vouch for them. */
  local?: true;
  commitment?: string;
  texts?: string[];
  secret?: string;
  /** The round of a tournament, and what that had promised for all its rounds. */
  round?: { promise: string; number: number };
  /** Of two players without a server. */
  shares?: Shares;
}

/** What a record holds, as far as it is needed here (docs/record.md); `before` are the dice before a fork. */
export interface GameRecord {
  format: 'ossuary-record';
  game: string;
  players: string[];
  moves: string[];
  draws: Dice & { before?: (Dice & { until: number })[] };
}

/** The draws of a record, as the rules replay it. */
export interface Walk {
  outcomes: string[];
  /** All options of the game; none where the record cannot be read at all. */
  options: Record<string, unknown> | null;
  over: boolean;
  draws: { move: number; key: Key; weights: number[]; outcome: number }[];
  refused: Spoken | null;
}

/** One draw: the outcome in the record, and the one that the dice give, if known. */
export interface Drawn {
  move: number;
  key: Key;
  sides: number;
  recorded: string;
  drawn: string | null;
  word: string;
  /** Whether the record ascribes it to the dice of a game that this one was forked from. */
  before: boolean;
  /** Whether these are not the dice that were promised for it. */
  strange: boolean;
}

/** Where a record's draws came from. */
export type Source = 'sealed' | 'unrevealed' | 'seeded' | 'daily' | 'shared' | 'scripted' | 'unknown';

/** Something wrong; `at` is the move of a draw, a text or an option. */
export interface Difference {
  kind: 'commitment' | 'texts' | 'pledge' | 'own' | 'game' | 'options' | 'fork' | 'secret' | 'round' | 'links' | 'source' | 'draw';
  at: number | string | null;
  /** What the record says, and what was kept or promised. */
  recorded: unknown;
  kept: unknown;
}

/** What is missing for a full proof to the owner of the kept file. */
export type Missing = 'first-version' | 'no-text' | 'open-text' | 'withheld';

export type Verdict = 'proved' | 'settled' | 'late' | 'consistent' | 'shared' | 'local' | 'unfinished' | 'partial' | 'undrawn' | 'false' | 'against';

const HASH = /^[0-9a-f]{64}$/;
// Seeds have more digits than a number of JavaScript. A quote inside a text is escaped, so that only names are met;
// their letters may be escaped too.
const SEED = /("(?:s|\\u0073)(?:e|\\u0065){2}(?:d|\\u0064)"\s*:\s*)(-?\d+)(?=\s*[,}])/g;

/** The record that a text holds, if it is one at all. */
export function recordIn(text: string): GameRecord | null {
  try {
    const found = JSON.parse(text.replace(SEED, '$1"$2"'), grown) as Partial<GameRecord> | null;
    const lists = [found?.players, found?.moves].every((list) => Array.isArray(list));
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
    const found = JSON.parse(text) as (Partial<Kept & Promised> & { format?: unknown; version?: unknown; table?: unknown }) | null;
    if (found?.format !== 'ossuary-kept' || !isHash(found.commitment) || !areTexts(found.texts)) return null;
    const { commitment, texts, table, game, options, fork, pledges, own, early } = found;
    if (!isText(table) || table === '') return null;
    const common = { commitment, texts, at: 0 };
    if (found.version === 1) return { ...common, promised: null, pledges: null, text: null, own: null, early: early !== false };
    if (found.version !== 2 || !isText(game) || typeof options !== 'object' || options === null || Array.isArray(options)) return null;
    if (fork === undefined || !(fork === null || (Number.isInteger(fork.at) && fork.at >= 0 && isHash(fork.moves)))) return null;
    if (pledges === undefined || !(pledges === null || (Array.isArray(pledges) && pledges.every(isHash)))) return null;
    if (!(own === null || isText(own)) || typeof early !== 'boolean') return null;
    return { ...common, promised: { game, options, fork }, pledges, text: own, own, early };
  } catch {
    return null;
  }
}

export function sourceOf({ draws }: { draws: Dice }): Source {
  if (draws.seed !== undefined) return 'seeded';
  if (draws.daily !== undefined) return 'daily';
  if (areShares(draws.shares)) return 'shared';
  if (draws.scripted) return 'scripted';
  if (!isHash(draws.commitment) || !areTexts(draws.texts)) return 'unknown';
  return isHash(draws.secret) ? 'sealed' : 'unrevealed';
}

/** Computes every draw of a record again, each with the dice that apply there, or with the promised ones. */
export async function redrawn({ draws, moves }: GameRecord, walk: Walk, kept: Kept | null): Promise<Drawn[]> {
  const { before = [], ...last } = draws;
  const dice = await Promise.all([...before, { ...last, until: moves.length }].map(async (one) => ({ until: one.until, draw: await drawing(one) })));
  const promised = kept?.promised ? (kept.promised.fork?.at ?? 0) : null;
  const throws = sourceOf({ draws }) === 'shared' ? await sharedBy(draws, walk) : null;
  const found: Drawn[] = [];
  for (const [number, { move, key, weights, outcome }] of walk.draws.entries()) {
    const at = dice.findIndex(({ until }) => move <= until);
    const earlier = at < dice.length - 1;
    const strange = promised !== null && earlier !== move <= promised;
    // Without a kept promise, nothing is known about earlier dice.
    const unsaid = earlier && kept !== null && promised === null;
    const draw = throws?.[number] ?? (strange ? (earlier ? dice.at(-1)?.draw : null) : unsaid ? null : dice[at]?.draw);
    const place = (await draw?.(key, weights)) ?? null;
    found.push({
      move,
      key,
      sides: weights.filter((weight) => weight > 0).length,
      recorded: walk.outcomes[outcome] ?? '',
      drawn: place && (walk.outcomes[place.outcome] ?? ''),
      word: place?.word ?? '',
      before: earlier,
      strange,
    });
  }
  return found;
}

/** The draws that the promised dice do not give. */
export const wrong = (drawn: Drawn[]): Drawn[] =>
  drawn.filter((one) => one.strange || (one.drawn !== null && one.recorded !== one.drawn));

/** Everything that is wrong; the first is what `ossuary verify` names. */
export async function differences(record: GameRecord, kept: Kept | null, walk: Walk | null, drawn: Drawn[]): Promise<Difference[]> {
  const { commitment = null, texts = [] } = record.draws;
  const found: Difference[] = [];
  const differ = (kind: Difference['kind'], at: Difference['at'], now: unknown, then: unknown): void =>
    void found.push({ kind, at, recorded: now, kept: then });
  if (kept && kept.commitment !== commitment) differ('commitment', null, commitment, kept.commitment);
  if (kept?.texts) {
    const number = firstOf(kept.texts, texts, (then, now) => then === now);
    if (number !== null) differ('texts', number, texts[number - 1] ?? null, kept.texts[number - 1] ?? null);
    const hashes = await Promise.all(kept.texts.map(pledgeOf));
    const unlike = kept.pledges && firstOf(kept.pledges, kept.texts, (hidden, text, at) => text !== undefined && [text, hashes[at]].includes(hidden));
    if (kept.pledges && unlike) differ('pledge', unlike, kept.texts[unlike - 1] ?? null, kept.pledges[unlike - 1] ?? null);
    if (kept.own !== null && !kept.texts.includes(kept.own)) differ('own', null, null, kept.own);
  }
  if (kept?.promised && walk) found.push(...(await anotherGame(record, kept.promised, walk)));
  found.push(...(await brokenPromises(record, walk)));
  if (walk && !walk.refused && sourceOf(record) === 'shared' && !(await sharedBy(record.draws, walk))) differ('links', null, throwCount(walk), null);
  for (const one of wrong(drawn)) differ(one.strange ? 'source' : 'draw', one.move, one.recorded, one.drawn);
  return found;
}

/** How many texts were pledged and never shown. */
export const withheld = (kept: Kept): number => (kept.texts ?? []).filter((text, at) => kept.pledges?.[at] === text).length;

/** What is missing for a full proof to the owner of the kept file, if anything. */
export async function missing(kept: Kept): Promise<Missing | null> {
  if (!kept.promised) return 'first-version';
  if (kept.own === null) return 'no-text';
  if (!kept.pledges?.includes(await pledgeOf(kept.own))) return 'open-text';
  return withheld(kept) ? 'withheld' : null;
}

/** What is proved, and for whom, in one word; src/ossuary/verify.py says the same. */
export async function verdict(differ: Difference[], kept: Kept | null, walk: Walk | null, drawn: Drawn[], draws: Dice = {}): Promise<Verdict> {
  if (differ.length) return 'false';
  if (!walk) return 'undrawn';
  if (walk.refused) return 'against';
  if (drawn.some((one) => one.drawn === null)) return 'partial';
  if (!walk.over) return 'unfinished';
  if (draws.local && !kept) return 'local';
  if (sourceOf({ draws }) === 'shared') return 'shared';
  if (!kept?.texts) return 'consistent';
  if (!kept.early) return 'late';
  return (await missing(kept)) ? 'settled' : 'proved';
}

async function anotherGame(record: GameRecord, promised: Promised, walk: Walk): Promise<Difference[]> {
  const found: Difference[] = [];
  if (promised.game !== record.game) return [{ kind: 'game', at: null, recorded: record.game, kept: promised.game }];
  const options = walk.options ?? {};
  for (const at of [...new Set([...Object.keys(options), ...Object.keys(promised.options)])].sort()) {
    const [now, then] = [options[at] ?? null, promised.options[at] ?? null];
    if (JSON.stringify(now) !== JSON.stringify(then)) found.push({ kind: 'options', at, recorded: now, kept: then });
  }
  if (promised.fork) {
    const { at, moves } = promised.fork;
    const now = await closingOf(record.moves.slice(0, at));
    if (now !== moves) found.push({ kind: 'fork', at, recorded: now, kept: moves });
  }
  return found;
}

async function brokenPromises({ draws }: GameRecord, walk: Walk | null): Promise<Difference[]> {
  const { before = [], ...last } = draws;
  const found: Difference[] = [];
  for (const { commitment = '', secret, ...dice } of [...before, last]) {
    const revealed = sourceOf({ draws: { commitment, ...dice, ...(secret === undefined ? {} : { secret }) } }) === 'sealed';
    const hash = revealed ? await commitmentOf(secret ?? '') : commitment;
    if (hash !== commitment) found.push({ kind: 'secret', at: null, recorded: hash, kept: commitment });
    if (isRound(dice.round)) {
      const { promise, number } = dice.round;
      const led = await ledTo(commitment, number);
      if (led !== promise) found.push({ kind: 'round', at: number, recorded: led, kept: promise });
    }
  }
  if (!isRound(draws.round) && sourceOf({ draws }) === 'unrevealed' && walk?.over && !walk.refused) {
    found.push({ kind: 'secret', at: null, recorded: null, kept: draws.commitment });
  }
  return found;
}

type Draw = (key: Key, weights: number[]) => Promise<{ outcome: number; word: string }>;

/** The draws with these dice, if the record says enough. */
async function drawing(dice: Dice): Promise<Draw | null> {
  if (dice.seed !== undefined) {
    const draw = seeded(dice.seed);
    return (key, weights) => Promise.resolve({ outcome: draw(key, weights), word: '' });
  }
  if (dice.daily !== undefined) return sealed(await pledgeOf(`ossuary daily ${dice.daily}`), []);
  return sourceOf({ draws: dice }) === 'sealed' ? sealed(dice.secret ?? '', dice.texts ?? []) : null;
}

const throwCount = (walk: Walk): number => (throwsOf(walk.draws).at(-1) ?? -1) + 1;

/** The dice of each draw of two players; null where their links are not those that they committed to. */
async function sharedBy({ shares }: Dice, walk: Walk): Promise<Draw[] | null> {
  const secrets = shares ? await secretsOf(shares, throwCount(walk)) : null;
  const dice = secrets && (await Promise.all(secrets.map((secret) => sealed(secret, []))));
  return dice && throwsOf(walk.draws).flatMap((throwing) => dice[throwing] ?? []);
}

/** Where two lists differ first, from 1. */
function firstOf<A, B>(one: A[], other: B[], same: (a: A | undefined, b: B | undefined, at: number) => boolean): number | null {
  const longer = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at);
  const found = longer.find((at) => !same(one[at], other[at], at));
  return found === undefined ? null : found + 1;
}

function grown(name: string, value: unknown): unknown {
  return name === 'seed' && isText(value) && /^-?\d+$/.test(value) ? BigInt(value) : value;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isHash(value: unknown): value is string {
  return isText(value) && HASH.test(value);
}

function areShares(value: Shares | undefined): value is Shares {
  return [value?.commitments, value?.links].every((two) => Array.isArray(two) && two.length === 2 && two.every(isHash));
}

const MOST_ROUNDS = 64; // of a tournament

function isRound(value: Dice['round']): value is { promise: string; number: number } {
  return isHash(value?.promise) && Number.isInteger(value.number) && value.number >= 1 && value.number <= MOST_ROUNDS;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
