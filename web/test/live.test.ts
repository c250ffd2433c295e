import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from '../src/table/live.svelte';
import { settings } from '../src/app/settings.svelte';
import type { Beat, Happening, Update, View, Yours } from '../src/host/protocol';

/** A socket that a test holds the other end of. */
class Socket extends EventTarget {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    super();
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const YOURS: Yours = { player: 'p', seats: [0], offers: [], chains: [], undo: [], rights: [], invite: null };

function beat(number: number): Beat {
  return { seat: 1, action: `a${number}`, throw: [], told: [], look: { number }, places: {} };
}

function update(version: number, beats: Beat[] = []): Update {
  const happening: Happening = { version, at: 0, kind: 'played', seat: 1, by: 'mind', beats, told: [] };
  const table = { table: 't', version, look: { number: 99 }, places: {}, chairs: [], now: 0 } as unknown as View;
  return { type: 'update', table, yours: YOURS, happened: [happening] };
}

let live: LiveTable;
const socket = (): Socket => Socket.all[Socket.all.length - 1] as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  settings.now.motion = true;
  live = new LiveTable('t', 'secret');
  socket().opens();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it asks for the table with the invitation', () => {
  expect(socket().url).toContain('/api/tables/t/live?since=0&invite=secret');
});

test('what others did is shown beat by beat, then the table as it is', () => {
  socket().says(update(1));
  socket().says(update(2, [beat(1), beat(2)]));
  expect(live.frame?.look).toEqual({ number: 1 });
  vi.advanceTimersByTime(500);
  expect(live.frame?.look).toEqual({ number: 2 });
  vi.advanceTimersByTime(500);
  expect(live.frame).toMatchObject({ look: { number: 99 }, beat: null });
});

test('forty beats, however many, take two and a half seconds', () => {
  socket().says(update(1));
  socket().says(update(2, Array.from({ length: 40 }, (_, number) => beat(number))));
  vi.advanceTimersByTime(2400);
  expect(live.showing).toBe(true);
  vi.advanceTimersByTime(200);
  expect(live.showing).toBe(false);
});

test('an action skips what is being shown, and names the version', () => {
  socket().says(update(1));
  socket().says(update(2, [beat(1), beat(2)]));
  void live.act(0, ['roll']);
  expect(live.frame?.look).toEqual({ number: 99 });
  expect(socket().sent[0]).toMatchObject({ type: 'act', version: 2, seat: 0, actions: ['roll'] });
});

test('without movement nothing is shown on the way', () => {
  settings.now.motion = false;
  socket().says(update(1));
  socket().says(update(2, [beat(1), beat(2)]));
  expect(live.frame?.look).toEqual({ number: 99 });
});

test('a dropped connection comes back, and asks again under the same id', async () => {
  socket().says(update(7));
  const answer = live.act(0, ['roll']);
  const first = socket().sent[0];
  socket().drops();
  expect(live.connection).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(socket().url).toContain('since=7');
  socket().opens();
  expect(socket().sent[0]).toEqual(first);
  socket().says({ type: 'ack', id: first?.['id'], version: 8, again: true, table: null });
  await answer;
  expect(live.connection).toBe('open');
});

test('a host that is quiet is asked for a sign of life, and one that gives none is lost', () => {
  socket().says(update(1));
  vi.advanceTimersByTime(26_000);
  expect(socket().sent.map(({ type }) => type)).toEqual(['ping']);
  socket().says({ type: 'pong', id: 'x', now: 0 });
  vi.advanceTimersByTime(26_000);
  expect(live.connection).toBe('open');
  vi.advanceTimersByTime(5000);
  expect(live.connection).toBe('lost');
  expect(Socket.all).toHaveLength(2);
  socket().opens();
  expect(live.connection).toBe('open');
});

test('a command without an answer, and a device that goes offline, make the host doubtful at once', () => {
  socket().says(update(1));
  void live.act(0, ['roll']);
  vi.advanceTimersByTime(8000);
  expect(live.connection).toBe('lost');
  vi.advanceTimersByTime(300);
  socket().opens();
  socket().says({ type: 'ack', id: socket().sent[0]?.['id'], version: 2, again: false, table: null });
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(4100);
  expect(live.connection).toBe('lost');
});

test('an attempt to connect that nobody answers is made again', () => {
  socket().drops();
  vi.advanceTimersByTime(300);
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(9000);
  expect(Socket.all).toHaveLength(3);
});

test('who is not let in does not knock again', () => {
  socket().drops(4403);
  vi.advanceTimersByTime(60_000);
  expect(live.connection).toBe('refused');
  expect(Socket.all).toHaveLength(1);
});

test('a refusal is kept for the person, a stale one is not', () => {
  socket().says(update(1));
  socket().says({ type: 'refusal', id: null, code: 'host-stale', said: { key: 'x', args: {} }, rule: null, version: 1 });
  expect(live.refusal).toBeNull();
  socket().says({ type: 'refusal', id: null, code: 'host-illegal', said: { key: 'x', args: {} }, rule: 'RB-1', version: 1 });
  expect(live.refusal?.rule).toBe('RB-1');
});

test('presence changes the chairs, and chat comes once', () => {
  const seen = update(1);
  seen.table.chairs = [{ present: true } as View['chairs'][number]];
  socket().says(seen);
  socket().says({ type: 'presence', present: [false], keeper: null });
  expect(live.view?.chairs[0]?.present).toBe(false);
  const message = { number: 1, player: 'p', name: 'Ada', at: 0, text: 'hi' };
  socket().says({ type: 'chat', messages: [message] });
  socket().says({ type: 'chat', messages: [message] });
  expect(live.chat).toHaveLength(1);
});
