import { expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { gained, scene, times, type Scene, type Standing } from '../src/games/shark-attacks/scene';
import { largest } from '../src/games/shark-attacks/sizes';
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
const first = ({ standings }: Scene): Standing => standings[0] as Standing;
const now = ({ standings }: Scene): Standing => standings.at(-1) as Standing;
const gain = (made: Scene): number | null => gained(made, made.facts.length);
const fates = ({ blue }: Scene): string[] => blue.map((die) => `${die.id} ${die.face} ${die.fate}`);

test('a table as it is: dice by their faces, the many first, and what the host says they are worth', () => {
  const given = update('shark-attacks-choosing');
  const made = scene(null, settled(given), given.table);
  expect(made.blue.map((die) => die.face)).toEqual(['swimmer_3', 'swimmer_2', 'swimmer_2', 'swimmer_1', 'wave', 'wave', 'wave']);
  expect(made).toMatchObject({ seat: 0, flight: false, event: null, sharks: [], ashore: [] });
  expect(gain(made)).toBeNull();
  expect(made.supply).toHaveLength(4);
  const swimmers = given.table.tallies[0]?.find((part) => part.name === 'swimmers');
  if (swimmers) swimmers.points = 77;
  expect(now(scene(null, settled(given), given.table))).toMatchObject({ swimmers: 77, escaped: 0, signs: [0, 0, 0], middle: 6 });
});

test('the dice of a roll-off lie in the water of nobody', () => {
  const [drawn, , , roll] = scenes('shark-attacks-choosing');
  expect(drawn?.blue).toEqual([]);
  expect(drawn?.sharks.map((die) => die.face)).toEqual(['fin_3', 'fin_3', 'fin_3', 'fin_3']);
  expect(roll?.blue).toHaveLength(7);
  expect(now(roll as Scene).swimmers).toBe(8);
  expect(roll?.sharks).toEqual([]);
});

test('a flight: who is eaten and who escapes is what the host tells, one thing after the other', () => {
  const [goes, attack, bitten, over] = scenes('shark-attacks-flight') as [Scene, Scene, Scene, Scene];
  expect(goes).toMatchObject({ event: null, flight: false, throws: 0, daring: 1 });
  expect(attack).toMatchObject({ event: 'shark_attack', flight: false, throws: 1, daring: 1 });
  expect(fates(bitten)).toEqual(['blue_3 swimmer_3 ashore', 'blue_1 swimmer_2 eaten', 'blue_2 swimmer_1 ashore', 'blue_4 wave floats']);
  expect(bitten.facts.map(({ kind }) => kind)).toEqual(['fled', 'bitten', 'escaped', 'signs_up']);
  expect(bitten.blue.map(({ by }) => by)).toEqual([2, 1, 2, 0]);
  expect(bitten.sharks.map(({ face, by }) => [face, by])).toEqual([['fin_2', 1]]);
  expect(bitten.standings.map(({ escaped, signs, middle }) => [escaped, signs[0], middle])).toEqual([[0, 0, 6], [0, 0, 6], [0, 0, 6], [4, 0, 6], [4, 1, 5]]);
  expect(bitten).toMatchObject({ seat: 0, flight: true, throws: 2, ashore: [] });
  expect(fates(over)).toEqual(['blue_1 swimmer_2 ashore']);
  expect(over).toMatchObject({ seat: 0, throws: 3 });
  expect([gained(over, 1), gain(over)]).toEqual([null, 6]);
  expect(over.ashore.map((die) => die.id)).toEqual(['blue_3', 'blue_2']);
  expect([first(over).escaped, now(over).escaped]).toEqual([4, 6]);
  expect([first(over).scores, now(over).scores]).toEqual([[0, 0, 0], [6, 0, 0]]);
});

test('the dice fall before anything happens to them, and the last thing is seen before the frame ends', () => {
  const [goes, , bitten] = scenes('shark-attacks-flight') as [Scene, Scene, Scene];
  expect(times(goes)).toEqual([0]);
  const when = times({ ...bitten, frame: { ...bitten.frame, length: 2700 } });
  expect(when.map(Math.round)).toEqual([648, 972, 1572, 2172]);
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
  expect(next).toMatchObject({ seat: 1, flight: false, ashore: [], sharks: [], daring: 0 });
  expect(gain(next)).toBeNull();
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
  expect([stopped.seat, gain(stopped)]).toEqual([0, 123]);
  expect(stopped.blue.filter((die) => die.fate === 'ashore')).toHaveLength(4);
});

test('what dice show is not told again, and a story is told on from its last line', () => {
  const [goes, attack, bitten] = scenes('shark-attacks-flight') as [Scene, Scene, Scene];
  const keys = ({ lines }: Standing): string[] => lines.map((line) => line.key);
  expect(keys(now(goes))).toEqual(['shark-attacks-goes-on']);
  expect(keys(now(attack))).toEqual(['shark-attacks-shark_attack']);
  expect(bitten.standings.slice(1).map(keys)).toEqual([
    ['shark-attacks-shark_attack'],
    ['shark-attacks-shark_attack', 'shark-attacks-bites'],
    ['shark-attacks-bites', 'shark-attacks-escape'],
    ['shark-attacks-escape', 'shark-attacks-signs-go-up'],
  ]);
});

test('dice are as large as all of them can be', () => {
  const groups = [{ dice: 4, scale: 1 }, { dice: 3, scale: 0.8 }];
  expect(largest(1050, 500, groups)).toBe(236);
  expect(largest(360, 400, groups)).toBe(124); // two rows, and one of waves
  expect(largest(100, 100, [{ dice: 11, scale: 1 }])).toBe(44);
  expect(largest(0, 0, groups)).toBe(44);
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
  expect([...container.querySelectorAll('.count')].map(written)).toEqual(['3 signs', '1 sign', '2 signs']);
  beaches[1]?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['sign_from_2']);
});

