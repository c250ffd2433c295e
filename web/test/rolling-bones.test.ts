import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { layout } from '../src/games/rolling-bones/layout';
import { fitted, HIGH, KINDS, SHAPES, SITES, WIDE, type Box } from '../src/games/rolling-bones/bones';
import Heap from '../src/games/rolling-bones/Heap.svelte';
import Worth from '../src/games/rolling-bones/Worth.svelte';
import { SHELF } from '../src/app/games';
import { words } from '../src/app/words.svelte';
import type { Look } from '../src/games/rolling-bones/rules';
import type { Beat } from '../src/host/protocol';
import { board, labelled, shown, update, written } from './views';

beforeEach(() => words.need('common', 'page', ...SHELF, 'rolling-bones/words', 'rolling-bones/page'));

const faces = [...new Set(update('rolling-bones-laying').happened.flatMap(({ beats }) => beats.flatMap((beat) => beat.throw.map((piece) => piece.outcome))))];
const choices = (container: HTMLElement): string[] => [...container.querySelectorAll('.bar button')].map(written);

test('every face of a die is drawn', () => {
  expect(faces.filter((face) => !face.startsWith('seat_') && !SHAPES[face])).toEqual([]);
  expect(Object.keys(SHAPES)).toHaveLength(18);
});

test('there are sixteen sites, the right ones in the mirror of the left ones', () => {
  expect(SITES).toHaveLength(16);
  const boxes = new Map<string, Box>(SITES);
  for (const [site, [x, y, width, height]] of SITES) {
    if (site.startsWith('left_')) expect(boxes.get(site.replace('left', 'right'))).toEqual([WIDE - x - width, y, width, height]);
    expect([x >= 0, y >= 0, x + width <= WIDE, y + height <= HIGH], site).toEqual([true, true, true, true]);
  }
  expect(SHAPES['right_hand']).toMatchObject({ mirrored: true, box: [220, 249, 50, 48] });
});

test('no site lies under another where a finger would find it', () => {
  const middle = ([x, y, width, height]: Box): [number, number] => [x + width / 2, y + height / 2];
  SITES.forEach(([site, box], number) => {
    const [x, y] = middle(box);
    const above = SITES.slice(number + 1).filter(([, [left, top, width, height]]) => x > left && x < left + width && y > top && y < top + height);
    expect(above, site).toEqual([]);
  });
});

test('a drawing fills a box in its middle', () => {
  const shape = { strokes: [], holes: [], mirrored: false, box: [10, 20, 40, 80] as Box };
  expect(fitted(shape, [0, 0, 20, 20])).toBe('translate(10 10) rotate(0) scale(0.25) translate(-30 -60)');
  expect(fitted(shape, [100, 0, 80, 800], 28)).toBe('translate(140 400) rotate(28) scale(2) translate(-30 -60)');
});

test('the dice lie in three trays, by what they show', async () => {
  const { container } = await board(update('rolling-bones-laying'));
  const trays = [...container.querySelectorAll('ul.tray')];
  expect(trays.map(labelled)).toEqual(['Left dice', 'Right dice', 'Centre dice']);
  expect(trays.map((tray) => tray.querySelectorAll('button').length)).toEqual(KINDS.map(() => 6));
  const labels = [...(trays[2]?.querySelectorAll('button') ?? [])].map(labelled);
  expect(labels.slice(-3)).toEqual(['hat', 'gravestone', 'gravestone']);
  expect(labels[0]).toContain('Lay the skull');
});

test('all that fits is laid in one go, for what the host says it is worth', async () => {
  const given = update('rolling-bones-laying');
  const { act, button, container, show } = await board(given);
  expect(choices(container)).toEqual(['Lay all 7 that fit, worth 16', 'Roll again · costs 1 die']);
  expect(written(container.querySelector('.price'))).toBe('next roll costs 1');
  button('Lay all 7 that fit, worth 16').click();
  expect(act).toHaveBeenCalledExactlyOnceWith(0, given.yours.chains[0]?.actions);

  const changed = update('rolling-bones-laying');
  Object.assign(changed.yours.chains[0] ?? {}, { leads_to: [{ name: 'banked', points: 50, pieces: [] }, { name: 'hat', points: -3, pieces: [] }] });
  Object.assign(changed.table.look, { price: 9 });
  await show(changed);
  expect(choices(container)).toEqual(['Lay all 7 that fit, worth −3', 'Roll again · costs 9 dice']);
});

