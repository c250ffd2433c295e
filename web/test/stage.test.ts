import { expect, test } from 'vitest';
import type { Happening, Update } from '../src/host/protocol';
import { LONGEST_OWN, LONGEST_TURN, naturalLength, SHORTEST, Stage } from '../src/table/stage';
import { dice, joined, nameOf, STREAMS } from './streams';

const WAYS = 12; // in which the messages of a game may come: some thousands of streams in all

/** Everything of a stream that is on show at some time, or is passed over by a skip. */
interface Audience {
  /** The beats that were on show, in order. */
  seen: string[];
  /** The length of every turn that was shown, and how long it may take. */
  turns: { time: number; beats: number; longest: number }[];
  stage: Stage;
}

const beatsOf = (happened: Happening[]): string[] => happened.flatMap(({ beats }) => beats.map(({ look }) => nameOf(look)));

/** Says so if it does not hold; `expect` would be too slow for all of them. */
function holds(what: string, truth: boolean): void {
  if (!truth) throw new Error(what);
}

/** Nothing on the screen knows more than what was shown, and what is on show is next. */
function checkKnowledge(stage: Stage, all: string[], latest: Update): void {
  const happened = stage.known?.happened ?? [];
  const known = happened.reduce((sum, { beats }) => sum + beats.length, 0);
  const { on, view, yours, frame } = stage;
  const last = happened.findLast(({ beats }) => beats.length);
  holds('the log ends with what was shown last', known === 0 || nameOf(last?.beats.at(-1)?.look) === all[known - 1]);
  if (!on?.beat) {
    holds('all was shown', known === all.length);
    holds('the table is as it is', view === latest.table && yours === latest.yours && frame?.look === latest.table.look && frame.beat === null && frame.length === 0);
    return;
  }
  holds('the next beat is on show', nameOf(on.beat.look) === all[known] && view?.look === on.beat.look && frame?.beat === on.beat);
  holds('nothing can be done', !yours?.offers.length && !yours?.chains.length && !yours?.undo.length);
  holds('nobody has won', !view?.result && view?.status === 'playing');
  const base = stage.known?.view.status === 'playing' ? stage.known.view : null;
  holds('all else is as it was known', !base || (['version', 'state', 'tallies', 'described', 'decision'] as const).every((part) => view?.[part] === base[part]));
  const before = last?.told.length ? stage.known?.view.scores : last?.beats.at(-1)?.look?.['scores'];
  holds('the scores are those before it', known === 0 || String(view?.scores) === String(before));
}

/** Lets a stream come as it may come: in any rhythm, in pieces after a lost connection, with impatient players. */
function watched(updates: Update[], random: () => number, pace = 1, skips = 0.02): Audience {
  const stage = new Stage();
  const audience: Audience = { seen: [], turns: [], stage };
  const all: string[] = [];
  let turn: unknown = null;
  let left = 0; // ms of what is on show

  function step(): void {
    left = stage.next(pace);
    if (!stage.on?.beat) {
      if (stage.yours?.offers.length) turn = null;
      return;
    }
    audience.seen.push(nameOf(stage.on.beat.look));
    const key = `${stage.on.seat} ${stage.on.own ? stage.on.update.table.version : ''}`;
    if (key !== turn) audience.turns.push({ time: 0, beats: 0, longest: stage.on.own ? LONGEST_OWN : LONGEST_TURN });
    turn = key;
    const now = audience.turns.at(-1);
    if (now) Object.assign(now, { time: now.time + left, beats: now.beats + 1 });
  }

  for (let at = 0; at < updates.length; ) {
    const many = at > 0 && random() < 0.1 ? 1 + Math.floor(random() * 5) : 1;
    const update = joined(updates.slice(at, at + many));
    at += many;
    all.push(...beatsOf(update.happened));
    stage.hear(update);
    if (!stage.on) step();
    checkKnowledge(stage, all, update);
    const own = update.yours.offers.length > 0;
    // A bot answers at once; after our own decision the next message comes when all was shown.
    for (let wait = own && random() < 0.9 ? Infinity : random() < 0.7 ? 30 : 2000 * random(); stage.on && wait >= left; ) {
      wait -= left;
      if (random() < skips) {
        stage.skip();
        left = 0;
      } else step();
      checkKnowledge(stage, all, update);
    }
  }
  while (stage.on) step();
  checkKnowledge(stage, all, updates.at(-1) as Update);
  return audience;
}

