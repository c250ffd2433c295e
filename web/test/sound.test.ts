import { beforeEach, expect, test, vi } from 'vitest';

const started: { type: string; at: number }[] = [];

class Context {
  currentTime = 0;
  destination = {};
  resume(): Promise<void> {
    return Promise.resolve();
  }
}
class Node {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  constructor(_: unknown, readonly made: { type?: string }) {}
  connect(next: unknown): unknown {
    return next;
  }
  start(at: number): void {
    started.push({ type: this.made.type ?? '', at });
  }
  stop(): void {}
}

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
});

test('nothing sounds unless sound was switched on', async () => {
  const { settings } = await import('../src/app/settings.svelte');
  const { chime, rattle, tap } = await import('../src/app/sound');
  rattle(5);
  tap();
  chime();
  expect(started).toEqual([]);
  settings.change({ sound: true });
  rattle(5);
  expect(started).toHaveLength(5);
  chime();
  expect(started.slice(5).map((node) => node.type)).toEqual(['sine', 'sine']);
  settings.change({ sound: false });
});

test('what happens at a table has a sound of its own', async () => {
  const { settings } = await import('../src/app/settings.svelte');
  const { fanfare, snap, splash, thud } = await import('../src/app/sound');
  settings.change({ sound: true });
  const heard = (play: () => void): string[] => {
    started.length = 0;
    play();
    return started.map((node) => node.type);
  };
  expect(heard(() => splash(3))).toEqual(['sine', 'sine', 'sine']);
  expect(heard(snap)).toEqual(['triangle', 'sawtooth']);
  expect(heard(thud)).toEqual(['triangle']);
  expect(heard(fanfare)).toHaveLength(4);
  settings.change({ sound: false });
});
