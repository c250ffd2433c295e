import { expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { scene, type Scene } from '../src/games/shark-attacks/scene';
import type { Beat } from '../src/host/protocol';
import { board, offer, settled, shown, update, written } from './views';
import flights from './streams/flights.json';
import { dice } from './streams';

/** A whole game in which swimmers flee. */
const FLIGHT = (flights as unknown as Beat[][])[0] ?? [];

const beats = (name: string): Beat[] => update(name).happened.flatMap((happening) => happening.beats);

/** The scenes of all beats, each after the one before. */
function scenes(name: string): Scene[] {
  const { table } = update(name);
  return beats(name).reduce<Scene[]>((all, beat) => [...all, scene(all.at(-1) ?? null, shown(beat), table)], []);
}
const fates = ({ blue }: Scene): string[] => blue.map((die) => `${die.id} ${die.face} ${die.fate}`);

test('a table as it is: dice by their faces, the many first, and what the host says they are worth', () => {
  const given = update('shark-attacks-choosing');
  const made = scene(null, settled(given), given.table);
  expect(made.blue.map((die) => die.face)).toEqual(['swimmer_3', 'swimmer_2', 'swimmer_2', 'swimmer_1', 'wave', 'wave', 'wave']);
  expect(made).toMatchObject({ seat: 0, flight: false, event: null, gain: null, sharks: [], ashore: [] });
  expect(made.supply).toHaveLength(4);
  const swimmers = given.table.tallies[0]?.find((part) => part.name === 'swimmers');
  if (swimmers) swimmers.points = 77;
  expect(scene(null, settled(given), given.table).now).toMatchObject({ swimmers: 77, escaped: 0, signs: [0, 0, 0], middle: 6 });
});

test('the dice of a roll-off lie in the water of nobody', () => {
  const [first, , , roll] = scenes('shark-attacks-choosing');
  expect(first?.blue).toEqual([]);
  expect(first?.sharks.map((die) => die.face)).toEqual(['fin_3', 'fin_3', 'fin_3', 'fin_3']);
  expect(roll?.blue).toHaveLength(7);
  expect(roll?.now.swimmers).toBe(8);
  expect(roll?.sharks).toEqual([]);
});

test('a flight: who is eaten and who escapes is what the host tells', () => {
  const [goes, attack, first, second] = scenes('shark-attacks-flight');
  expect(goes).toMatchObject({ event: null, flight: false, throws: 0 });
  expect(attack).toMatchObject({ event: 'shark_attack', flight: true, throws: 1 });
  expect(fates(first as Scene)).toEqual(['blue_3 swimmer_3 ashore', 'blue_1 swimmer_2 eaten', 'blue_2 swimmer_1 ashore', 'blue_4 wave floats']);
  expect(first).toMatchObject({ seat: 0, flight: true, throws: 2, gain: null });
  expect(first?.now).toMatchObject({ escaped: 4, signs: [1, 0, 0], middle: 5 });
  expect(first?.was).toMatchObject({ escaped: 0, signs: [0, 0, 0] });
  expect(first?.sharks.map((die) => die.face)).toEqual(['fin_2']);
  expect(first?.ashore).toEqual([]);
  expect(fates(second as Scene)).toEqual(['blue_1 swimmer_2 ashore']);
  expect(second).toMatchObject({ seat: 0, gain: 6, throws: 3 });
  expect(second?.ashore.map((die) => die.id)).toEqual(['blue_3', 'blue_2']);
  expect(second?.now.escaped).toBe(6);
});

test('a bite is that of the host, even where the rules would have another', () => {
  const { table } = update('shark-attacks-flight');
  const [, , bitten] = beats('shark-attacks-flight');
  if (!bitten) throw new Error('no bite');
  for (const piece of bitten.throw) if (piece.piece === 'blue_1') piece.outcome = 'swimmer_3';
  for (const fact of bitten.facts) if (fact['kind'] === 'bitten') fact['eaten'] = ['swimmer_3', 'swimmer_3', 'swimmer_1'];
  expect(fates(scene(null, shown(bitten), table))).toEqual(['blue_1 swimmer_3 eaten', 'blue_3 swimmer_3 eaten', 'blue_2 swimmer_1 eaten', 'blue_4 wave floats']);
});

test('after the flight the table is that of the next player', () => {
  const given = update('shark-attacks-flight');
  const last = scenes('shark-attacks-flight').at(-1) ?? null;
  const next = scene(last, settled(given), given.table);
  expect(next).toMatchObject({ seat: 1, flight: false, ashore: [], sharks: [], gain: null });
  expect(next.throws).toBe(3);
});

test('dice that lie still keep the throw in which they fell', () => {
  const given = update('shark-attacks-choosing');
  const roll = scenes('shark-attacks-choosing').at(-1) as Scene;
  const after = scene(roll, settled(given), given.table);
  expect(after.blue.map((die) => [die.id, die.fell, die.throw])).toEqual(roll.blue.map((die) => [die.id, die.fell, die.throw]));
});

test('whoever stops takes the swimmers ashore, for what is told', () => {
  const given = update('shark-attacks-choosing');
  const before = scene(null, settled(given), given.table);
  const facts = [{ kind: 'stopped', seat: 0, points: 123 }];
  const look = { ...given.table.look, seat: 1 };
  const stopped = scene(before, shown({ seat: 0, action: 'stop', throw: [], told: [], facts, look, places: given.table.places }), given.table);
  expect(stopped).toMatchObject({ seat: 0, gain: 123 });
  expect(stopped.blue.filter((die) => die.fate === 'ashore')).toHaveLength(4);
});

test('what dice show is not told again, and the last lines stay where there is nothing new', () => {
  const [goes, attack, first] = scenes('shark-attacks-flight');
  expect(goes?.now.lines.map((line) => line.key)).toEqual(['shark-attacks-goes-on']);
  expect(attack?.now.lines.map((line) => line.key)).toEqual(['shark-attacks-shark_attack']);
  expect(first?.now.lines.map((line) => line.key)).toEqual(['shark-attacks-bites', 'shark-attacks-escape', 'shark-attacks-signs-go-up']);
  const { table } = update('shark-attacks-flight');
  const quiet = scene(first ?? null, shown({ ...(beats('shark-attacks-flight')[2] as Beat), told: [] }), table);
  expect(quiet.now.lines.map((line) => line.key)).toEqual(['shark-attacks-escape', 'shark-attacks-signs-go-up']);
});

test('the actions say what they bring, by the tallies of the host', async () => {
  const given = update('shark-attacks-party');
  const { button, container, show, act } = await board(given);
  expect([...container.querySelectorAll('.bar button')].map(written)).toEqual(['Stop for 12', 'Party for 24']);
  expect(written(container.querySelector('.primary'))).toBe('Party for 24');
  const changed = update('shark-attacks-party');
  changed.table.tallies[0] = [{ name: 'banked', points: 30, pieces: [] }];
  offer(changed, 'stop').leads_to = [{ name: 'banked', points: 37, pieces: [] }];
  offer(changed, 'stop').said.args['signs'] = 1;
  await show(changed);
  expect([...container.querySelectorAll('.bar button')].map(written)).toEqual(['Stop for 7 −1', 'Party for -6']);
  button('Stop for 7 −1').click();
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['stop']);
});