const NUMBERED = STREAMS.map((updates, number) => ({ updates, number }));
const inAllWays = (check: (updates: Update[], seed: number) => void): void => {
  for (const { updates, number } of NUMBERED) for (let way = 0; way < WAYS; way++) check(updates, 100 * number + way);
};

test('there are thousands of streams, of all games', () => {
  expect(STREAMS.length * WAYS).toBeGreaterThan(2500);
});

test('every beat is shown once, in order; nothing is known before it was shown; no turn of a bot takes much longer than six seconds', () => {
  inAllWays((updates, seed) => {
    const { seen, turns, stage } = watched(updates, dice(seed), 1, 0);
    const all = beatsOf(updates.flatMap(({ happened }) => happened));
    holds(`stream ${seed} was not shown whole`, seen.join() === all.join() && beatsOf(stage.known?.happened ?? []).join() === all.join());
    for (const { time, beats, longest } of turns) holds(`a turn of stream ${seed} took ${time} ms`, time <= longest + (SHORTEST + 1) * beats);
  });
});

test.each([0.5, 1.6])('at other speeds as well (pace %s), and who skips misses what was skipped and nothing else', (pace) => {
  inAllWays((updates, seed) => {
    const { seen, turns } = watched(updates, dice(seed), pace, 0.1);
    const shown = new Set(seen);
    const all = beatsOf(updates.flatMap(({ happened }) => happened));
    holds(`stream ${seed} was shown in another order`, seen.join() === all.filter((name) => shown.has(name)).join());
    for (const { time, beats, longest } of turns) holds(`a turn of stream ${seed} took ${time} ms`, time <= longest * pace + (SHORTEST + 1) * beats);
  });
});

test('who goes away again and again, and looks at what was missed, has seen everything in order, and knows nothing before it', () => {
  inAllWays((updates, seed) => {
    const random = dice(seed);
    const stage = new Stage();
    const shows: string[][] = [[]]; // each looks back to what was missed before it
    const all: string[] = [];
    const step = (): void => {
      stage.next(1);
      if (stage.on?.beat) shows.at(-1)?.push(nameOf(stage.on.beat.look));
    };
    const see = (): void => {
      stage.see();
      shows.push([]);
    };
    for (const update of updates) {
      all.push(...beatsOf(update.happened));
      stage.hear(update);
      if (!stage.on) step();
      if (random() < 0.2) stage.comeBack(random() < 0.5 ? 31_000 : 1000);
      checkKnowledge(stage, all, update);
      if (stage.missed && random() < 0.5) {
        const { turns } = stage.missed;
        see();
        holds('what was missed is forgotten for the show', turns > 0 && stage.missed === null);
        step();
        checkKnowledge(stage, all, update);
      }
      while (stage.on && random() < 0.8) step();
    }
    if (stage.missed) see();
    do step();
    while (stage.on);
    checkKnowledge(stage, all, updates.at(-1) as Update);
    for (const show of shows) holds(`stream ${seed} was shown in another order`, show.join() === all.filter((name) => show.includes(name)).join());
    holds(`stream ${seed} was not seen whole`, new Set(shows.flat()).size === all.length);
  });
});

test('at the speed of none everything is known at once, as it is in the end at any other', () => {
  for (const { updates, number } of NUMBERED) {
    const [slow, quick] = [watched(updates, dice(number), 1.6), watched(updates, dice(number), 0)];
    expect(quick.seen).toEqual([]);
    expect(quick.stage.known).toEqual(slow.stage.known);
  }
});

