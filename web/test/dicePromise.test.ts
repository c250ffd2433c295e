import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaited, awaitedAt, forgetKept, gave, giving, keep, keepRound, keepTournament, kept, keptFile, keptWith } from '../src/dice/dicePromise';
import { commitmentOf, pledgeOf } from '../src/dice/sealed';
import type { Tournament, View } from '../src/host/protocol';

const OPTIONS = { seats: 2, end: 'tiles' };
const view = (commitment: string | null, table = 't', status = 'playing', more = {}): View =>
  ({
    table,
    status,
    game: 'bones',
    options: OPTIONS,
    fork: null,
    dice: commitment === null ? null : { commitment, pledges: ['pa', 'pb'], closed: status !== 'open', texts: ['a', 'b'], secret: null, ...more },
  }) as unknown as View;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the promise and the texts are kept by table, and come out in the form that is verified', () => {
  keep(view('c1'));
  keep(view('c2', 'other'));
  const file = {
    format: 'ossuary-kept', version: 2, table: 't', game: 'bones', options: OPTIONS, fork: null,
    commitment: 'c1', pledges: null, texts: ['a', 'b'], own: null, early: true,
  };
  expect(keptFile('t')).toEqual({ ...file, early: false });
  keep(view('c1', 'early', 'open'));
  keep(view('c1', 'early'));
  expect(keptFile('early')).toEqual({ ...file, table: 'early' });
  expect(kept('other')?.commitment).toBe('c2');
  expect(keptWith('c2')).toEqual(kept('other'));
  expect(keptWith('c3')).toBeNull();
});

test('the game that was promised is kept as it came first, with the one that it goes on from', () => {
  const fork = { table: 'u', at: 9, moves: 'f'.repeat(64) };
  keep({ ...view('c1', 't', 'open'), fork: { ...fork, dice: 'new' } });
  keep({ ...view('c1'), game: 'shark-attacks', options: {} });
  expect(keptFile('t')).toMatchObject({ game: 'bones', options: OPTIONS, fork });
});

test('the first promise stays, whatever is promised later', () => {
  keep(view('c1', 't', 'open'));
  keep(view('c2'));
  keep(view('c3'));
  expect(kept('t')?.commitment).toBe('c1');
});

test('before the start there are no texts yet, and they are kept as they were closed', () => {
  keep(view('c1', 't', 'open'));
  expect([kept('t')?.texts, keptFile('t')]).toEqual([null, null]);
  keep(view('c1'));
  keep(view('c1', 't', 'playing', { texts: ['forged'] }));
  expect([kept('t')?.texts, kept('t')?.early]).toEqual([['a', 'b'], true]);
});

test('our text is pledged, and shown when all others are closed, to those who pledged by then', async () => {
  keep(view('c1', 't', 'open', { pledges: [], texts: [] }));
  const given = await giving('t');
  const pledge = given?.type === 'pledge' ? given.pledge : '';
  const text = kept('t')?.text ?? '';
  expect([pledge, text.length]).toEqual([await pledgeOf(text), 32]);
  expect(await giving('t')).toEqual(given);
  const open = view('c1', 't', 'open', { pledges: [pledge], texts: [] });
  keep(open);
  expect(await awaited(open)).toBeNull();
  const closed = view('c1', 't', 'open', { pledges: [pledge, 'theirs'], closed: true, texts: [] });
  keep(closed);
  expect(await awaited(closed)).toBe(text);
  const exchanged = view('c1', 't', 'open', { pledges: [pledge, 'chosen'], closed: true, texts: [] });
  keep(exchanged);
  expect(await awaited(exchanged)).toBeNull();
  gave('t', text);
  expect(await awaited(closed)).toBeNull();
  keep(view('c1', 't', 'playing', { pledges: [pledge, 'theirs'], texts: [text, 'b'] }));
  expect(keptFile('t')).toMatchObject({ pledges: [pledge, 'theirs'], texts: [text, 'b'], own: text, early: true });
});

test('where the page cannot hash, the text is given openly', async () => {
  keep(view('c1', 't', 'open'));
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(await giving('t')).toEqual({ type: 'seal', text: '07'.repeat(16) });
  vi.unstubAllGlobals();
});

test('where nothing can be kept, no text is given', async () => {
  expect(await giving('nowhere')).toBeNull();
});

