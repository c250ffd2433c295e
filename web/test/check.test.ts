import { expect, test } from 'vitest';
import sealedJson from '../../tests/known/sealed.json?raw';
import { keptIn, promises, recordIn, redrawn, sourceOf, verdict, wrong, type GameRecord, type Walk } from '../src/lib/check';
import type { Kept } from '../src/lib/kept';
import { closingOf, commitmentOf, sealed, type Key } from '../src/lib/sealed';

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
const { record: bones } = STORED['./records/bones.json'] as Stored;

const keptOf = (record: GameRecord, more: Partial<Kept> = {}): Kept => ({
  commitment: record.draws.commitment ?? '',
  texts: record.draws.texts ?? [],
  own: record.draws.texts?.[0] ?? null,
  early: true,
  at: 1,
  ...more,
});

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
  const drawn = await redrawn(record, walk);
  expect(drawn.length).toBe(walk.draws.length);
  expect(wrong(drawn)).toEqual([]);
  const kept = keptOf(record);
  const found = await promises(record, kept);
  expect(found).toMatchObject({ secret: true, commitment: true, texts: true, own: true, differs: null });
  expect(verdict(found, kept, drawn, walk.refused)).toBe('proved');
});

test.each(every)('a forged record of %s is pointed at where it was forged', async (_, { record, forged, forged_walk, forged_move }) => {
  const drawn = await redrawn(forged, forged_walk);
  const [first] = wrong(drawn);
  expect([first?.move, first?.recorded, first?.drawn]).toEqual([forged_move, forged.moves[forged_move - 1], record.moves[forged_move - 1]]);
  expect(verdict(await promises(forged, null), null, drawn, forged_walk.refused)).toBe('false');
});

test.each(every)('a fork of %s: each draw comes from the dice that count where it stands', async (_, { record, fork, fork_walk }) => {
  const drawn = await redrawn(fork, fork_walk);
  expect(wrong(drawn)).toEqual([]);
  const [first] = fork.draws.before ?? [];
  expect(drawn.filter(({ before }) => before).length).toBe(fork_walk.draws.filter(({ move }) => move <= (first?.until ?? 0)).length);
  expect((await promises(fork, null)).secret).toBe(true);
  const broken = { ...fork, draws: { ...fork.draws, before: [{ ...record.draws, secret: 'a'.repeat(64), until: first?.until ?? 0 }] } };
  expect((await promises(broken, null)).secret).toBe(false);
  const unknown = { ...fork, draws: { ...fork.draws, before: [{ until: first?.until ?? 0 }] } };
  const rest = await redrawn(unknown, fork_walk);
  expect(rest.filter(({ before }) => before).every((one) => one.drawn === null)).toBe(true);
  expect(wrong(rest)).toEqual([]);
});

test('without anything kept a record only agrees with itself', async () => {
  const found = await promises(bones, null);
  expect(found).toMatchObject({ secret: true, commitment: null, texts: null, own: null });
  expect(verdict(found, null, [], null)).toBe('consistent');
});

test('who saw the promise too late knows less, and who never saw the texts knows nothing', async () => {
  const late = keptOf(bones, { early: false, own: null });
  expect(verdict(await promises(bones, late), late, [], null)).toBe('late');
  const early = keptOf(bones, { texts: null, own: null });
  expect(verdict(await promises(bones, early), early, [], null)).toBe('consistent');
});

test('another promise, another text, a text of ours that is missing, another secret: each is found', async () => {
  const other = keptOf(bones, { commitment: 'f'.repeat(64) });
  expect(await promises(bones, other)).toMatchObject({ commitment: false, texts: true });
  const [first = ''] = bones.draws.texts ?? [];
  const texts = keptOf(bones, { texts: [first, 'one more'] });
  expect((await promises(bones, texts)).differs).toEqual({ number: 2, recorded: null, kept: 'one more' });
  const own = keptOf(bones, { own: 'mine' });
  expect((await promises(bones, own)).own).toBe(false);
  const secret = { ...bones, draws: { ...bones.draws, secret: 'a'.repeat(64) } };
  expect((await promises(secret, null)).secret).toBe(false);
  for (const kept of [other, texts, own]) expect(verdict(await promises(bones, kept), kept, [], null)).toBe('false');
});

test('without the draws nothing is proved, whatever was kept', async () => {
  const kept = keptOf(bones);
  expect(verdict(await promises(bones, kept), kept, null, null)).toBe('undrawn');
});

test('a broken rule is said where no draw is wrong', async () => {
  const kept = keptOf(bones);
  expect(verdict(await promises(bones, kept), kept, [], { key: 'record-action', args: {} })).toBe('against');
});

test('where draws come from', () => {
  const of = (draws: unknown): string => sourceOf({ ...bones, draws: draws as GameRecord['draws'] });
  const { commitment, texts } = bones.draws;
  expect(of(bones.draws)).toBe('sealed');
  expect(of({ commitment, texts })).toBe('unrevealed');
  expect(of({ seed: 7 })).toBe('seeded');
  expect(of({ scripted: true })).toBe('scripted');
  expect([of({}), of({ commitment: 'short', texts }), of({ commitment, texts: [1] })]).toEqual(['unknown', 'unknown', 'unknown']);
});

test('what is no record, and what was not kept by us', () => {
  for (const text of ['', '{', 'null', '[]', '{}', '{"format":"ossuary-record"}', '{"format":"ossuary-record","game":"bones","players":[1],"moves":[]}']) {
    expect(recordIn(text)).toBeNull();
    expect(keptIn(text)).toBeNull();
  }
  expect(recordIn(JSON.stringify(bones))).toEqual(bones);
  expect(recordIn('{"format":"ossuary-record","game":"bones","players":[],"moves":[]}')?.draws).toEqual({});
  const { commitment, texts } = bones.draws;
  expect(keptIn(JSON.stringify({ format: 'ossuary-kept', version: 1, table: 't', commitment, texts }))).toMatchObject({ commitment, texts, own: null, early: true });
  expect(keptIn(JSON.stringify({ format: 'ossuary-kept', version: 1, table: 't', commitment, texts, early: false }))?.early).toBe(false);
});
