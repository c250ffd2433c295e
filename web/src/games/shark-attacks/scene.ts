// What the board shows of a frame. The eaten and the escaped are facts of the rules, matched to the fallen dice.
import type { Frame } from '../../table/stage';
import type { Spoken, View } from '../../host/protocol';
import type { Bitten, Fact, Look } from './rules';

export type Event = 'sun' | 'rain' | 'shark_attack';
export type Fate = 'floats' | 'eaten' | 'ashore';

export interface SceneDie {
  id: string;
  /** What it shows; null while it is in the air. */
  face: string | null;
  /** Its number in its last throw, and the number of that throw. */
  fell: number | null;
  throw: number;
  fate: Fate;
  /** The number of the fact that eats it, or takes it ashore. */
  by: number;
}

/** What the facts of a beat change, one after the other. */
export interface Standing {
  /** The worth of the swimmers in the water; null if they can no longer score. */
  swimmers: number | null;
  escaped: number;
  signs: number[];
  middle: number;
  scores: number[];
  lines: Spoken[];
}

export interface Scene {
  frame: Frame;
  look: Look;
  facts: Fact[];
  throws: number;
  /** Whose beach this is about. */
  seat: number;
  blue: SceneDie[];
  sharks: SceneDie[];
  /** Dice that have left the water in this turn. */
  ashore: SceneDie[];
  supply: string[];
  event: Event | null;
  flight: boolean;
  /** How often the seat has gone on in this turn, as far as we have seen it. */
  daring: number;
  /** What stands before the first fact, and after each. */
  standings: Standing[];
}

const EVENTS: readonly string[] = ['sun', 'rain', 'shark_attack'];
/** Facts that the dice on the table show as well. */
const PICTURED: readonly Fact['kind'][] = ['rolled', 'fled'];
const MOST_LINES = 2;

/** The scene of a frame, after the one before. */
export function scene(before: Scene | null, frame: Frame, view: View): Scene {
  const look = frame.look as unknown as Look;
  const { beat } = frame;
  const facts = (beat?.facts ?? []) as unknown as Fact[];
  const drawn = beat?.throw ?? [];
  const throws = (before?.throws ?? 0) + (drawn.length ? 1 : 0);
  const known = new Map([...(before?.blue ?? []), ...(before?.sharks ?? [])].map((die) => [die.id, die]));
  const fallen = new Map(drawn.map(({ piece, outcome }, number) => [piece, { outcome, number }]));

  function die(id: string, place: string): SceneDie {
    const fall = fallen.get(id);
    const face = fall?.outcome ?? (place === 'hand' ? null : place);
    const old = known.get(id);
    const same = !fall && old?.face === face ? old : null;
    return { id, face, fell: fall?.number ?? same?.fell ?? null, throw: fall ? throws : (same?.throw ?? 0), fate: 'floats', by: 0 };
  }

  const attacked = drawn.some(({ piece }) => piece.startsWith('shark_'));
  const rollOff = drawn.some(({ piece, outcome }) => piece.startsWith('draw_') && !EVENTS.includes(outcome));
  const scored = beat?.action === 'stop' || beat?.action === 'party';
  const late = (attacked || scored) && before !== null; // the look is that of the next turn already
  const places = Object.entries(frame.places);

  let blue = places.filter(([id, place]) => id.startsWith('blue_') && (attacked ? fallen.has(id) : place !== 'aside')).map(([id, place]) => die(id, place));
  let sharks = places.filter(([id, place]) => id.startsWith('shark_') && (attacked ? fallen.has(id) : place !== 'aside')).map(([id, place]) => die(id, place));
  if (scored && before) blue = before.blue.map((one) => (swims(one) ? { ...one, fate: 'ashore' } : one));
  if (rollOff) {
    blue = [];
    sharks = drawn.map(({ piece, outcome }) => die(`${piece}_${throws}`, outcome)).map((one, number) => ({ ...one, fell: number, throw: throws }));
  }
  const event = (drawn.find(({ outcome }) => EVENTS.includes(outcome))?.outcome ?? null) as Event | null;
  // What the event die brings is seen after it has fallen, with the next throw.
  const waits = event !== null && before !== null;
  if (waits) [blue, sharks] = [before.blue, before.sharks];
  if (attacked) {
    blue = fates(blue, facts);
    sharks = hunting(sharks, facts);
  }

  const seat = late || waits ? before.seat : (beat?.seat ?? look.seat);
  const flight = attacked || (look.sharks > 0 && !waits);
  const sameTurn = before !== null && before.seat === seat;
  // Who skips may miss that a die was thrown again: it lies where it is now.
  const inWater = new Set(blue.map((one) => one.id));
  const fledBefore = sameTurn && flight && before.flight ? [...before.ashore, ...before.blue.filter((one) => one.fate === 'ashore')] : [];
  const ashore = [...new Map(fledBefore.filter((one) => !inWater.has(one.id)).map((one) => [one.id, one])).values()];
  const dry = new Set([...blue, ...ashore].map((one) => one.id));
  return {
    frame,
    look,
    facts,
    throws,
    seat,
    blue: [...blue].sort(order),
    sharks,
    ashore,
    supply: waits ? before.supply : places.filter(([id]) => id.startsWith('blue_') && !dry.has(id)).map(([id]) => id),
    event,
    flight,
    daring: (sameTurn ? before.daring : 0) + facts.filter(({ kind }) => kind === 'went_on').length,
    standings: standings(before, frame, view, seat),
  };
}

