import { expect, test } from 'vitest';
import { filesOf } from '../src/alone/archive';

/** Bytes of numbers with two or four bytes each, and of texts. */
const bytes = (...parts: (number | [number] | string)[]): number[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [...new TextEncoder().encode(part)];
    const [number, length] = typeof part === 'number' ? [part, 4] : [part[0], 2];
    return Array.from({ length }, (_, at) => (number >>> (8 * at)) & 255);
  });
/** An archive with two files, packed with a method. */
function archive(method: number): Uint8Array {
  const files = { 'a/b.py': 'pass', 'c.txt': '' };
  const [local, central]: number[][] = [[], []];
  for (const [name, content] of Object.entries(files)) {
    const about = bytes([20], [0], [method], 0, 0, content.length, content.length, [name.length], [0]);
    central?.push(...bytes(0x02014b50, [20]), ...about, ...bytes([0], [0], [0], 0, local?.length ?? 0, name));
    local?.push(...bytes(0x04034b50), ...about, ...bytes(name, content));
  }
  const [start, length] = [local?.length ?? 0, central?.length ?? 0];
  return Uint8Array.from([...(local ?? []), ...(central ?? []), ...bytes(0x06054b50, [0], [0], [2], [2], length, start, [0])]);
}

test('an archive has its files by name', () => {
  const found = [...filesOf(archive(0))].map(([name, content]) => [name, new TextDecoder().decode(content)]);
  expect(found).toEqual([
    ['a/b.py', 'pass'],
    ['c.txt', ''],
  ]);
});

test('what is no archive, or has packed files, is refused', () => {
  expect(() => filesOf(archive(8))).toThrow('a packed file');
  expect(() => filesOf(archive(0).subarray(1, -1))).toThrow('no archive');
  expect(() => filesOf(new Uint8Array())).toThrow('no archive');
});
