// Sealed dice, computed with Web Crypto alone (docs/fair.md says it to the byte).

export type Key = [turn: number, throwing: number, index: number];

/** One draw, as it was computed. */
export interface Place {
  outcome: number;
  /** The first 8 bytes of the hash that was taken, in hexadecimal digits. */
  word: string;
  attempt: number;
}

const WORDS = 1n << 64n;

/** Whether this browser can compute hashes here; without TLS it does so only for this very machine. */
export const computes = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The commitment to a secret, published before the game. */
export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret)));
}

/** The promise of a tournament to which the commitment of one of its rounds leads back, hashed once a round. */
export async function ledTo(commitment: string, round: number): Promise<string> {
  let link = commitment;
  for (let at = 1; at < round; at += 1) link = await commitmentOf(link);
  return link;
}

/** The pledge of a text, given until all are closed. */
export async function pledgeOf(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** One hash of all texts in their order, each preceded by its length. */
export async function closingOf(texts: string[]): Promise<string> {
  const parts = texts.map((text) => new TextEncoder().encode(text));
  const all = new Uint8Array(parts.reduce((size, part) => size + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(all.buffer).setUint32(at, part.length);
    all.set(part, at + 4);
    at += 4 + part.length;
  }
  return hex(await crypto.subtle.digest('SHA-256', all));
}

/** Draws from a secret and the texts that it was closed with. */
export async function sealed(secret: string, texts: string[]): Promise<(key: Key, weights: (number | bigint)[]) => Promise<Place>> {
  const closing = await closingOf(texts);
  const hmac = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (key, weights) => {
    const limit = weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n);
    const whole = WORDS - (WORDS % limit);
    for (let attempt = 0; ; attempt += 1) {
      const message = new TextEncoder().encode(`${closing}:${key.join(':')}:${attempt}`);
      const word = hex((await crypto.subtle.sign('HMAC', hmac, message)).slice(0, 8));
      const number = BigInt(`0x${word}`);
      if (number >= whole) continue;
      let place = number % limit;
      let outcome = 0;
      while (place >= BigInt(weights[outcome] ?? 0)) {
        place -= BigInt(weights[outcome] ?? 0);
        outcome += 1;
      }
      return { outcome, word, attempt };
    }
  };
}

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
