import { expect, test } from 'vitest';
import { words } from '../src/app/words.svelte';
import type { Tournament } from '../src/host/protocol';
import { clockName, nameOf, ownPairing, score, winners } from '../src/tournaments/told';

const pairing = (first: number, second: number | null) => ({ first, second, table: null, invite: null, share: null, margin: 0 });
const cup = {
  entrants: [
    { number: 0, name: 'Ada', you: false, left: false },
    { number: 1, name: 'Bob', you: true, left: false },
    { number: 2, name: null, you: false, left: true },
  ],
  pairings: [[pairing(0, 1), pairing(2, null)], [pairing(2, 0), pairing(1, null)]],
  standings: [
    { number: 1, place: 1 },
    { number: 0, place: 1 },
    { number: 2, place: 3 },
  ],
} as unknown as Tournament;

test('our own pairing is that of the present round', () => {
  expect(ownPairing(cup)).toEqual(pairing(1, null));
  expect(ownPairing({ ...cup, entrants: cup.entrants.map((one) => ({ ...one, you: false })) })).toBeNull();
  expect(ownPairing({ ...cup, pairings: [] })).toBeNull();
});

test('those in the first place have won, and who is forgotten is somebody', async () => {
  await words.need('common', 'page', 'page-tournaments');
  expect(winners(cup)).toEqual(['Bob', 'Ada']);
  expect(nameOf(cup, 2)).toBe(words.say('page-somebody'));
});

test('results and clocks are told', async () => {
  await words.need('page', 'page-tournaments');
  expect([score(null), score(1), score(0.5)]).toEqual(['–', '1 : 0', '0.5 : 0.5']);
  expect([clockName({ seconds: 60, days: null }), clockName({ seconds: 45, days: null }), clockName({ seconds: null, days: 7 })]).toEqual(['1 minute', '45 seconds', '7 days']);
});