test('our own text is kept once it was taken; the first one stays', () => {
  keep(view('c1', 't', 'open'));
  gave('t', 'mine');
  gave('t', 'another');
  expect(kept('t')?.own).toBe('mine');
});

test('who comes when the texts are closed keeps that, too', () => {
  keep(view('c1'));
  keep(view('c1', 'closing', 'open', { closed: true }));
  expect([kept('t')?.early, kept('t')?.own, kept('closing')?.early]).toEqual([false, null, false]);
});

test('what an earlier version kept is read, and comes out as no file that would prove more', () => {
  localStorage.setItem('ossuary-kept-t', JSON.stringify({ commitment: 'c1', texts: ['a'], own: 'a', early: true, at: 1 }));
  expect(kept('t')).toEqual({ promised: null, commitment: 'c1', pledges: null, texts: ['a'], text: null, own: 'a', early: true, at: 1 });
  expect(keptFile('t')).toBeNull();
});

test('of a game that is over nothing is kept: it would prove nothing', () => {
  keep(view('c1', 't', 'over'));
  expect(kept('t')).toBeNull();
});

test('without sealed dice nothing is kept', () => {
  keep(view(null));
  expect([kept('t'), localStorage.length]).toEqual([null, 0]);
});

test('the oldest are forgotten when there are too many', () => {
  for (let number = 0; number <= 500; number += 1) {
    vi.spyOn(Date, 'now').mockReturnValue(1000 - (number % 2) * 500 + number);
    keep(view(`c${number}`, `t${number}`));
  }
  expect(Object.keys(localStorage).length).toBe(500);
  expect(kept('t1')).toBeNull();
  expect(kept('t0')).not.toBeNull();
  forgetKept();
  expect(localStorage.length).toBe(0);
});

test('a browser that keeps nothing, or nonsense, does no harm', () => {
  localStorage.setItem('ossuary-kept-t', '{');
  expect(kept('t')).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keep(view('c1', 'new'))).not.toThrow();
});

const SECOND = 'ab'.repeat(32); // the commitment of the second round: the secret of the first
const cup = (status: string, promise: string, more = {}): Tournament =>
  ({ tournament: 'cup', status, game: 'bones', options: OPTIONS, dice: { promise, pledges: [], closed: status !== 'open', texts: [], secrets: [], ...more } }) as unknown as Tournament;
const seated = (commitment: string, round: number): View =>
  ({ ...view(commitment, `t${round}`, 'playing', { texts: ['ours', 'theirs'] }), tournament: { tournament: 'cup', round, promise: 'says the host' } }) as View;

test('what a tournament has promised is what its tables keep, if their dice lead back to it', async () => {
  const promise = await commitmentOf(SECOND);
  keepTournament(cup('open', promise));
  const given = await giving('cup');
  if (given?.type !== 'pledge') throw new Error('no pledge');
  const pledges = [given.pledge, 'pb'];
  keepTournament(cup('starting', promise, { pledges }));
  const text = await awaitedAt(cup('starting', promise, { pledges }));
  expect(text && (await pledgeOf(text))).toBe(given.pledge);
  expect(await awaitedAt(cup('starting', promise, { pledges: ['px', 'pb'] }))).toBeNull();
  gave('cup', text ?? '');
  const texts = [text ?? '', 'theirs'];
  keepTournament(cup('playing', promise, { pledges, texts }));
  await keepRound(seated(promise, 1));
  await keepRound(seated(SECOND, 2));
  const file = { table: 't1', game: 'bones', options: OPTIONS, commitment: promise, pledges, texts, own: text, early: true };
  expect(keptFile('t1')).toMatchObject(file);
  expect(keptFile('t2')).toMatchObject({ ...file, table: 't2', commitment: SECOND });
});

test('a round with other dice than the promised ones is not kept as promised', async () => {
  const promise = await commitmentOf(SECOND);
  keepTournament(cup('open', promise));
  await keepRound(seated('cd'.repeat(32), 2));
  expect(kept('t2')?.commitment).toBe(promise);
});

test('who comes to a table of a tournament without its promise has what the table shows', async () => {
  await keepRound(seated(SECOND, 2));
  expect(keptFile('t2')).toMatchObject({ commitment: SECOND, early: false, own: null });
});
