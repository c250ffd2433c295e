import { expect, test } from 'vitest';
import { Looks } from '../src/back/looks';
import { happenedUntil, isOver, seenBy, viewAt, yoursAt } from '../src/back/viewAt';
import { looked } from './looked';
import { offer, update } from './views';

test('a table at a look is as it was then, with everybody there, and still being played', () => {
  const { table } = update('bones-over');
  const look = looked({ move: 9, mover: 1, scores: [3, 4] }, { places: { tile_0_0: 'bag' } });
  const then = viewAt(table, look, 7);
  expect([then.status, then.result, then.version, then.mover, then.scores]).toEqual(['playing', null, 7, 1, [3, 4]]);
  expect([then.look, then.places]).toEqual([look.beat.look, { tile_0_0: 'bag' }]);
  expect(then.chairs.every(({ present, away, resigned }) => present && !away && !resigned)).toBe(true);
  expect([then.game, then.options]).toEqual([table.game, table.options]);
});

test('at the end it is over, with its result', () => {
  const { table } = update('bones-over');
  const look = looked({}, { look: table.look });
  expect(isOver(look)).toBe(true);
  expect([viewAt(table, look, 1).status, viewAt(table, look, 1).result]).toEqual(['over', table.result]);
});

test('it is seen through the eyes of a seat, else of whoever is to move, or in turn', () => {
  expect(seenBy(0, looked({ mover: 1 }))).toBe(0);
  expect(seenBy(null, looked({ mover: 0 }))).toBe(0);
  expect(seenBy(null, looked())).toBe(1);
});

test('the board offers what it is given, and nothing else can be done', () => {
  const better = offer(update('shark-attacks-choosing'), 'stop');
  expect(yoursAt(1, true, [better])).toMatchObject({ seats: [1], offers: [better], chains: [], undo: [], rights: [], invite: null });
  expect(yoursAt(1, false, []).seats).toEqual([1, -1]);
});

test('what happened is told as far back as it is known', async () => {
  const looks = new Looks(async (from) => ({ total: 60, looks: Array.from({ length: from ? 10 : 50 }, (_, number) => looked({ move: from + number }, { seat: number % 2 })) }));
  await looks.at(50);
  expect(happenedUntil(looks, 52).map(({ version }) => version)).toEqual([50, 51, 52]);
  await looks.at(0);
  const all = happenedUntil(looks, 52);
  expect([all.length, all[0]?.version, all.at(-1)?.seat]).toEqual([30, 23, 0]);
});
