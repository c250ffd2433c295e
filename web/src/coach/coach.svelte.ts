// The coach at a table: asked while the player wants to know and it may know more, and before a grave mistake.
import type { Advice, Choice } from '../host/protocol';
import { api, Problem } from '../host/api';
import type { LiveStage } from '../table/stage.svelte';
import { settings } from '../app/settings.svelte';

/** An action that waits for its player to be sure. */
export interface Doubt {
  seat: number;
  actions: string[];
  choice: Choice;
  best: Choice;
}

const GRAVE: Choice['grade'][] = ['mistake', 'blunder'];
const PATIENCE = 1500; // ms that an action waits for a first word of the coach
const DOUBTING = 4000; // ms that an action waits if it looks grave to an unfinished search
const PAUSE = 400; // ms before a question that was not answered is asked again
/** Refusals that pass by themselves: the host has no time, or the table moves on. */
const PASSING = new Set([
  'host-busy',
  'host-too-fast',
  'host-unavailable',
  'host-stale',
  'host-not-your-move',
  'host-not-coached',
  'page-offline',
]);

type Watched = Pick<LiveStage, 'table' | 'invite' | 'view' | 'yours' | 'act'>;

export class Coach {
  /** What it knows about the followed decision. */
  advice = $state.raw<Advice | null>(null);
  /** Why it cannot help. */
  problem = $state.raw<Problem | null>(null);
  open = $state(false);
  whole = $state(false);
  doubt = $state.raw<Doubt | null>(null);
  /** Whether an action waits for the coach. */
  waiting = $state(false);

  #followed: string | null = null;
  #heard: (() => void)[] = [];
  #acts = 0;

  constructor(readonly stage: Watched) {}

  /** Our decision that the coach may be asked about: its state, since nothing else matters. */
  get decision(): string | null {
    const { view, yours } = this.stage;
    return view?.coach.on && yours?.offers.length ? `${view.mover} ${view.state.join()}` : null;
  }

  /** What the panel does when it is pressed next. */
  get next(): 'hint' | 'whole' | 'close' {
    if (!this.open) return 'hint';
    return !this.whole && (this.advice?.choices.length ?? 0) > 1 ? 'whole' : 'close';
  }

  /** A hint, then the whole answer, then nothing. */
  press(): void {
    if (this.next === 'whole') this.whole = true;
    else if (this.open) this.close();
    else this.open = true;
  }

  close(): void {
    this.open = this.whole = false;
  }

  /** Weighs the decision while the player wants to know. */
  follow(): void {
    const wanted = this.open || settings.now.sure ? this.decision : null;
    if (wanted === this.#followed) return;
    this.#followed = wanted;
    this.advice = this.problem = this.doubt = null;
    this.whole = false;
    for (const done of this.#heard.splice(0)) done();
    if (wanted !== null) void this.#weigh(wanted);
  }

  /** Asks no more. */
  leave(): void {
    this.#followed = null;
  }

  /** Plays actions, but asks first where they are known to be a grave mistake, and the player wants that. */
  async act(seat: number, actions: string[]): Promise<void> {
    const decision = this.decision;
    const number = ++this.#acts;
    if (settings.now.sure && decision !== null) {
      this.waiting = true;
      const mistake = await this.#mistake(actions);
      if (number === this.#acts) this.waiting = false;
      if (number !== this.#acts || decision !== this.decision) return; // another tap, or another decision by now
      const best = this.advice?.choices[0];
      if (mistake && best) {
        this.doubt = { seat, actions, choice: mistake, best };
        return;
      }
    }
    await this.stage.act(seat, actions);
  }

  /** Plays the doubted action. */
  async insist(): Promise<void> {
    const doubt = this.doubt;
    this.doubt = null;
    if (doubt) await this.stage.act(doubt.seat, doubt.actions);
  }

  /**
   * The gravest of these actions, if it is a mistake: a chain gives away no less than any of its parts.
   * An unfinished search does not count, since a quarter of its early blunders turn out to be none;
   * what looks grave to it waits until it is done.
   */
  async #mistake(actions: string[]): Promise<Choice | null> {
    const decision = this.decision;
    const began = Date.now();
    for (;;) {
      const unsure = this.advice ? !this.advice.settled && this.#grave(actions) !== null : this.problem === null;
      const left = began + (this.advice ? DOUBTING : PATIENCE) - Date.now();
      if (!unsure || left <= 0 || decision !== this.decision) break;
      await this.#heardWithin(left);
    }
    return this.advice?.settled ? this.#grave(actions) : null;
  }

  /** The gravest of these actions as far as is known, if it is a mistake. */
  #grave(actions: string[]): Choice | null {
    const known = this.advice?.choices ?? [];
    const [gravest] = known.filter(({ action, alike }) => actions.some((one) => one === action || alike.includes(one))).sort((a, b) => b.given_away - a.given_away);
    return gravest && GRAVE.includes(gravest.grade) ? gravest : null;
  }

  /** Resolves with the coach's next answer, or when patience ends. */
  #heardWithin(patience: number): Promise<void> {
    return new Promise((done) => {
      this.#heard.push(done);
      setTimeout(done, patience);
    });
  }

  async #weigh(decision: string): Promise<void> {
    while (this.#followed === decision) {
      const told = await api.coach(this.stage.table, this.stage.invite).catch((error: unknown) => {
        if (error instanceof Problem) return error;
        throw error;
      });
      if (this.#followed !== decision) return;
      if (told instanceof Problem && !PASSING.has(told.code)) this.problem = told;
      // An answer newer than the table that we see is about another decision.
      else if (told instanceof Problem || told.version > (this.stage.view?.version ?? 0)) {
        await new Promise((done) => setTimeout(done, PAUSE));
        continue;
      } else this.advice = told;
      for (const done of this.#heard.splice(0)) done();
      if (this.problem || this.advice?.settled) return;
    }
  }
}