test('three choices at most, the likely one first; without a chain a single bone that fits is one of them', async () => {
  const given = update('rolling-bones-hat');
  given.yours.chains = [];
  const { container, show } = await board(given);
  expect(choices(container)).toEqual(['Bury for 6', 'Roll again · costs 1 die', 'Take the hat off (−3)']);
  expect(written(container.querySelector('.hint'))).toBe('Tap a die with a ring to lay its bone.');
  expect(written(container.querySelector('.primary'))).toBe('Bury for 6');
  const less = update('rolling-bones-hat');
  less.yours.chains = [];
  less.yours.offers = less.yours.offers.filter(({ action }) => action !== 'lay_spine');
  await show(less);
  expect(choices(container)).toHaveLength(3);
  expect(choices(container)[0]).toContain('Lay the left forearm');
  less.yours.offers = less.yours.offers.filter(({ action }) => action === 'take_hat');
  await show(structuredClone(less));
  expect(choices(container)).toHaveLength(1);
  expect(container.querySelector('.primary')).toBeNull();
});

test('whoever pays is asked with what, and told how much', async () => {
  const given = update('rolling-bones-paying');
  const { container, show } = await board(given);
  expect(written(container.querySelector('.hint'))).toBe('Pay with 1 more die');
  expect(choices(container)).toEqual(['Left (6)', 'Right (6)', 'Centre (4)']);
  expect(written(container.querySelector('.price'))).toBe('to pay 1');
  const hatted = structuredClone(given);
  (hatted.table.look as Look).hat = true;
  await show(hatted);
  expect(written(container.querySelector('.hint'))).toBe('Pay with 1 more die (to roll the hat, take it off first)');
});

test('a false bone is picked, then its site', async () => {
  const { container, show } = await board(update('rolling-bones-false'));
  expect(written(container.querySelector('.hint'))).toBe('Nothing fits. Pick a die as a false bone.');
  expect(container.querySelectorAll('.tray button:not([disabled])')).toHaveLength(16);
  await show(update('rolling-bones-site'));
  expect(written(container.querySelector('.hint'))).toBe('Where does it go? Pick a glowing site.');
  expect([...container.querySelectorAll('[data-site]:not([disabled])')].map((site) => site.getAttribute('data-site'))).toEqual(['rib_cage']);
  expect(container.querySelectorAll('.die.chosen')).toHaveLength(1);
});

test('what an action leads to is seen while it is looked at', async () => {
  const { container } = await board(update('rolling-bones-hat'));
  const stone = container.querySelector('.stone');
  expect(written(stone)).toBe('if buried 6');
  const hat = container.querySelector<HTMLElement>('[data-site="hat"]');
  flushSync(() => hat?.dispatchEvent(new PointerEvent('pointerenter')));
  expect(written(stone)).toBe('if buried 6→3');
  flushSync(() => hat?.dispatchEvent(new PointerEvent('pointerleave')));
  expect(written(stone)).toBe('if buried 6');
});

test('when a game is over, nothing is worth anything any more', async () => {
  const given = update('rolling-bones-laying');
  given.table.status = 'over';
  const { container } = await board(given);
  expect(written(container.querySelector('.stone'))).toBe('if buried ·');
});

test('the gravestone adds up the parts, and writes a loss with a minus', () => {
  const parts = [{ name: 'trunk', points: -4, pieces: [] }, { name: 'left_arm', points: 1, pieces: [] }];
  const { container } = render(Worth, { parts, then: null });
  expect(written(container.querySelector('.stone'))).toBe('if buried −3');
  flushSync(() => container.querySelector('button')?.click());
  expect([...container.querySelectorAll('dl div')].map(written)).toEqual(['Trunk −4', 'Left arm 1']);
  expect(written(container.querySelector('h2'))).toBe('If buried now: −3');
});

test.each([
  [0, '3 / 0.01'],
  [3, '3 / 1'],
  [4, '3 / 2'],
  [7, '4 / 2'],
  [15, '5 / 5'],
])('%d dice that were paid are a heap of %s', (number, ratio) => {
  const dice = Array.from({ length: number }, (_, die) => ({ id: `left_${die}`, kind: 'left' as const }));
  const { container } = render(Heap, { dice, price: 4, owed: 0, thrown: false });
  expect(container.querySelectorAll('.die')).toHaveLength(number);
  expect(container.querySelector<HTMLElement>('.pile')?.style.aspectRatio).toBe(ratio);
  expect(written(container.querySelector('.price'))).toBe('next roll costs 4');
});

