import { expect, test } from 'vitest';
import sealedJson from '../../tests/known/sealed.json?raw';
import { differences, keptIn, missing, recordIn, redrawn, sourceOf, verdict, wrong, type Difference, type GameRecord, type Verdict, type Walk } from '../src/dice/check';
import type { Kept } from '../src/dice/dicePromise';
import { closingOf, commitmentOf, pledgeOf, sealed, type Key } from '../src/dice/sealed';

/** What a host gave out, and a forgery of it; tests/host/page_records.py writes them, and `ossuary verify` reads them too. */
interface Stored {
  record: GameRecord;
  walk: Walk;
  forged: GameRecord;
  forged_walk: Walk;
  forged_move: number;
  fork: GameRecord;
  fork_walk: Walk;
}
const STORED = import.meta.glob<Stored>('./records/*.json', { import: 'default', eager: true });
const every = Object.entries(STORED).map(([path, stored]) => [path.slice(10, -5), stored] as const);
const { record: bones, walk: bonesWalk } = STORED['./records/bones.json'] as Stored;

/** The kept file of a browser that came in time and whose text is the first. */
async function keptOf(record: GameRecord, walk: Walk, more: Partial<Kept> = {}): Promise<Kept> {
  const texts = record.draws.texts ?? [];
  return {
    promised: { game: record.game, options: walk.options ?? {}, fork: null },
    commitment: record.draws.commitment ?? '',
    pledges: await Promise.all(texts.map(pledgeOf)),
    texts,
    text: texts[0] ?? null,
    own: texts[0] ?? null,
    early: true,
    at: 1,
    ...more,
  };
}

async function found(record: GameRecord, walk: Walk | null, kept: Kept | null): Promise<{ kinds: Difference['kind'][]; word: Verdict }> {
  const drawn = walk ? await redrawn(record, walk, kept) : [];
  const differ = await differences(record, kept, walk, drawn);
  return { kinds: differ.map(({ kind }) => kind), word: await verdict(differ, kept, walk, drawn) };
}

interface Known {
  secret: string;
  texts: string[];
  commitment: string;
  closing: string;
  draws: { key: Key; weights: (number | string)[]; outcome: number; attempt: number }[];
}
const known = JSON.parse(sealedJson.replace(/\b\d{16,}\b(?=[,\]\s])/g, '"$&"')) as Known[]; // some weights need all 64 bits

test.each(known.map((one) => [one.texts.join(' + ') || 'no text', one] as const))('known values: %s', async (_, one) => {
  expect(await commitmentOf(one.secret)).toBe(one.commitment);
  expect(await closingOf(one.texts)).toBe(one.closing);
  const draw = await sealed(one.secret, one.texts);
  for (const { key, weights, outcome, attempt } of one.draws) {
    expect(await draw(key, weights.map(BigInt))).toMatchObject({ outcome, attempt });
  }
});

test('there are records of all games', () => {
  expect(every.map(([game]) => game)).toEqual(['bones', 'rolling-bones', 'shark-attacks', 'skulls-of-sedlec']);
});

test.each(every)('a true record of %s: every draw comes again, and with what was kept nothing is left to doubt', async (_, { record, walk }) => {
  const drawn = await redrawn(record, walk, null);
  expect(drawn.length).toBe(walk.draws.length);
  expect(wrong(drawn)).toEqual([]);
  expect(await found(record, walk, await keptOf(record, walk))).toEqual({ kinds: [], word: 'proved' });
});

test.each(every)('a forged record of %s is pointed at where it was forged', async (_, { record, forged, forged_walk, forged_move }) => {
  const [first] = wrong(await redrawn(forged, forged_walk, null));
  expect([first?.move, first?.recorded, first?.drawn]).toEqual([forged_move, forged.moves[forged_move - 1], record.moves[forged_move - 1]]);
  expect((await found(forged, forged_walk, null)).word).toBe('false');
});

test.each(every)('a fork of %s: each draw comes from the dice that count where it stands', async (_, { record, fork, fork_walk }) => {
  const drawn = await redrawn(fork, fork_walk, null);
  expect(wrong(drawn)).toEqual([]);
  const [first] = fork.draws.before ?? [];
  const until = first?.until ?? 0;
  expect(drawn.filter(({ before }) => before).length).toBe(fork_walk.draws.filter(({ move }) => move <= until).length);
  expect((await found(fork, fork_walk, null)).word).toBe('consistent');
  const broken = { ...fork, draws: { ...fork.draws, before: [{ ...record.draws, secret: 'a'.repeat(64), until }] } };
  expect((await found(broken, fork_walk, null)).kinds[0]).toBe('secret');
  const unknown = { ...fork, draws: { ...fork.draws, before: [{ until }] } };
  expect((await redrawn(unknown, fork_walk, null)).filter(({ before }) => before).every((one) => one.drawn === null)).toBe(true);
  expect((await found(unknown, fork_walk, null)).word).toBe('partial');
});

