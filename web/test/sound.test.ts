import { readdirSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Sound } from '../src/app/sound';

// Every sound, so that one without a file, or a file that nobody can name, is found.
const NAMED: Record<Sound, true> = {
  'bone-dice': true, 'glass-dice': true, 'ivory-dice': true, rattle: true, slam: true, bury: true, dig: true, card: true,
  tile: true, crack: true, bite: true, party: true, bust: true, win: true, turn: true,
};
const started: { at: number; pitch: number; loud: number }[] = [];
const asked: string[] = [];
let missing = false;

class Context {
  currentTime = 2;
  destination = {};
  resume(): Promise<void> {
    return Promise.resolve();
  }
  decodeAudioData(): Promise<object> {
    return Promise.resolve({});
  }
}
class Source {
  constructor(_: unknown, readonly made: { playbackRate: number }) {}
  connect(next: Gain): Gain {
    this.#gain = next;
    return next;
  }
  start(at: number): void {
    started.push({ at, pitch: this.made.playbackRate, loud: this.#gain?.made.gain ?? 0 });
  }
  #gain: Gain | null = null;
}
class Gain {
  constructor(_: unknown, readonly made: { gain: number }) {}
  connect(): void {}
}

beforeEach(() => {
  vi.resetModules();
  started.length = asked.length = 0;
  missing = false;
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(missing ? null : new Uint8Array(8), { status: missing ? 404 : 200 }));
  });
});

async function opened(sound: boolean) {
  const { settings } = await import('../src/app/settings.svelte');
  settings.change({ sound });
  return import('../src/app/sound');
}

test('every sound has a file, and every file a name', () => {
  const files = readdirSync('sounds').filter((file) => file.endsWith('.mp3'));
  expect(files.map((file) => file.slice(0, -4)).sort()).toEqual(Object.keys(NAMED).sort());
});

test('nothing is fetched or heard unless sound was switched on', async () => {
  const { play, prepare } = await opened(false);
  prepare();
  await play('turn');
  expect([started, asked]).toEqual([[], []]);
});

test('a sound is fetched once, and heard as high, as loud and as late as is said', async () => {
  const { play } = await opened(true);
  await play('bite', { after: 0.5, pitch: 0.8, loud: 0.3 });
  await play('bite');
  expect(started).toEqual([{ at: 2.5, pitch: 0.8, loud: 0.3 }, { at: 2, pitch: 1, loud: 1 }]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('bite');
});

test('a sound that could not be fetched is silent, and fetched again', async () => {
  const { play } = await opened(true);
  missing = true;
  await play('dig');
  expect(started).toEqual([]);
  missing = false;
  await play('dig');
  expect(started).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('all sounds can be fetched ahead', async () => {
  const { prepare } = await opened(true);
  prepare();
  expect(asked).toHaveLength(Object.keys(NAMED).length);
});

test('a phone trembles, if it may', async () => {
  const vibrate = vi.fn();
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal('navigator', Object.defineProperties(Object.create(navigator) as Navigator, { vibrate: { value: vibrate }, userActivation: { value: userActivation } }));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { settings } = await import('../src/app/settings.svelte');
  const { feel } = await import('../src/app/haptics');
  feel('win'); // nobody has touched the page yet: a browser would call it a mistake
  userActivation.hasBeenActive = true;
  feel('throw');
  settings.change({ haptics: false });
  feel('bust');
  expect(vibrate.mock.calls).toEqual([[[18]]]);
});
