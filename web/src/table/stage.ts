// The stage: what the host has told waits here and is shown in order; what the screen knows is what was shown.
import type { Beat, Happening, Update, View, Yours } from '../host/protocol';

/** What a board shows at one time. */
export interface Frame {
  look: View['look'];
  places: Record<string, string>;
  /** The beat that is on show; null when the table stands still. */
  beat: Beat | null;
  /** How long it is on show, in ms; 0 when the table stands still. */
  length: number;
}

/** What everybody at this screen knows. */
export interface Known {
  view: View;
  yours: Yours;
  happened: Happening[];
}

/** One step of the show: a beat to see, or only something to know. */
export interface Cue {
  beat: Beat | null;
  seat: number | null;
  /** Whether it is an act of our own. */
  own: boolean;
  /** The event as it is known once this was shown. */
  log: Happening | null;
  /** The update that it comes with. */
  update: Update;
  /** Whether the update is told with it. */
  last: boolean;
}

/** What somebody missed: the turns of others, and the show of them and of what came after. */
export interface Missed {
  turns: number;
  before: Known;
  cues: Cue[];
}

const THROW = 900; // ms
const ACTION = 600;
const OWN_ACTION = 300; // our own hand knows what it did
const POINTS = 900; // what brings points is felt, our own too
const PASSING = 200; // an action without a consequence of its own, such as picking up the dice
const FACT = 600; // each further fact of a throw, such as a bite
const MOST_FACTS = 7;
const MOMENT = 3; // facts that make a throw a moment, such as bites
export const LONGEST_TURN = 6000; // ms at the usual speed; a longer turn gets faster
export const LONGEST_OWN = 10_000; // ms of what follows from one act of ours: it is our own luck
export const SHORTEST = 120; // ms a beat, however long the turn
const OF_CLOCK = 0.2; // the part of a player's time that may be spent on shows
const FEW_TURNS = 3; // that are simply shown after an absence
const LONG_ABSENCE = 30_000; // ms

/** How long a beat is shown at the usual speed. */
export function naturalLength(beat: Beat, own = false): number {
  const facts = beat.facts?.length ?? 0;
  const further = Math.min(MOST_FACTS, Math.max(0, facts - 1));
  if (beat.throw.length) return THROW + FACT * further;
  if (!facts) return PASSING;
  if (beat.facts.some((fact) => 'points' in fact)) return POINTS;
  return (own ? OWN_ACTION : ACTION) + (FACT / 2) * further;
}

export class Stage {
  known: Known | null = null;
  /** What is on show. */
  on: Cue | null = null;
  frame: Frame | null = null;
  /** The events that were told to their end since somebody last took them from here. */
  told: Happening[] = [];
  missed: Missed | null = null;
  #queue: Cue[] = [];
  #heard = 0;
  #turn = { seat: NaN as number | null, own: 0, spent: 0 };
  #hurries = false;

  /** A stage for a table whose beginning was shown before, or not. */
  constructor(private readonly isSeen = false) {}

  /** The table as it is on show. */
  get view(): View | null {
    const { on, known } = this;
    if (!on?.beat) return known?.view ?? null;
    const base = known?.view.status === 'playing' ? known.view : begun(on.update.table);
    return { ...base, look: on.beat.look ?? {}, places: on.beat.places ?? {}, mover: on.seat ?? base.mover };
  }

  /** Our own part of it; while something is on show there is nothing to do. */
  get yours(): Yours | null {
    const yours = this.known?.yours ?? this.on?.update.yours ?? null;
    return this.on && yours ? waiting(yours) : yours;
  }

  /** Whether there is something left to show. */
  get busy(): boolean {
    return this.on !== null || this.#queue.length > 0;
  }