/** Whether a die shows swimmers. */
export function swims(die: SceneDie): boolean {
  return die.face?.startsWith('swimmer_') ?? false;
}

/** What stands before the first fact of a frame, and after each. */
function standings(before: Scene | null, { look: shown, beat }: Frame, view: View, seat: number): Standing[] {
  const look = shown as unknown as Look;
  const tally = view.tallies[look.seat]?.find((part) => part.name === 'swimmers')?.points ?? null;
  const end: Standing = {
    swimmers: look.phase === 'over' ? null : tally,
    escaped: look.escaped,
    signs: look.signs,
    middle: look.signs_in_the_middle,
    scores: look.scores,
    lines: [],
  };
  const last = before?.standings.at(-1) ?? null;
  if (!beat) return [{ ...end, lines: last?.lines ?? [] }];
  const fled = before?.flight && before.seat === seat ? (last?.escaped ?? 0) : 0;
  let now: Standing = last ? { ...last, escaped: fled } : { ...end, escaped: 0 };
  const all = [now];
  const facts = (beat.facts ?? []) as unknown as Fact[];
  facts.forEach((fact, number) => {
    now = { ...after(now, fact, end), lines: lines(now, fact, beat.told[number]) };
    all.push(now);
  });
  return all;
}

function after(now: Standing, fact: Fact, end: Standing): Standing {
  switch (fact.kind) {
    case 'rolled':
      return { ...now, swimmers: fact.swimmers };
    case 'escaped':
      return { ...now, escaped: now.escaped + fact.swimmers };
    case 'signs_up':
    case 'sign_taken':
      return { ...now, signs: end.signs, middle: end.middle };
    case 'stopped':
    case 'partied':
    case 'flight_over':
      return { ...now, swimmers: null, signs: end.signs, middle: end.middle, scores: end.scores };
    default:
      return now;
  }
}

/** The last lines that are told; what the dice show needs none. */
function lines(now: Standing, fact: Fact, line: Spoken | undefined): Spoken[] {
  if (!line || PICTURED.includes(fact.kind)) return now.lines;
  return [...(STORIES.includes(fact.kind) ? now.lines : []), line].slice(-MOST_LINES);
}
/** Facts that go on with what was told before. */
const STORIES: readonly Fact['kind'][] = ['nobody_swam', 'bitten', 'escaped', 'signs_up', 'sign_taken', 'flight_over'];

/** The dice of a flight with their fates, bite by bite. */
function fates(dice: SceneDie[], facts: Fact[]): SceneDie[] {
  const safe = facts.findIndex(({ kind }) => kind === 'escaped');
  const done = dice.map((one): SceneDie => ({ ...one, fate: swims(one) ? 'ashore' : 'floats', by: swims(one) ? safe : 0 }));
  facts.forEach((fact, by) => {
    if (fact.kind !== 'bitten') return;
    for (const face of (fact satisfies Bitten).eaten) {
      const prey = done.find((one) => one.fate === 'ashore' && one.face === face);
      if (prey) Object.assign(prey, { fate: 'eaten', by });
    }
  });
  return done;
}

/** The sharks with the number of the fact in which each bites: many fins first. */
function hunting(sharks: SceneDie[], facts: Fact[]): SceneDie[] {
  const hungry = sharks.filter(({ face }) => face?.startsWith('fin_')).sort((one, other) => (other.face ?? '').localeCompare(one.face ?? ''));
  const bites = facts.flatMap(({ kind }, number) => (kind === 'bitten' ? [number] : []));
  return sharks.map((shark) => ({ ...shark, by: bites[hungry.indexOf(shark)] ?? -1 }));
}

/** What has just been won, if the facts so far say so. */
export function gained({ facts }: Scene, told: number): number | null {
  for (const fact of facts.slice(0, told)) if (fact.kind === 'stopped' || fact.kind === 'partied' || fact.kind === 'flight_over') return fact.points;
  return null;
}

/** When each fact of a frame is shown, in ms: first the dice fall, then one thing happens after the other. */
export function times({ facts, frame }: Pick<Scene, 'facts' | 'frame'>): number[] {
  if (!frame.beat?.throw.length) return facts.map(() => 0);
  const slot = frame.length / (THROW + facts.length - 1);
  const landed = facts[0]?.kind === 'weather' ? FALLEN : LANDED;
  return facts.map((_, number) => (number === 0 ? slot * THROW * landed : slot * (THROW + number - 1 + BREATH)));
}
/** How long the dice of a frame fall, in ms. */
export function falling(scene: Pick<Scene, 'facts' | 'frame'>): number {
  return scene.frame.beat?.throw.length ? (times(scene)[0] ?? scene.frame.length) : 0;
}
const THROW = 1.5; // a throw takes as long as this many facts
const LANDED = 0.72; // of it: the dice lie
const FALLEN = 0.6; // of it: the event die, which is alone, lies
const BREATH = 0.12; // of a slot, before something happens

/** Many swimmers first, waves last, and otherwise as the dice are numbered. */
function order(one: SceneDie, other: SceneDie): number {
  const many = (die: SceneDie): number => (swims(die) ? Number(die.face?.slice(-1)) : 0);
  return many(other) - many(one) || Number(one.id.split('_')[1]) - Number(other.id.split('_')[1]);
}
