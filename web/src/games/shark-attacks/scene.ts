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
  /** The number of the bite that eats it. */
  bite: number;
}

/** What a throw changes once it has landed. */
export interface Standing {
  /** The worth of the swimmers in the water; null if they can no longer score. */
  swimmers: number | null;
  escaped: number;
  signs: number[];
  middle: number;
  lines: Spoken[];
}

export interface Scene {
  frame: Frame;
  look: Look;
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
  now: Standing;
  /** The same while the dice still fall. */
  was: Standing;
  /** What has just been won. */
  gain: number | null;
}

const EVENTS: readonly string[] = ['sun', 'rain', 'shark_attack'];
/** Facts that the dice on the table show as well. */
const PICTURED: readonly Fact['kind'][] = ['rolled', 'fled'];
const MOST_LINES = 6;
const MOST_OLD_LINES = 2;

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
    return { id, face, fell: fall?.number ?? same?.fell ?? null, throw: fall ? throws : (same?.throw ?? 0), fate: 'floats', bite: 0 };
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
    sharks = drawn.map(({ piece, outcome }) => die(`${piece}_${throws}`, outcome)).map((one, number) => ({ ...one, fell: number }));
  }
  if (attacked) blue = fates(blue, facts);

  const seat = late ? before.seat : (beat?.seat ?? look.seat);
  const flight = attacked || look.sharks > 0;
  const sameTurn = before !== null && before.seat === seat && flight && before.flight;
  // Who skips may miss that a die was thrown again: it lies where it is now.
  const inWater = new Set(blue.map((one) => one.id));
  const fledBefore = sameTurn ? [...before.ashore, ...before.blue.filter((one) => one.fate === 'ashore')] : [];
  const ashore = [...new Map(fledBefore.filter((one) => !inWater.has(one.id)).map((one) => [one.id, one])).values()];
  const dry = new Set([...blue, ...ashore].map((one) => one.id));
  const tally = view.tallies[look.seat]?.find((part) => part.name === 'swimmers')?.points ?? null;
  const fled = before?.flight && before.seat === seat ? before.now.escaped : 0;
  const now: Standing = {
    swimmers: look.phase === 'over' ? null : beat ? (rolled(facts) ?? before?.now.swimmers ?? tally) : tally,
    escaped: attacked ? fled + escaped(facts) : look.escaped,
    signs: look.signs,
    middle: look.signs_in_the_middle,
    lines: lines(before, facts, beat?.told ?? []),
  };
  return {
    frame,
    look,
    throws,
    seat,
    blue: [...blue].sort(order),
    sharks,
    ashore,
    supply: places.filter(([id]) => id.startsWith('blue_') && !dry.has(id)).map(([id]) => id),
    event: (drawn.find(({ outcome }) => EVENTS.includes(outcome))?.outcome ?? null) as Event | null,
    flight,
    now,
    was: before ? { ...before.now, escaped: fled } : now,
    gain: gained(facts),
  };
}

/** Whether a die shows swimmers. */
export function swims(die: SceneDie): boolean {
  return die.face?.startsWith('swimmer_') ?? false;
}

/** The lines of this beat, one for each fact; where it has none of its own, the last ones stay. */
function lines(before: Scene | null, facts: Fact[], told: Spoken[]): Spoken[] {
  const own = told.filter((_, number) => !PICTURED.includes(facts[number]?.kind ?? 'began'));
  return own.length ? own.slice(-MOST_LINES) : (before?.now.lines.slice(-MOST_OLD_LINES) ?? []);
}

/** The dice of a flight with their fates, bite by bite. */
function fates(dice: SceneDie[], facts: Fact[]): SceneDie[] {
  const done = dice.map((one): SceneDie => ({ ...one, fate: swims(one) ? 'ashore' : 'floats' }));
  const bites = facts.filter((fact): fact is Bitten => fact.kind === 'bitten');
  bites.forEach(({ eaten }, bite) => {
    for (const face of eaten) {
      const prey = done.find((one) => one.fate === 'ashore' && one.face === face);
      if (prey) Object.assign(prey, { fate: 'eaten', bite });
    }
  });
  return done;
}

/** What the swimmers of a roll are worth. */
function rolled(facts: Fact[]): number | null {
  for (const fact of facts) if (fact.kind === 'rolled') return fact.swimmers;
  return null;
}

/** How many swimmers have just escaped. */
function escaped(facts: Fact[]): number {
  for (const fact of facts) if (fact.kind === 'escaped') return fact.swimmers;
  return 0;
}

/** What has just been won. */
function gained(facts: Fact[]): number | null {
  for (const fact of facts) if (fact.kind === 'stopped' || fact.kind === 'partied' || fact.kind === 'flight_over') return fact.points;
  return null;
}

/** Many swimmers first, waves last, and otherwise as the dice are numbered. */
function order(one: SceneDie, other: SceneDie): number {
  const many = (die: SceneDie): number => (swims(die) ? Number(die.face?.slice(-1)) : 0);
  return many(other) - many(one) || Number(one.id.split('_')[1]) - Number(other.id.split('_')[1]);
}
