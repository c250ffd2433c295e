import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings, type Speed } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import type { Happening, Update } from '../src/host/protocol';
import { Announcer } from '../src/table/announcer.svelte';
import { LiveTable } from '../src/table/live.svelte';
import { LiveStage } from '../src/table/stage.svelte';
import { Socket, socket } from './socket';
import { STREAMS } from './streams';

const VOICE = { names: ['Ada', 'Bob'], you: 0 };
const EVENTS = 30;

/** The beginning of a game in which every event of play has a sentence of its own. */
const [first, ...later] = (STREAMS.find((updates) => updates[0]?.table.status === 'playing' && updates.length > EVENTS) ?? []).slice(0, EVENTS).map((update): Update => ({
  ...update,
  happened: update.happened.map((one): Happening => ({ ...one, told: [{ key: 'page-missed', args: { turns: one.version } }] })),
})) as [Update, ...Update[]];
const played = later.flatMap(({ happened }) => happened).filter(({ kind }) => kind === 'played');
let stage: LiveStage;

beforeEach(async () => {
  await words.need('page');
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
});

function open(speed: Speed): void {
  settings.change({ speed });
  Socket.all = [];
  stage = new LiveStage(new LiveTable('table', null));
  socket().opens();
  socket().says(first);
}
afterEach(() => {
  stage.close();
  settings.change({ speed: 'usual' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heard = (announcer: Announcer): string[] => announcer.sentences.map(({ text }) => text);
const all = (): string[] => played.map(({ version }) => words.say('page-missed', { turns: version }));

test('however quick the turns are, every sentence is announced once and in order', () => {
  open('none');
  for (const update of later) socket().says(update);
  const late = new Announcer();
  late.tell(stage.told, [], VOICE);
  expect(played.length).toBeGreaterThan(10);
  expect(heard(late).slice(-played.length)).toEqual(all());
  expect(new Set(heard(late)).size).toBe(heard(late).length);
  late.tell(stage.told, [], VOICE);
  expect(heard(late).slice(-played.length)).toEqual(all());
});

test('a sentence is announced once its event was shown, and is not taken away by the next', () => {
  open('usual');
  const announcer = new Announcer();
  announcer.tell(stage.told, [], VOICE);
  const before = heard(announcer).length;
  for (const update of later) socket().says(update);
  announcer.tell(stage.told, [], VOICE);
  expect(heard(announcer)).toHaveLength(before);
  for (let passed = 0; passed < 60 && heard(announcer).length < before + 5; passed++) {
    vi.advanceTimersByTime(500);
    announcer.tell(stage.told, [], VOICE);
  }
  expect(heard(announcer).slice(before, before + 5)).toEqual(all().slice(0, 5));
});

test('what is due is said after what happened, and again only after news', () => {
  open('none');
  const announcer = new Announcer();
  announcer.tell([], ['Your move.'], VOICE);
  announcer.tell([], ['Your move.'], VOICE);
  expect(heard(announcer)).toEqual(['Your move.']);
  announcer.tell(later.flatMap(({ happened }) => happened).slice(0, 1), ['Your move.'], VOICE);
  expect(heard(announcer)).toHaveLength(3);
  expect(heard(announcer).at(-1)).toBe('Your move.');
});