test('a skip lands on our own next decision, though it comes later', () => {
  const mine = NUMBERED.filter(({ updates }) => updates.some(({ yours }) => yours.offers.length));
  for (const { updates } of mine) {
    const stage = new Stage();
    let skipped = false;
    for (const update of updates) {
      stage.hear(update);
      if (!stage.on) stage.next(1);
      if (stage.on && !skipped) {
        stage.skip();
        skipped = true;
      }
      if (!skipped) continue;
      holds('the skip goes on', stage.on === null && stage.known?.view === update.table);
      if (update.yours.offers.length || update.table.status === 'over') break;
    }
  }
});

/** Part of a real game. */
const [sample] = STREAMS as [Update[]];
const OTHERS = { ...sample[0], yours: { ...sample[0]?.yours, offers: [] } } as Update;

function told(version: number, seat: number, beats = 1, facts = 1, throws = 0): Update {
  const beat = { seat, action: 'a', throw: Array(throws).fill({ piece: 'p', outcome: 'o' }), told: [], facts: Array(facts).fill({ kind: 'k' }), look: { name: `${version}` }, places: {} };
  const happening: Happening = { version, at: 0, kind: 'played', seat, by: 'mind', beats: Array(beats).fill(beat), told: [] };
  return { ...OTHERS, table: { ...OTHERS.table, version, status: 'playing' }, happened: [happening] };
}

test('an act takes 600 ms and a throw 900, each further fact of a throw 600 more, and our own act less', () => {
  const beat = (facts: number, throws: number) => told(1, 1, 1, facts, throws).happened[0]?.beats[0] as Happening['beats'][number];
  expect([beat(1, 0), beat(1, 5), beat(3, 5), beat(0, 0)].map((one) => naturalLength(one))).toEqual([600, 900, 2100, 200]);
  expect(naturalLength(beat(1, 0), true)).toBe(300);
  expect(naturalLength({ ...beat(1, 0), facts: [{ kind: 'buried', points: 18 }] }, true)).toBe(900);
});

test('the first throw of a turn belongs to it, though the act before brings it', () => {
  const [ended, thrown] = [told(6, 1).happened[0]?.beats[0], told(6, 1, 1, 1, 18).happened[0]?.beats[0]] as [Happening['beats'][number], Happening['beats'][number]];
  const update = told(6, 1, 30);
  const [happening] = update.happened as [Happening];
  const beats = [...happening.beats, { ...ended, look: { seat: 0 } }, { ...thrown, look: { seat: 0 } }];
  const stage = new Stage();
  stage.hear(told(5, 0, 0));
  stage.hear({ ...update, yours: { ...update.yours, seats: [0] }, happened: [{ ...happening, beats }] });
  const shown: [number | null | undefined, number][] = [];
  for (let length = stage.next(1); length; length = stage.next(1)) shown.push([stage.view?.mover, length]);
  expect(shown.slice(-2)).toEqual([[1, 194], [0, 900]]);
});

test('where a turn is too long, what happens one thing after the other keeps its time, and the rest gets faster', () => {
  const acts = told(6, 1, 10);
  const [bites] = told(7, 1, 1, 5, 8).happened as [Happening];
  const stage = new Stage();
  stage.hear(told(5, 0, 0));
  stage.hear({ ...acts, table: { ...acts.table, version: 7 }, happened: [...acts.happened, bites] });
  const shown: number[] = [];
  for (let length = stage.next(1); length; length = stage.next(1)) shown.push(length);
  expect(shown).toEqual([...Array(10).fill(270), 3300]);
});

test('a die that falls alone keeps its time, and what our own act brings takes its time', () => {
  const lengths = (seat: number, by: Happening['by']): number[] => {
    const stage = new Stage();
    stage.hear(told(5, seat, 0));
    const many = told(6, seat, 8);
    const [alone, bites] = [told(7, seat, 1, 1, 1), told(8, seat, 1, 5, 8)].flatMap(({ happened }) => happened) as [Happening, Happening];
    const happened = [...many.happened, alone, bites].map((one) => ({ ...one, by }));
    stage.hear({ ...many, table: { ...many.table, version: 8 }, yours: { ...many.yours, seats: [0] }, happened });
    const shown: number[] = [];
    for (let length = stage.next(1); length; length = stage.next(1)) shown.push(length);
    return shown;
  };
  expect(lengths(1, 'mind')).toEqual([...Array(8).fill(225), 900, 3300]);
  expect(lengths(0, 'player')).toEqual([...Array(8).fill(300), 900, 3300]);
});