test('who never saw the texts has a record that agrees with itself', async () => {
  expect((await found(bones, bonesWalk, await keptOf(bones, bonesWalk, { texts: null, own: null }))).word).toBe('consistent');
});

test('what an earlier version of the page kept proves less', async () => {
  expect((await found(bones, bonesWalk, await keptOf(bones, bonesWalk, { promised: null, pledges: null }))).word).toBe('settled');
});

test('what is missing for a whole proof is named', async () => {
  const of = async (more: Partial<Kept>): Promise<string | null> => missing(await keptOf(bones, bonesWalk, more));
  const [text = ''] = bones.draws.texts ?? [];
  expect(await of({})).toBeNull();
  expect(await of({ promised: null })).toBe('first-version');
  expect(await of({ own: null })).toBe('no-text');
  expect(await of({ pledges: null })).toBe('open-text');
  expect(await of({ texts: [text, 'a'.repeat(64)], pledges: [await pledgeOf(text), 'a'.repeat(64)] })).toBe('withheld');
});

test('all that differs is found, not only the first of it', async () => {
  const other = { commitment: 'f'.repeat(64), texts: ['another'], own: 'mine' };
  expect((await found(bones, bonesWalk, await keptOf(bones, bonesWalk, other))).kinds).toEqual(['commitment', 'texts', 'pledge', 'own']);
});

test('without the draws nothing is proved, whatever was kept', async () => {
  expect(await found(bones, null, await keptOf(bones, bonesWalk))).toEqual({ kinds: [], word: 'undrawn' });
});

test('where draws come from', () => {
  const of = (draws: unknown): string => sourceOf({ ...bones, draws: draws as GameRecord['draws'] });
  const { commitment, texts } = bones.draws;
  expect(of(bones.draws)).toBe('sealed');
  expect(of({ commitment, texts })).toBe('unrevealed');
  expect(of({ seed: 7n })).toBe('seeded');
  expect(of({ scripted: true })).toBe('scripted');
  expect([of({}), of({ commitment: 'short', texts }), of({ commitment, texts: [1] })]).toEqual(['unknown', 'unknown', 'unknown']);
});

test('what is no record, and what was not kept by us', () => {
  for (const text of ['', '{', 'null', '[]', '{}', '{"format":"ossuary-record"}', '{"format":"ossuary-record","game":"bones","players":{},"moves":[]}']) {
    expect(recordIn(text)).toBeNull();
    expect(keptIn(text)).toBeNull();
  }
  expect(recordIn(JSON.stringify(bones))).toEqual(bones);
  expect(recordIn('{"format":"ossuary-record","game":"bones","players":[],"moves":[]}')?.draws).toEqual({});
  const { commitment, texts } = bones.draws;
  const first = { format: 'ossuary-kept', version: 1, table: 't', commitment, texts };
  expect(keptIn(JSON.stringify(first))).toMatchObject({ commitment, texts, own: null, promised: null, early: true });
  expect(keptIn(JSON.stringify({ ...first, early: false }))?.early).toBe(false);
  const promised = { game: 'bones', options: { seats: 2 }, fork: { table: 'u', at: 3, moves: 'a'.repeat(64) } };
  const file = { ...first, version: 2, ...promised, pledges: null, own: 'mine', early: true };
  expect(keptIn(JSON.stringify(file))).toMatchObject({ promised, own: 'mine', pledges: null });
  const damages = [
    ...[{ version: 3 }, { game: 7 }, { options: null }, { options: [] }, { table: '' }, { table: undefined }, { fork: {} }, { fork: { ...promised.fork, at: -1 } }, { fork: undefined }],
    ...[{ pledges: [7] }, { pledges: ['mine'] }, { pledges: undefined }, { own: 7 }, { own: undefined }, { early: 1 }, { early: undefined }],
  ];
  for (const wrong of damages) {
    expect(keptIn(JSON.stringify({ ...file, ...wrong }))).toBeNull();
  }
});

test('a seed keeps all its digits, and only where it is one', () => {
  const record = (text: string): GameRecord | null =>
    recordIn(`{"format":"ossuary-record","game":"bones","players":["\\"seed\\":1"],"moves":[],"draws":{${text}}}`);
  expect(record('"seed": 2305843009213693953')).toMatchObject({ draws: { seed: 2305843009213693953n }, players: ['"seed":1'] });
  expect(record('"seed": -7')?.draws.seed).toBe(-7n);
  expect(record(String.raw`"\u0073e\u0065d": 2305843009213693953`)?.draws.seed).toBe(2305843009213693953n);
});
