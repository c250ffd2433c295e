import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/app/games';
import { words } from '../src/app/words.svelte';
import AnyBoard from '../src/anygame/Board.svelte';
import { pipsOf } from '../src/dice/outcomeNames';
import { fieldsOf, type Look } from '../src/anygame/lookFields';
import type { Frame } from '../src/table/stage';
import { shownWith } from '../src/anygame/lastShown';
import type { Update } from '../src/host/protocol';
import { NAMES, settled, shown, update, voiceOf, written } from './views';

const ROOMS = ['rolling-bones', 'shark-attacks', 'skulls-of-sedlec', 'bones'];

beforeEach(() => words.need('common', 'host', 'page', 'page-dice', ...SHELF, ...ROOMS.map((room) => `${room}/words`)));

function board(from: Update, frame: Frame = settled(from)) {
  const act = vi.fn();
  const props = (at: Frame) => ({ view: from.table, yours: from.yours, frame: at, happened: from.happened, voice: voiceOf(from), act });
  const { container, rerender } = render(AnyBoard, props(frame));
  const texts = (selector: string): string[] => [...container.querySelectorAll(selector)].map(written);
  return { container, act, texts, show: (at: Frame) => rerender(props(at)) };
}

test.each(NAMES)('the board for any game shows %s, with every action to press and every beat on the way', async (name) => {
  const from = update(name);
  const { container, act, show } = board(from);
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('.bar button')];
  const ways = [...from.yours.chains.map(({ actions }) => actions), ...from.yours.offers.map(({ action }) => [action])];
  expect(buttons.map((one) => one.dataset['actions']?.split(' '))).toEqual(ways);
  expect(buttons.every((one) => written(one).length > 0)).toBe(true);
  for (const one of buttons) flushSync(() => one.click());
  expect(act.mock.calls.map(([, actions]) => actions)).toEqual(ways);
  for (const beat of from.happened.flatMap(({ beats }) => beats)) await show(shown(beat));
  expect(written(container)).not.toMatch(/undefined|\[object|NaN|\{ ?\$/);
});

test('numbers stand as figures under the names of their fields, and nothing that the players or the options say', () => {
  const { texts } = board(update('bones-matched'));
  expect(texts('.figures dt')).toContain('In the bag');
  expect(texts('.figures div')).toContain('Total 11');
  expect(texts('.figures dt')).not.toContain('Scores');
  expect(texts('.figures dt')).not.toContain('End');
});

test('lists by seat are columns beside the names, and the parts of the scores stand in one', () => {
  const { texts } = board(update('bones-matched'));
  expect(texts('thead th')).toEqual(['Players', 'Lines', 'Hands', 'Points']);
  expect(texts('tbody th')).toEqual(['Ada', 'Bob']);
});

test('the columns are the same with no part of a score as with two', () => {
  const from = update('bones-matched');
  const parts = [{ name: 'points', points: 3, pieces: [] }, { name: 'line', points: 9, pieces: [] }];
  const headings = (tallies: Update['table']['tallies']): string[] => board({ ...from, table: { ...from.table, tallies } }).texts('thead th');
  expect(headings([parts.slice(0, 1), []])).toEqual(headings([parts, parts]));
});

test('a field that has once held several things stays among the groups when it is empty', () => {
  const view = update('bones-matched').table;
  const kinds = (look: object, known: object[]) => fieldsOf(look as Look, view, known as Look[]).groups.map(({ name }) => name);
  expect(kinds({ offer: null }, [])).toEqual([]);
  expect(kinds({ offer: null }, [{ offer: { share: 3 } }])).toEqual(['offer']);
});

test('a list that was once longer or shorter than there are seats is not by seat', () => {
  const view = update('bones-matched').table;
  const look = { throws: [4, 7], lines: [0, 0] };
  expect(fieldsOf(look, view).seats.map(({ name }) => name)).toEqual(['throws', 'lines']);
  expect(fieldsOf(look, view, [{ throws: [], lines: [0, 0] }]).seats.map(({ name }) => name)).toEqual(['lines']);
});

test('the last throw lies there as dice, with what was told of it, and nothing that is still to be shown', async () => {
  const from = update('bones-matched');
  const beats = from.happened.flatMap(({ beats }) => beats);
  const { container, texts, show } = board(from, shown(beats[0]!));
  expect(texts('.thrown .unseen')).toEqual([]);
  expect(texts('.told p')).toEqual([]);
  await show(shown(beats[1]!));
  expect(container.querySelectorAll('.thrown svg')).toHaveLength(2);
  expect(texts('.thrown .unseen')).toEqual(['3', '4']);
  await show(settled(from));
  expect(texts('.thrown .unseen')).toEqual(['3', '4']);
  expect(texts('.told .last')[0]).toMatch(/^You throw 3 and 4/);
});

test('what lies there comes before the players, whose scores are at the top of the table', () => {
  const { container } = board(update('bones-matched'));
  const names = [...(container.querySelector('.rest')?.children ?? [])].map((one) => one.tagName);
  expect(names.slice(0, -1).every((name) => name === 'SECTION')).toBe(true);
  expect(container.querySelector('.rest > :last-child table')).not.toBeNull();
});

test('what a map counts stands beside its names', () => {
  const { texts } = board(update('rolling-bones-laying'));
  expect(texts('.rest section h2')).toContain('Rolled');
  expect(texts('.rest .count')).toContain('Right hand6');
});

test('sides of a die have pips, by whatever name', () => {
  expect(['die_6', 'one', 'three', 'die_7', 'seat_1', 'sun'].map(pipsOf)).toEqual([6, 1, 3, 0, 0, 0]);
});

test('a throw is past when something else was told after it, and the next one is not', () => {
  const from = update('shark-attacks-flight');
  const beats = from.happened.flatMap(({ beats }) => beats);
  const thrown = beats.find((beat) => beat.throw.length > 0 && beat.told.length > 0)!;
  const acted = beats.find((beat) => beat.action && beat.told.length > 0)!;
  const first = shownWith(null, shown(thrown), [], from.table);
  expect([first.past, first.thrown]).toEqual([false, thrown.throw]);
  const second = shownWith(first, shown(acted), [], from.table);
  expect([second.past, second.thrown, second.told]).toEqual([true, thrown.throw, acted.told]);
  expect(shownWith(second, shown(thrown), [], from.table).past).toBe(false);
});