  /** Takes an update; it is shown when its time comes. */
  hear(update: Update): void {
    const first = this.#heard === 0;
    const news = update.happened.filter(({ version }) => version > this.#heard);
    this.#heard = Math.max(this.#heard, update.table.version);
    if (first && (this.isSeen || !isFresh(update, news))) {
      this.known = { view: update.table, yours: update.yours, happened: news };
      this.told = news.slice(-1);
      this.#settle();
    } else {
      const cues = news.flatMap((happening) => cuesOf(happening, update));
      this.#queue.push(...cues, { beat: null, seat: null, own: false, log: null, update, last: true });
      if (this.#hurries) this.skip();
    }
  }

  /** Ends what is on show and begins the next step, at this pace; returns its length in ms, 0 when all was shown. */
  next(pace: number): number {
    if (this.on) this.#learn(this.on);
    this.on = null;
    for (let cue = this.#queue.shift(); cue; cue = this.#queue.shift()) {
      if (!cue.beat || pace === 0) {
        this.#learn(cue);
        continue;
      }
      this.on = cue;
      const length = this.#length(cue, pace);
      this.frame = { look: cue.beat.look ?? {}, places: cue.beat.places ?? {}, beat: cue.beat, length };
      return length;
    }
    this.#settle();
    return 0;
  }

  /** Goes to the next decision of our own at once. */
  skip(): void {
    this.next(0);
    const { view, yours } = this.known ?? {};
    this.#hurries = view?.status === 'playing' && (yours?.seats.length ?? 0) > 0 && yours?.offers.length === 0;
  }

  /** After an absence: if much was missed, goes to the present and offers the rest as a show. */
  comeBack(absence: number): void {
    const cues = [...(this.on ? [this.on] : []), ...this.#queue];
    const turns = turnsOf(cues);
    if (!this.known || turns === 0 || (turns <= FEW_TURNS && absence < LONG_ABSENCE)) return;
    this.missed ??= { turns: 0, before: this.known, cues: [] };
    this.missed.turns += turns;
    this.next(0);
  }

  /** Shows what was missed, and all since then. */
  see(): void {
    if (!this.missed) return;
    this.known = this.missed.before;
    this.#queue.unshift(...this.missed.cues, ...(this.on ? [this.on] : []));
    this.on = this.missed = null;
    this.#hurries = false;
  }

  /** What is known once a step was shown. */
  #learn(cue: Cue): void {
    const { log, update, last, beat } = cue;
    this.missed?.cues.push(cue);
    const known = this.known ?? { view: begun(update.table), yours: waiting(update.yours), happened: [] };
    const base = known.view.status === 'playing' ? known.view : begun(update.table);
    const earlier = known.happened.at(-1)?.version === log?.version ? known.happened.slice(0, -1) : known.happened;
    this.known = {
      view: last ? update.table : beat ? overlaid(base, beat) : known.view,
      yours: last ? update.yours : known.yours,
      happened: log ? [...earlier, log] : known.happened,
    };
    if (log && update.happened.includes(log)) this.told = [...this.told, log];
  }

  #settle(): void {
    const { view, yours } = this.known ?? {};
    if (!view) return;
    if (yours?.offers.length) this.#turn.seat = NaN; // the next turn has its own time
    if (yours?.offers.length || view.status !== 'playing') this.#hurries = false;
    this.frame = { look: view.look, places: view.places, beat: null, length: 0 };
  }

  /** How long a cue is shown: a turn that would take too long gets faster, in order and whole. */
  #length(cue: Cue, pace: number): number {
    const own = cue.own ? cue.update.table.version : 0;
    const isSame = (other: Cue): boolean => other.own === cue.own && other.seat === cue.seat;
    if (this.#turn.seat !== cue.seat || this.#turn.own !== own) this.#turn = { seat: cue.seat, own, spent: 0 };
    const end = this.#queue.findIndex((other) => other.beat && !isSame(other));
    const turn = [cue, ...(end < 0 ? this.#queue : this.#queue.slice(0, end))];
    const wanted = (moments: boolean): number =>
      turn.reduce((sum, { beat }) => sum + (beat && isMoment(beat) === moments ? naturalLength(beat, cue.own) : 0), 0) * pace;
    const seconds = cue.update.table.clock?.seconds;
    const longest = Math.min((cue.own ? LONGEST_OWN : LONGEST_TURN) * pace, seconds ? 1000 * seconds * OF_CLOCK : Infinity);
    const part = hurries(wanted(true), wanted(false), Math.max(0, longest - this.#turn.spent));
    const length = Math.max(SHORTEST * Math.min(1, pace), cue.beat ? naturalLength(cue.beat, cue.own) * pace * part(cue.beat) : 0);
    this.#turn.spent += length;
    return Math.round(length);
  }
}

/** Whether a throw is what one waits for: something happens in it, one thing after the other, or a die falls alone. */
function isMoment({ throw: fallen, facts }: Beat): boolean {
  return fallen.length > 0 && ((facts?.length ?? 0) >= MOMENT || (fallen.length === 1 && facts?.length === 1));
}

/** The part of its length that each beat gets: where time is short, the moments keep theirs as far as they can. */
function hurries(moments: number, rest: number, left: number): (beat: Beat) => number {
  const even = left / (moments + rest);
  const ofRest = rest ? Math.min(1, Math.max((left - moments) / rest, even / 3)) : 1;
  const ofMoments = moments ? Math.min(1, (left - ofRest * rest) / moments) : 1;
  return (beat) => (isMoment(beat) ? ofMoments : ofRest);
}

/** Whether a game is so young that its beginning is still to be shown: none of ours has acted, and few others. */
function isFresh({ table, yours }: Update, news: Happening[]): boolean {
  const begin = news.findIndex(({ kind }) => kind === 'started');
  if (begin < 0 || table.status === 'open') return false;
  const since = news.slice(begin);
  const seen = since.some(({ kind, seat }) => kind !== 'started' && seat !== null && yours.seats.includes(seat));
  const shown = since.every(({ beats }) => beats.every(shows));
  return !seen && shown && groups(since.map(({ seat }) => seat)) <= FEW_TURNS + 1;
}

/** The steps that show an event. */
function cuesOf(happening: Happening, update: Update): Cue[] {
  const { seat, by } = happening;
  const isOurs = (one: number | null): boolean => one !== null && update.yours.seats.includes(one);
  const base = { seat, own: by === 'player' && isOurs(seat), update, last: false };
  const shown = happening.beats.flatMap((beat, number) => (shows(beat) ? [{ beat, number }] : []));
  if (!shown.length) return [{ ...base, beat: null, log: happening }];
  return shown.map(({ beat, number }, index) => {
    const whole = index === shown.length - 1;
    // An act that ends a turn brings the first throw of the next one, which is a turn of its own.
    const then = seat === null ? null : shown[index - 1]?.beat.look?.['seat'];
    const next = typeof then === 'number' && then !== seat ? { seat: then, own: isOurs(then) } : {};
    return { ...base, ...next, beat, log: whole ? happening : { ...happening, beats: happening.beats.slice(0, number + 1), told: [] } };
  });
}

/** How many turns of others these steps show. */
function turnsOf(cues: Cue[]): number {
  return groups(cues.filter(({ log, own }) => log?.kind === 'played' && !own).map(({ log }) => log?.seat));
}

/** How many runs of equal values there are. */
function groups(values: unknown[]): number {
  return values.filter((value, index) => index === 0 || value !== values[index - 1]).length;
}

/** A beat that was missed has no look. */
function shows(beat: Beat): boolean {
  return Object.keys(beat.look ?? {}).length > 0;
}

/** The table before anything of its game was shown. */
function begun(table: View): View {
  const nothing = { look: {}, places: {}, state: [], described: [], scores: [], mover: null, decision: null, result: null };
  return { ...table, ...nothing, status: 'playing', version: 0, tallies: table.chairs.map(() => []) };
}

/** The table after a beat on the way to an update: as far as the beat says. */
function overlaid(view: View, beat: Beat): View {
  const scores = beat.look?.['scores'];
  return { ...view, look: beat.look ?? {}, places: beat.places ?? {}, scores: Array.isArray(scores) ? (scores as number[]) : view.scores };
}

function waiting(yours: Yours): Yours {
  return { ...yours, offers: [], chains: [], undo: [] };
}
