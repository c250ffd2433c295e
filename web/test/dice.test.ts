import { render } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { fall, falls, moved, resting, shaded } from '../src/art/dice/fall';
import ThrownDie from '../src/art/dice/ThrownDie.svelte';

const side = createRawSnippet((face: () => unknown) => ({ render: () => `<b>${face()}</b>` }));
const others = ['a', 'b', 'c', 'd', 'e'];
const texts = (container: HTMLElement): (string | null)[] => [...container.querySelectorAll('b')].map((it) => it.textContent);

afterEach(() => {
  settings.change({ flat: false, motion: true });
  vi.restoreAllMocks();
});

test('a fall begins above the table, never goes below it, and ends at home with the front on top', () => {
  expect(falls()).toHaveLength(11);
  for (const { steps } of falls()) {
    expect(steps[0]?.high).toBeGreaterThan(1);
    expect(steps[0]?.left).toBeCloseTo(1, 1);
    expect(Math.min(...steps.map(({ high }) => high))).toBe(0);
    const last = steps.at(-1);
    expect([last?.at, last?.high, last?.left]).toEqual([1, 0, 0]);
    expect(Math.abs(last?.turn[0] ?? 0)).toBeCloseTo(1);
  }
});

test('a cube turns a good way, and between two steps less than half a turn', () => {
  const angle = (a: readonly number[], b: readonly number[]): number => 2 * Math.acos(Math.min(1, Math.abs(a.reduce((sum, part, number) => sum + part * (b[number] ?? 0), 0))));
  for (const { steps } of falls()) {
    const turns = steps.slice(1).map(({ turn }, number) => angle(steps[number]?.turn ?? [], turn));
    expect(Math.max(...turns)).toBeLessThan(Math.PI / 2);
    expect(turns.reduce((sum, turn) => sum + turn)).toBeGreaterThan(Math.PI);
  }
});

test('the same throw falls the same way, another one otherwise', () => {
  expect(fall(3)).toEqual(fall(3));
  expect(fall(3)).not.toEqual(fall(4));
});

test('a die comes from where it is thrown, and ends where it lies', () => {
  const way = falls()[0];
  if (!way) throw new Error('no fall');
  const frames = moved(way, 100, { beside: [300, -200], small: 1 });
  expect(frames[0]?.['transform']).toMatch(/^perspective\(700px\) translate3d\((29|30)\d/);
  expect(frames.at(-1)?.['transform']).toBe('perspective(700px) translate3d(0.0px, 0.0px, -43.8px) rotate3d(0, 0, 1, 0rad) scale3d(1.000, 1.000, 1.000) translateZ(43.8px)');
  const shadow = shaded(way, 100, { beside: [300, -200], small: 1 });
  expect(shadow.at(-1)).toEqual({ offset: 1, transform: 'translate(0.0px, 0.0px) scale(1.000)', opacity: 1 });
  expect(Number(shadow[0]?.['opacity'])).toBeLessThan(0.6);
  expect(moved(way, 100, { beside: [300, -200], small: 0.4 })[0]?.['transform']).toContain('scale3d(0.000, 0.000, 0.000)'); // still in the cup
});

test('a movement in part of a time is at rest for what is left', () => {
  expect(resting([{ offset: 0, opacity: 0 }, { offset: 0.5, opacity: 0.2 }, { offset: 1, opacity: 1 }], 0.8)).toEqual([
    { offset: 0, opacity: 0 },
    { offset: 0.4, opacity: 0.2 },
    { offset: 0.8, opacity: 1 },
    { offset: 1, opacity: 1 },
  ]);
});

test('however a part is rounded, no step comes after the end', () => {
  expect(resting([{ offset: 0 }, { offset: 1 }], 1 + 2e-16).map(({ offset }) => offset)).toEqual([0, 1, 1]);
});

test('no two throws of the same number of dice fall the same way', async () => {
  const ways: unknown[] = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation((frames) => {
    if (String((frames as Keyframe[])[0]?.['transform']).startsWith('perspective')) ways.push(frames);
    return { cancel: () => undefined } as Animation;
  });
  for (const fell of [0, 1, 0, 1]) render(ThrownDie, { face: 'front', others, side, fell, length: 900, from: () => [0, 0] as const });
  await Promise.resolve();
  expect(ways).toHaveLength(4);
  expect(ways[2]).not.toEqual(ways[0]);
  expect(ways[3]).not.toEqual(ways[1]);
});

test('the dice of a throw are laid out once, before the first of them moves, and lie at the same time', async () => {
  const course: string[] = [];
  const ends: number[] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    course.push('read');
    return new DOMRect(0, 0, 50, 50);
  });
  vi.spyOn(Element.prototype, 'animate').mockImplementation((_, how) => {
    const { duration, delay } = how as { duration: number; delay: number };
    course.push('moved');
    ends.push(duration + delay);
    return { cancel: () => undefined } as Animation;
  });
  for (const fell of [0, 1, 9]) render(ThrownDie, { face: 'six', others, side, fell, length: 900, wait: 100 });
  flushSync();
  await Promise.resolve();
  expect(course).toEqual([...Array<string>(3).fill('read'), ...Array<string>(6).fill('moved')]); // a die and its shadow
  expect(ends).toEqual(Array(6).fill(900));
});

test('a die in flight has six sides, and lands as the one that it shows', async () => {
  const flight = { onfinish: null as (() => void) | null, cancel: () => undefined };
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(flight as unknown as Animation);
  const { container } = render(ThrownDie, { face: 'six', others, side, fell: 0, length: 900 });
  flushSync();
  expect(texts(container)).toEqual(['six', ...others]);
  const [front] = container.querySelectorAll('b');
  await Promise.resolve();
  flushSync(() => flight.onfinish?.());
  expect(texts(container)).toEqual(['six']);
  expect(container.querySelector('b'), 'the front is not drawn again').toBe(front);
});

test.each([
  ['lies still', { fell: null, length: 900 }, {}],
  ['is not shown falling', { fell: 1, length: 0 }, {}],
  ['is flat', { fell: 1, length: 900 }, { flat: true }],
  ['must not move', { fell: 1, length: 900 }, { motion: false }],
])('a die that %s is one side alone', (_, how, set) => {
  settings.change(set);
  const { container } = render(ThrownDie, { face: 'six', others, side, ...how });
  expect(texts(container)).toEqual(['six']);
});
