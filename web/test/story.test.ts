import { beforeAll, expect, test } from 'vitest';
import { words } from '../src/app/words.svelte';
import { marks as boneMarks } from '../src/games/bones/marks';
import { marks as skeletonMarks } from '../src/games/rolling-bones/marks';
import { marks as seaMarks } from '../src/games/shark-attacks/marks';
import { marks as skullMarks } from '../src/games/skulls-of-sedlec/marks';
import type { Beat, Happening } from '../src/host/protocol';
import { story } from '../src/table/story';

beforeAll(() => words.need('common', 'host', 'rolling-bones/words'));

const voice = { names: ['Ada', 'Bob'], you: null };
const seat = (number: number) => ({ key: 'seat', args: { number } });
const event = (version: number, kind: Happening['kind'], by: number | null, ...keys: string[]): Happening => ({
  version, at: 0, kind, seat: by, by: 'player', beats: [], told: keys.map((key) => ({ key, args: { who: seat(by ?? 0) } })),
});
const pays = (version: number, by: number | null): Happening => event(version, 'played', by, 'rolling-bones-pays-left');

test('a turn is one entry, and a sentence said three times stands once', () => {
  const told = story([pays(1, 0), pays(2, 0), pays(3, 0), pays(4, 1)], voice, 'playing');
  expect(told.map(({ seat, key, sentences }) => [seat, key, sentences])).toEqual([
    [0, '1', [{ text: 'Ada pays with a left die.', times: 3 }]],
    [1, '4', [{ text: 'Bob pays with a left die.', times: 1 }]],
  ]);
});

test('a throw belongs to the turn that it falls in', () => {
  expect(story([pays(1, 0), pays(2, null), pays(3, 0)], voice, 'playing')).toHaveLength(1);
});

test('the throw that begins the next turn is told there, though the act before it brought it', () => {
  const beat = (seat: number | null, of: number, key: string): Beat => ({
    seat, action: seat === null ? null : 'bury', throw: [], told: [{ key, args: { who: { key: 'seat', args: { number: of } } } }], facts: [{ kind: 'rolled', seat: of }], look: {}, places: {},
  });
  const told = story([{ ...event(1, 'played', 0), beats: [beat(0, 0, 'rolling-bones-pays-left'), beat(null, 1, 'rolling-bones-pays-right')] }], voice, 'playing');
  expect(told.map(({ seat, key, sentences }) => [seat, key, sentences[0]?.text])).toEqual([
    [0, '1.0', 'Ada pays with a left die.'],
    [1, '1.1', 'Bob pays with a right die.'],
  ]);
});

test('what is done with the sealed dice is not told, nor is an event without words', () => {
  const technical = [event(1, 'opened', null, 'host-told-opened'), event(2, 'sealed', 0, 'host-told-sealed'), event(3, 'started', null, 'host-told-started')];
  expect(story([...technical, event(4, 'played', 0)], voice, 'playing')).toEqual([]);
  expect(story([event(5, 'left', 1, 'host-told-left')], voice, 'playing').map(({ kind }) => kind)).toEqual(['left']);
});

test('a turn at the skeleton: dice, bones that are laid together, what is paid, and the stone', () => {
  const facts = skeletonMarks([
    { kind: 'rolled', seat: 0, dice: ['skull', 'spine', 'hat'], first: true },
    { kind: 'laid', seat: 0, site: 'skull' },
    { kind: 'laid', seat: 0, site: 'spine' },
    { kind: 'rolled_on', seat: 0, price: 2 },
    { kind: 'paid', seat: 0, die: 'left' },
    { kind: 'paid', seat: 0, die: 'right' },
    { kind: 'false_bone_laid', seat: 0, bone: 'left_foot', site: 'pelvis' },
    { kind: 'hat_on', seat: 0 },
    { kind: 'buried', seat: 0, bones: 3, hat: true, points: 18, score: 18 },
  ]);
  expect(facts).toEqual([
    { of: 'rolled', number: 3 },
    { of: 'laid', bone: 'spine', number: 2 },
    { of: 'paid', number: 2 },
    { of: 'false', bone: 'left_foot', number: 1 },
    { of: 'hat' },
    { of: 'buried', number: 18 },
  ]);
});

test('a turn at the sea: who swims, the weather, bites, signs and points', () => {
  const facts = seaMarks([
    { kind: 'rolled', seat: 0, dice: [], swimmers: 8, waves: 3 },
    { kind: 'went_on', seat: 0 },
    { kind: 'weather', event: 'shark_attack' },
    { kind: 'bitten', fins: 2, eaten: ['swimmer_1', 'wave'] },
    { kind: 'bitten', fins: 1, eaten: [] },
    { kind: 'signs_up', seat: 0, signs: 1 },
    { kind: 'flight_over', seat: 0, points: 5, escaped: 5, unharmed: false },
  ]);
  expect(facts).toEqual([
    { of: 'swimmer', number: 8 },
    { of: 'wave', number: 3 },
    { of: 'fin' },
    { of: 'bitten', number: '−2' },
    { of: 'sign', number: 1 },
    { of: 'fled', number: 5 },
  ]);
});

test('a turn in the crypt: cards that are dug up, kept and placed', () => {
  const facts = skullMarks([
    { kind: 'dug', seat: 0, piles: [1, 2], cards: ['royal/priest', 'peasant/mask'] },
    { kind: 'kept', seat: 0, card: 'royal/priest' },
    { kind: 'stacked', seat: 0, card: 'royal/priest', spot: 'left', seats: 2, points: 4, score: 4 },
  ]);
  expect(facts).toEqual([
    { of: 'dug', cards: ['royal/priest', 'peasant/mask'] },
    { of: 'kept', cards: ['royal/priest'] },
    { of: 'stacked', cards: ['royal/priest'], number: 4 },
  ]);
});

test('a turn on the felt: throws are one mark, the last of them with the total', () => {
  const thrown = { kind: 'thrown', seat: 0, matched: 'nothing', tiles: [], went_on: false } as const;
  const facts = boneMarks([
    { ...thrown, first: 1, second: 2, total: 3 },
    { ...thrown, first: 6, second: 3, total: 12 },
    { kind: 'taken', seat: 0, tile: [3, 6], points: 12 },
  ]);
  expect(facts).toEqual([
    { of: 'thrown', dice: [6, 3], number: 12 },
    { of: 'taken', tiles: [[3, 6]], number: 12 },
  ]);
});

test('who asks for a marker and gets one, and at what price, has pictures', () => {
  const facts = boneMarks([
    { kind: 'asked', seat: 0 },
    { kind: 'declined', seat: 1 },
    { kind: 'accepted', seat: 0, lender: 1 },
  ]);
  expect(facts).toEqual([{ of: 'asked' }, { of: 'marker' }]);
});
