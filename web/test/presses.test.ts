import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import type { Speed } from '../src/app/settings.svelte';
import type { Update } from '../src/host/protocol';
import { LiveTable } from '../src/table/live.svelte';
import { LiveStage } from '../src/table/stage.svelte';
import { Socket, socket } from './socket';
import { dice, STREAMS } from './streams';

const THINKING = 30; // ms of a bot
const PAINTED = 40; // ms, or less: two frames until a picture is on the screen
let stage: LiveStage;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => {
  stage.close();
  settings.change({ speed: 'usual', handOver: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(first: Update): void {
  Socket.all = [];
  stage = new LiveStage(new LiveTable('table', null));
  socket().opens();
  socket().says(first);
}

/** What a board does when something on it is pressed. */
function pressed(action = 'a'): void {
  if (stage.press()) void stage.act(stage.view?.mover ?? 0, [action]);
}

/** The acts that were sent so far. */
const acts = (): Record<string, unknown>[] => socket().sent.filter(({ type }) => type === 'act');

/** Answers the acts as a host does: one that names the present version brings the next event, any other is refused. */
async function hosting(updates: Update[], press: (time: number) => void): Promise<{ stale: number; end: number }> {
  let [at, heard, pings, stale, time] = [0, 0, 0, 0, 0];
  let due = 0;
  for (; at < updates.length - 1 && time < 400_000; time += 10) {
    vi.advanceTimersByTime(10);
    press(time);
    for (const ping of socket().sent.filter(({ type }) => type === 'ping').slice(pings)) {
      pings += 1;
      socket().says({ type: 'pong', id: ping['id'], now: 0 });
    }
    for (const act of acts().slice(heard)) {
      heard += 1;
      const good = act['version'] === updates[at]?.table.version;
      if (!good) stale += 1;
      socket().says(good ? { type: 'ack', id: act['id'], version: 0, again: false, table: null } : { type: 'refusal', id: act['id'], code: 'host-stale', said: { key: 'x', args: {} }, rule: null, version: 0 });
      if (good) socket().says(updates[++at]);
      due = time + THINKING;
      await Promise.resolve().then(() => undefined); // who asked hears of it
    }
    const waits = updates[at]?.yours.offers.length ?? 0;
    if (!waits && time >= due && at < updates.length - 1) {
      socket().says(updates[++at]);
      due = time + THINKING;
    }
  }
  return { stale, end: at };
}

const MINE = STREAMS.filter((updates) => updates[0]?.table.status === 'playing');

test.each<Speed>(['usual', 'quick', 'none'])('however wildly one presses, a press plays one act, at the position that was on show (%s)', async (speed) => {
  settings.change({ speed });
  for (const [number, updates] of MINE.entries()) {
    const random = dice(number);
    open(updates[0] as Update);
    let [settled, sent, last] = ['', 0, -1000];
    let since = 0;
    const { stale, end } = await hosting(updates, (time) => {
      const now = stage.showing ? '' : String(stage.view?.version);
      if (now !== settled) [settled, since] = [now, time];
      if (random() < 0.05) stage.skip();
      if (random() < 0.3) pressed();
      if (acts().length === sent) return;
      sent += 1;
      const act = acts().at(-1);
      expect([acts().length, stage.showing, act?.['version']]).toEqual([sent, false, stage.view?.version]);
      expect(time - since, 'after the change').toBeGreaterThanOrEqual(340);
      expect(time - last, 'after the press before').toBeGreaterThanOrEqual(390);
      last = time;
    });
    expect([stale, end], `stream ${number}`).toEqual([0, updates.length - 1]);
    stage.close();
  }
});

/** A table at which it is our turn after a bot's. */
const [turn] = STREAMS.flatMap((updates) => updates.flatMap((update, at) => (at > 2 && update.yours.offers.length && updates[at - 1]?.happened[0]?.by === 'mind' ? [[updates[at - 2], updates[at - 1], update] as Update[]] : [])));
const [before, bots, ours] = turn as [Update, Update, Update];

test('a press counts when the show has settled for 350 ms, and a double click is one press', () => {
  open(before);
  vi.advanceTimersByTime(1000);
  socket().says(bots);
  socket().says(ours);
  expect([stage.showing, stage.ready, stage.yours?.offers]).toEqual([true, false, []]);
  pressed();
  stage.skip();
  expect([stage.showing, stage.ready, stage.yours?.offers.length]).toEqual([false, false, ours.yours.offers.length]);
  vi.advanceTimersByTime(340);
  pressed();
  expect(acts()).toEqual([]);
  vi.advanceTimersByTime(20);
  pressed();
  vi.advanceTimersByTime(100);
  pressed();
  expect(acts()).toMatchObject([{ version: ours.table.version, actions: ['a'] }]);
  vi.advanceTimersByTime(3000); // no answer yet: what is pressed meanwhile would be for a position that nobody has seen
  pressed();
  expect(acts()).toHaveLength(1);
});

test('the second half of a double click does not skip what the first has brought', () => {
  open(ours);
  vi.advanceTimersByTime(1000);
  pressed();
  socket().says({ ...bots, table: { ...bots.table, version: ours.table.version + 1 }, happened: bots.happened.map((one) => ({ ...one, version: ours.table.version + 1 })) });
  expect(stage.showing).toBe(true);
  vi.advanceTimersByTime(150);
  stage.skip();
  expect(stage.showing).toBe(true);
  vi.advanceTimersByTime(300);
  stage.skip();
  expect(stage.showing).toBe(false);
});

test('our turn begins with a banner, once, and what everybody sees is told as it is', () => {
  open(before);
  vi.advanceTimersByTime(1000);
  socket().says(bots);
  socket().says(ours);
  expect(stage.banner).toBe(false);
  stage.skip();
  expect(stage.banner).toBe(true);
  vi.advanceTimersByTime(800);
  expect(stage.banner).toBe(false);
  socket().says({ type: 'presence', present: [false, true], keeper: 'bob' });
  expect([stage.view?.chairs.map(({ present }) => present)[0], stage.view?.keeper]).toEqual([false, 'bob']);
});

/** A table of two at one screen. */
const next = (version: number, mover: number | null, offers: number): Update => ({
  ...ours,
  table: { ...ours.table, version, mover, state: [version] },
  yours: { ...ours.yours, seats: [0, 1], offers: offers ? ours.yours.offers : [] },
  happened: [],
});

test('a message whose time has not come changes nothing that is on show: the board is not drawn again', () => {
  open(before);
  socket().says(bots);
  const { view, yours, happened } = stage;
  socket().says(ours);
  expect([stage.view === view, stage.yours === yours, stage.happened === happened]).toEqual([true, true, true]);
  socket().says({ type: 'presence', present: [false, true], keeper: 'bob' });
  expect([stage.view === view, stage.view?.keeper]).toEqual([false, 'bob']);
});

test('people who share a screen hand it over, bots do not, and it can be switched off', () => {
  open(next(100, 0, 1));
  expect(stage.handTo).toBeNull();
  socket().says(next(101, 2, 0));
  expect(stage.handTo).toBeNull();
  socket().says(next(102, 1, 1));
  expect([stage.handTo, stage.ready]).toEqual([1, false]);
  vi.advanceTimersByTime(1000);
  expect(stage.ready).toBe(false);
  stage.take();
  vi.advanceTimersByTime(360);
  expect([stage.handTo, stage.ready]).toEqual([null, true]);
  settings.change({ handOver: false });
  socket().says(next(103, 0, 1));
  expect(stage.handTo).toBeNull();
});

test('the device is handed over after the throw that begins the next turn has been shown', () => {
  open(next(100, 0, 1));
  const thrown = bots.happened.map((one) => ({ ...one, version: 101, beats: one.beats.map((beat) => ({ ...beat, seat: 1 })) }));
  socket().says({ ...next(101, 1, 1), happened: thrown });
  expect([stage.showing, stage.view?.mover]).toEqual([true, 1]);
  stage.skip();
  expect([stage.showing, stage.handTo]).toEqual([false, 1]);
});

test('the second half of a double click does not take the device, and the card goes when the turn does', () => {
  open(next(100, 0, 1));
  vi.advanceTimersByTime(1000);
  pressed();
  socket().says(next(101, 1, 1));
  vi.advanceTimersByTime(150);
  expect(stage.handed).toBe(false);
  stage.take();
  expect(stage.handTo).toBe(1);
  vi.advanceTimersByTime(300);
  expect(stage.handed).toBe(true);
  socket().says(next(102, null, 0)); // the other has resigned elsewhere
  expect(stage.handTo).toBeNull();
});

/** The same update, some versions later. */
const later = (update: Update, by: number): Update => {
  const version = ours.table.version + by;
  return { ...update, table: { ...update.table, version }, happened: update.happened.map((one) => ({ ...one, version })) };
};

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what was missed is offered until one acts; a double click on it does not skip it, and who skips it has time to look', () => {
  open(before);
  hide(true);
  socket().says(bots);
  socket().says(ours);
  vi.advanceTimersByTime(40_000);
  hide(false);
  expect(stage.missed).toBe(1);
  vi.advanceTimersByTime(400);
  stage.see();
  vi.advanceTimersByTime(150);
  stage.skip();
  expect([stage.showing, stage.missed]).toEqual([true, 0]);
  vi.advanceTimersByTime(300);
  stage.skip();
  expect([stage.showing, stage.ready, stage.view?.version]).toEqual([false, false, ours.table.version]);
  vi.advanceTimersByTime(360);
  expect(stage.ready).toBe(true);
  stage.close();

  open(before);
  hide(true);
  socket().says(bots);
  socket().says(ours);
  vi.advanceTimersByTime(40_000);
  hide(false);
  socket().opens(); // it was lost meanwhile
  vi.advanceTimersByTime(400);
  pressed();
  socket().says(later(bots, 1));
  stage.see();
  expect([stage.missed, acts().length]).toEqual([0, 1]);
  while (stage.showing) vi.advanceTimersByTime(100);
  expect([stage.missed, stage.view?.version]).toEqual([0, ours.table.version + 1]);
  vi.restoreAllMocks();
});

test('what is on show while one looks elsewhere for a moment is on show for as long as it would have been', () => {
  open(before);
  socket().says(bots);
  const { frame } = stage;
  const length = frame?.length ?? 0;
  vi.advanceTimersByTime(100);
  hide(true);
  vi.advanceTimersByTime(2000);
  hide(false);
  vi.advanceTimersByTime(length - 110);
  expect(stage.frame).toBe(frame);
  vi.advanceTimersByTime(20 + 2 * PAINTED);
  expect(stage.frame).not.toBe(frame);
  vi.restoreAllMocks();
});

test('the time of what is on show begins when it is on the screen, however long that takes', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  open(before);
  socket().says(bots);
  const { frame } = stage;
  vi.advanceTimersByTime(5000); // the device draws its first picture of it
  expect(stage.frame).toBe(frame);
  frames.pop()?.(0);
  frames.pop()?.(0);
  vi.advanceTimersByTime((frame?.length ?? 0) - 10);
  expect(stage.frame).toBe(frame);
  vi.advanceTimersByTime(20);
  expect(stage.frame).not.toBe(frame);
});

