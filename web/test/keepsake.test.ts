import { render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import RollingBones from '../src/games/rolling-bones/Keepsake.svelte';
import SharkAttacks from '../src/games/shark-attacks/Keepsake.svelte';
import { SHELF } from '../src/app/games';
import { words } from '../src/app/words.svelte';
import type { Share } from '../src/host/protocol';
import { columns, luckOf, outcome } from '../src/keepsake/columns';
import { standalone } from '../src/keepsake/drawn';
import { update, voiceOf } from './views';

beforeEach(() => words.need('common', 'page', 'page-back', ...SHELF));

const share = (seat: number, luck: number, skill: number): Share => ({ seat, result: 1, advantage: 0, luck, skill, given_away: 0, decisions: 3, told: [] });

test('a picture of a result says names, scores, who won, and luck and skill where they are known', () => {
  const given = update('bones-over');
  const made = columns(given.table, voiceOf(given), [share(1, 0.3, -0.02)]);
  expect(made.map(({ name, score, won }) => [name, score, won])).toEqual([['Ada', '57', false], ['Bob', '99', true], ['Cleo', '38', false]]);
  expect(made.map(({ luck }) => luck)).toEqual([[], ['Very lucky', 'Played worse'], []]);
});

test('a picture says by name who won, since others see it', () => {
  const given = update('bones-over');
  expect(outcome(given.table, { ...voiceOf(given), you: 1 })).toBe('Bob wins!');
});

test('luck and skill are told in words', () => {
  expect(luckOf(undefined)).toEqual([]);
  expect(luckOf(share(0, 0, 0.5))).toEqual(['Even luck', 'Played far better']);
});

test('a drawing takes its looks along', () => {
  const stand = document.createElement('div');
  stand.innerHTML = '<style>.bone { fill: rgb(1, 2, 3); }</style><svg viewBox="0 0 10 10"><g><rect class="bone" width="4" height="4" /></g></svg>';
  document.body.append(stand);
  const drawing = stand.querySelector('svg');
  const text = drawing ? standalone(drawing) : '';
  stand.remove();
  const copy = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(copy.querySelector('rect')?.getAttribute('fill')).toBe('rgb(1, 2, 3)');
});

test.each([
  ['rolling-bones-laying', RollingBones],
  ['shark-attacks-signs', SharkAttacks],
] as const)('the last picture of %s is as high as a phone where it has to be, and wide elsewhere', (name, Keepsake) => {
  const { table } = update(name);
  const view = { ...table, chairs: [0, 1, 2, 3].map((seat) => ({ ...table.chairs[0]!, name: `Player ${seat}` })), scores: [12, 40, 0, 9] };
  const shape = (upright: boolean): number => {
    const drawing = render(Keepsake, { view, upright }).container.querySelector<SVGSVGElement>('svg');
    return Number(drawing?.style.getPropertyValue('--needs')) / Number(drawing?.getAttribute('viewBox')?.split(' ')[3]);
  };
  expect(shape(true)).toBeLessThan(0.7);
  expect(shape(false)).toBeGreaterThan(1.2);
});