test.each([
  [374, 580, { way: 'rows', die: 59 }],
  [344, 406, { way: 'sides', die: 46 }],
  [1090, 690, { way: 'flanks', die: 166 }],
  [540, 280, { way: 'beside', die: 57 }],
  [2150, 1240, { way: 'flanks', die: 260 }],
])('a table of %d × %d has the largest dice that leave the skeleton its sites', (width, height, wanted) => {
  expect(layout(width, height)).toMatchObject(wanted);
});

test('a phone whose bar has one line more keeps its dice below the skeleton, and shows them there from the start', () => {
  expect(layout(374, 550)).toMatchObject({ way: 'rows', die: 54 });
  expect(layout(374, 515)).toMatchObject({ way: 'sides' });
  expect(layout(374, 515, 'rows')).toMatchObject({ way: 'rows', die: 44 });
  expect(layout(374, 460, 'rows')).toMatchObject({ way: 'rows', die: 44 });
  expect(layout(374, 430, 'rows')).toMatchObject({ way: 'sides' });
});

/** A beat with some facts, after which the table is as it is. */
function told(facts: object[], change: object = {}): Beat {
  const { table } = update('rolling-bones-hat');
  return { seat: 0, action: null, throw: [], told: [], facts: facts as Beat['facts'], look: { ...table.look, ...change }, places: table.places };
}

test('a section that is whole flashes along its bones, with its points', async () => {
  const given = update('rolling-bones-hat');
  const whole = { skeleton: { left_upper_arm: 'left_upper_arm', left_forearm: 'left_forearm', left_hand: 'left_hand', skull: 'skull' } };
  const { container, show } = await board(given, shown(told([{ kind: 'completed', section: 'left_arm', points: 5 }], whole)));
  expect([...container.querySelectorAll('.points')].map(written)).toEqual(['+5']);
  expect([...container.querySelectorAll('.flashes')].map((it) => it.closest('[data-site]')?.getAttribute('data-site'))).toEqual(['left_upper_arm', 'left_forearm', 'left_hand']);
  await show(given);
  expect(container.querySelector('.points, .flashes')).toBeNull();
  await show(given, shown(told([{ kind: 'completed', section: 'left_arm', points: 0 }], whole)));
  expect([written(container.querySelector('.points.none')), container.querySelector('.flashes')], 'with a false bone it is worth nothing').toEqual(['0', null]);
});

test('the hat stamps, a false bone rattles, and a burial has its stone', async () => {
  const given = update('rolling-bones-hat');
  const { container, show } = await board(given, shown(told([{ kind: 'hat_on', seat: 0 }])));
  expect(written(container.querySelector('.stamp'))).toBe('× 2');
  await show(given, shown(told([{ kind: 'false_bone_laid', seat: 0, bone: 'left_foot', site: 'spine' }], { skeleton: { spine: 'left_foot' } })));
  expect([...container.querySelectorAll('.rattles')].map((it) => it.closest('[data-site]')?.getAttribute('data-site'))).toEqual(['spine']);
  expect(container.querySelector('.stamp')).toBeNull();
  await show(given, { ...shown(told([])), beat: null, look: { ...given.table.look, skeleton: { spine: 'left_foot' } } });
  expect(container.querySelectorAll('.rattles'), 'its act is over before it has come to rest').toHaveLength(1);
  await show(given, shown(told([{ kind: 'buried', seat: 0, bones: 9, hat: true, points: -4, score: 8 }], { skeleton: {}, seat: 1 })));
  expect(written(container.querySelector('.burial'))).toBe('−4');
  await show(given, shown(told([{ kind: 'buried', seat: 0, bones: 9, hat: true, points: 40, score: 108 }], { phase: 'over' })));
  expect(container.querySelector('.burial')).toBeNull();
});

test('everybody is seen on the way to the goal', async () => {
  const given = update('rolling-bones-laying');
  Object.assign(given.table.look, { scores: [14, 96], target: 100 });
  const { container } = await board(given);
  expect(written(container.querySelector('.race .now'))).toBe('Ada 14 / 100');
  expect([...container.querySelectorAll('.race li')].map(labelled)).toEqual(['Ada: 14 of 100', 'Bob: 96 of 100']);
});