test('the beginning of a game in a tab that nobody has looked at yet is shown once somebody does', () => {
  const begins = MINE.map(([first]) => first as Update).find(({ happened }) => happened.some(({ kind, beats }) => kind === 'started' && beats.length)) as Update;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open(begins);
  const { frame } = stage;
  expect(stage.showing).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(stage.frame).toBe(frame);
  hide(false);
  vi.advanceTimersByTime((frame?.length ?? 0) - 10);
  expect(stage.frame).toBe(frame);
  vi.advanceTimersByTime(20 + PAINTED);
  expect(stage.frame).not.toBe(frame);
  vi.restoreAllMocks();
});

test('a hidden tab shows nothing; who comes back soon sees it, who comes back late is asked', () => {
  for (const [absence, missed] of [[5000, 0], [40_000, 1]] as const) {
    open(before);
    hide(true);
    socket().says(bots);
    vi.advanceTimersByTime(absence);
    expect(stage.view?.version).toBe(before.table.version);
    hide(false);
    expect([stage.missed, stage.showing]).toEqual([missed, missed === 0]);
    if (missed) stage.see();
    expect(stage.showing).toBe(true);
    stage.close();
  }
  vi.restoreAllMocks();
});

test('who loads the page again before acting does not see the beginning again', () => {
  const [begin] = STREAMS.flatMap((updates) => updates.filter(({ happened, yours }) => happened[0]?.beats.length && yours.offers.length));
  if (!begin) throw new Error('no beginning');
  const fresh: Update = { ...begin, happened: begin.happened.map((one) => ({ ...one, kind: 'started', seat: null })) };
  open(fresh);
  expect(stage.showing).toBe(true);
  stage.close();
  open(fresh);
  expect(stage.showing, 'nobody saw it to its end').toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(stage.showing).toBe(false);
  stage.close();
  open(fresh);
  expect(stage.showing).toBe(false);
});