test('a sign is taken from a beach, or by its button', async () => {
  const { act, container } = await board(update('shark-attacks-signs'));
  expect(written(container.querySelector('.whom'))).toBe('Whose sign do you take?');
  expect([...container.querySelectorAll('.bar button')].map(written)).toEqual(['Bob', 'Cleo']);
  const beaches = [...container.querySelectorAll<HTMLElement>('button.beach')];
  expect(beaches.map((beach) => written(beach.querySelector('.name')))).toEqual(['Bob', 'Cleo']);
  expect([...container.querySelectorAll('.count')].map(written)).toEqual(['3', '1', '2']);
  beaches[1]?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['sign_from_2']);
});

test('signs go up when the dice have landed, not before', async () => {
  vi.useFakeTimers();
  const given = update('shark-attacks-flight');
  const [, attack, first] = given.happened[0]?.beats ?? [];
  const { container, show } = await board(given, shown(attack as Beat));
  await show(given, shown(first as Beat));
  expect([...container.querySelectorAll('.count')].map(written)).toEqual(['0', '0', '0']);
  expect(container.querySelectorAll('.ashore li')).toHaveLength(0);
  vi.advanceTimersByTime(400);
  flushSync();
  expect([...container.querySelectorAll('.count')].map(written)).toEqual(['1', '0', '0']);
  expect(container.querySelectorAll('.ashore li')).toHaveLength(2);
  vi.useRealTimers();
});

test('whatever is skipped, no die lies in two places', () => {
  const given = update('shark-attacks-flight').table;
  for (let seed = 0; seed < 300; seed++) {
    const random = dice(seed);
    let now = null;
    for (const beat of FLIGHT) {
      if (random() < 0.4) continue;
      now = scene(now, random() < 0.2 ? { ...shown(beat), beat: null, length: 0 } : shown(beat), given);
      const ids = [...now.blue, ...now.ashore].map(({ id }) => id).concat(now.supply);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});
