// @vitest-environment node
// The memory that a compiled module is given.
import { expect, it } from 'vitest';
import { Allocator } from '../src/compiled/allocator';

const fresh = (most: number): Allocator => new Allocator(new WebAssembly.Memory({ initial: 1, maximum: most }), 100);

it('gives blocks that do not overlap, and again what was given back', () => {
  const { malloc, free } = fresh(2);
  const [one, two] = [malloc(40), malloc(17)];
  expect([one % 16, two % 16]).toEqual([0, 0]);
  expect(two - one).toBeGreaterThanOrEqual(40);
  free(one);
  expect(malloc(50)).toBe(one);
});

it('grows until its maximum, and then has no more', () => {
  const { malloc, memory } = fresh(3);
  expect(malloc(100_000)).toBeGreaterThan(0);
  expect(memory.buffer.byteLength).toBe(3 * 65536);
  expect(malloc(100_000)).toBe(0);
  expect(malloc(10)).toBeGreaterThan(0);
});

it('keeps the content of a block that becomes larger', () => {
  const { malloc, realloc, memory } = fresh(2);
  const place = malloc(16);
  new Uint8Array(memory.buffer, place, 16).fill(7);
  const larger = realloc(place, 1000);
  expect([...new Uint8Array(memory.buffer, larger, 16)]).toEqual(Array<number>(16).fill(7));
  expect(realloc(larger, 900)).toBe(larger);
});
