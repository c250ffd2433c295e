// Draws from a seed, as src/ossuary/fair.py makes them: a fork may go on from a game that had one.
import type { Key } from './sealed';

const GOLDEN = 0x9e3779b9;

/** Draws from a seed alone. */
export function seeded(seed: bigint): (key: Key, weights: number[]) => number {
  const [low, high] = stir(...stir(word(seed), word(seed >> 32n)));
  return ([turn, throwing, index], weights) => {
    const first = mix(low + turn);
    const drawn = mix((first ^ (high & 0x3fffffff)) + ((throwing << 8) | index));
    const limit = weights.reduce((sum, weight) => sum + weight, 0);
    let place = Math.floor((drawn * limit) / 2 ** 32);
    return weights.findIndex((weight) => (place -= weight) < 0);
  };
}

function word(number: bigint): number {
  return Number(number & 0xffffffffn);
}

/** A 32-bit word that looks unrelated to the given one. */
function mix(given: number): number {
  let mixed = given >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Two words mixed with each other. */
function stir(low: number, high: number): [number, number] {
  low ^= mix(high + GOLDEN);
  high ^= mix(low);
  low ^= mix(high);
  return [low >>> 0, (high ^ mix(low)) >>> 0];
}