test('signs go up after the bite, and the swimmers are ashore before', async () => {
  vi.useFakeTimers();
  const given = update('shark-attacks-flight');
  const [, attack, bitten] = given.happened[0]?.beats ?? [];
  const { container, show } = await board(given, { ...shown(attack as Beat), length: 900 });
  await show(given, { ...shown(bitten as Beat), length: 2700 });
  const seen = (ms: number): unknown[] => {
    vi.advanceTimersByTime(ms);
    flushSync();
    return [written(container.querySelector('.count')), container.querySelectorAll('.ashore li').length, container.querySelectorAll('.sinks').length];
  };
  expect(seen(0)).toEqual(['no signs', 0, 0]);
  expect(seen(1040)).toEqual(['no signs', 0, 1]);
  expect(seen(600)).toEqual(['no signs', 2, 1]);
  expect(seen(600)).toEqual(['1 sign', 2, 1]);
  vi.useRealTimers();
});

test('what is won is stamped: who swims unharmed three times, a party twice; signs slam into the sand', async () => {
  const given = update('shark-attacks-party');
  const beat = (kind: string, more: object): Beat => ({ seat: 0, action: null, throw: [], told: [], facts: [{ kind, seat: 0, points: 24, ...more }], look: given.table.look, places: given.table.places });
  const { container, show } = await board(given);
  expect(container.querySelector('.stamp')).toBeNull();
  await show(given, shown(beat('partied', {})));
  expect(written(container.querySelector('.stamp'))).toBe('2 × 12 = 24');
  await show(given, shown(beat('flight_over', { escaped: 8, unharmed: true })));
  expect(written(container.querySelector('.stamp'))).toBe('3 × 8 = 24');
  await show(given, shown(beat('flight_over', { escaped: 24, unharmed: false })));
  expect(written(container.querySelector('.stamp'))).toBe('+24');
  await show(given, shown(beat('stopped', {})));
  expect(written(container.querySelector('.stamp'))).toBe('+24');
  await show(given, shown(beat('signs_up', { signs: 2 })));
  expect(container.querySelector('.stamp')).toBeNull();
  expect(container.querySelectorAll('.slammed span')).toHaveLength(2);
  await show(given, settled(given));
  expect(container.querySelector('.slammed')).toBeNull();
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