test('a player with little time is shown less', () => {
  const stage = new Stage();
  const rapid = (update: Update): Update => ({ ...update, table: { ...update.table, clock: { seconds: 10 } } });
  stage.hear(rapid(told(5, 0, 0)));
  stage.hear(rapid(told(6, 1, 10)));
  let time = 0;
  for (let length = stage.next(1); length; length = stage.next(1)) time += length;
  expect(time).toBe(2000);
});

test('after a short absence the show goes on; after a long one it is offered, and can be seen', () => {
  const away = (absence: number, turns: number): Stage => {
    const stage = new Stage();
    stage.hear(told(5, 0, 0));
    for (let turn = 0; turn < turns; turn++) stage.hear(told(6 + turn, turn % 2));
    stage.comeBack(absence);
    return stage;
  };
  expect(away(1000, 3).missed).toBeNull();
  expect(away(1000, 4).missed?.turns).toBe(4);
  expect(away(31_000, 0).missed).toBeNull();
  const stage = away(31_000, 2);
  expect([stage.missed?.turns, stage.view?.version, stage.on]).toEqual([2, 7, null]);
  stage.see();
  const seen: string[] = [];
  while (stage.next(1)) seen.push(nameOf(stage.view?.look));
  expect(seen).toEqual(['6', '7']);
  expect([stage.missed, stage.view?.version, stage.known?.happened.map(({ version }) => version)]).toEqual([null, 7, [5, 6, 7]]);
});

test('what comes while it is offered to see what was missed is seen after it, once', () => {
  const stage = new Stage();
  stage.hear(told(5, 0, 0));
  for (const version of [6, 7]) stage.hear(told(version, version % 2));
  stage.comeBack(31_000);
  stage.hear(told(8, 0));
  stage.next(1);
  stage.next(1); // 8 was seen
  stage.hear(told(9, 1));
  stage.hear(told(10, 0));
  stage.next(1); // 9 is on show
  stage.see();
  const seen: string[] = [];
  while (stage.next(1)) seen.push(nameOf(stage.view?.look));
  expect(seen).toEqual(['6', '7', '8', '9', '10']);
  expect([stage.view?.version, stage.known?.happened.map(({ version }) => version)]).toEqual([10, [5, 6, 7, 8, 9, 10]]);
});

test('who goes away twice is offered all of it', () => {
  const stage = new Stage();
  stage.hear(told(5, 0, 0));
  for (const version of [6, 7]) {
    stage.hear(told(version, version % 2));
    stage.comeBack(31_000);
  }
  expect(stage.missed?.turns).toBe(2);
  stage.hear(told(8, 0));
  expect([stage.next(1), stage.next(1)], 'what happens from now on is seen').toEqual([600, 0]);
  stage.see();
  const seen: string[] = [];
  while (stage.next(1)) seen.push(nameOf(stage.view?.look));
  expect(seen).toEqual(['6', '7', '8']);
});

test('a bot that begins is seen; a long game, or one whose beginning was seen, is shown as it is', () => {
  const [begun, first] = [told(3, 0), told(4, 1, 2)];
  const started: Happening = { ...(begun.happened[0] as Happening), kind: 'started', seat: null, by: 'host' };
  const fresh: Update = { ...first, yours: { ...first.yours, seats: [0] }, happened: [started, ...first.happened] };
  const stage = new Stage();
  stage.hear(fresh);
  expect(stage.next(1)).toBe(600);
  expect(stage.view).toMatchObject({ status: 'playing', scores: [], look: { name: '3' } });
  const old = new Stage();
  old.hear({ ...fresh, yours: { ...fresh.yours, seats: [1] } });
  expect(old.next(1)).toBe(0);
  expect(old.view).toBe(fresh.table);
  const again = new Stage(true);
  again.hear(fresh);
  expect([again.next(1), again.view]).toEqual([0, fresh.table]);
});
