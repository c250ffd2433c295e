import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from '../src/table/live.svelte';
import type { Happening, Update, View, Yours } from '../src/host/protocol';
import { Socket, socket } from './socket';

const YOURS: Yours = { player: 'p', seats: [0], offers: [], chains: [], undo: [], rights: [], invite: null };

function update(version: number): Update {
  const happening: Happening = { version, at: 0, kind: 'played', seat: 1, by: 'mind', beats: [], told: [] };
  const table = { table: 't', version, look: { number: 99 }, places: {}, chairs: [], now: 0 } as unknown as View;
  return { type: 'update', table, yours: YOURS, happened: [happening] };
}

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
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

test('every update is told, with how long the connection was lost before it', () => {
  const told: [number, number][] = [];
  live.told = ({ table }, absence) => told.push([table.version, absence]);
  socket().says(update(1));
  socket().drops();
  vi.advanceTimersByTime(300);
  socket().opens();
  socket().says(update(2));
  socket().says(update(3));
  expect(told).toEqual([[1, 0], [2, 300], [3, 0]]);
});

test('a dropped connection comes back, and asks again under the same id', async () => {
  socket().says(update(7));
  const answer = live.ask({ type: 'act', version: 7, seat: 0, actions: ['roll'] });
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
  void live.ask({ type: 'act', version: 7, seat: 0, actions: ['roll'] });
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
