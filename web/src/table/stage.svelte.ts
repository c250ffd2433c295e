// The stage of a live table: runs the show by the clock, and lets a press count once, for what is on show.
import type { Act, Happening, Update, View, Yours } from '../host/protocol';
import { afterPaint } from '../app/painted';
import { settings } from '../app/settings.svelte';
import { TOO_EARLY } from '../shared/presses';
import type { LiveTable } from './live.svelte';
import { type Frame, Stage } from './stage';

const ONE_PRESS = 400; // ms in which a second press is none
const BANNER = 800; // ms
const TOLD = 60; // events
const KEY = 'ossuary-shown';

/** The table whose beginning this tab has shown last: who loads the page again need not see it again. */
function lastShown(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepShown(table: string): void {
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Without storage it is shown again.
  }
}

export class LiveStage {
  frame = $state.raw<Frame | null>(null);
  happened = $state.raw<Happening[]>([]);
  /** The last events that were told to their end, for the live region. */
  told = $state.raw<Happening[]>([]);
  showing = $state(false);
  /** The turns that were missed, if they are offered as a show. */
  missed = $state(0);
  /** Whether it has just become our turn. */
  banner = $state(false);
  /** The seat whose player is to take the device. */
  handTo = $state<number | null>(null);
  yours = $state.raw<Yours | null>(null);
  #view = $state.raw<View | null>(null);
  #changed = $state(false);
  #pressed = $state(false);
  #asking = $state(0);

  readonly table: string;
  readonly invite: string | null;
  readonly #stage: Stage;
  /** What is to come, by name, with what stops it. */
  readonly #timers = new Map<string, () => void>();
  #position = '';
  #mover: number | null = null;
  #holder: number | null = null;
  #hidden = document.hidden ? Date.now() : 0;
  /** When what is on show ends, or how long it still is once somebody looks. */
  #ends = 0;
  #left = 0;

  constructor(readonly live: LiveTable) {
    this.table = live.table;
    this.#stage = new Stage(lastShown() === live.table);
    this.invite = live.invite;
    live.told = (update, absence) => this.#hear(update, absence);
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Who is there, in one text: as long as it is the same, the table on show is. */
  readonly #there = $derived.by(() => {
    const now = this.live.view;
    return JSON.stringify([now?.chairs.map(({ present }) => present) ?? [], now?.keeper ?? null]);
  });

  /** The table on show; who is there is always known. */
  readonly view = $derived.by(() => {
    const shown = this.#view;
    const [present, keeper] = JSON.parse(this.#there) as [boolean[], View['keeper']];
    if (!shown || shown.chairs.length !== present.length) return shown;
    return { ...shown, chairs: shown.chairs.map((chair, seat) => ({ ...chair, present: present[seat] ?? false })), keeper };
  });

  /** Whether a press counts now: the show has settled, and the player has had time to see it. */
  readonly ready = $derived(!this.showing && !this.#changed && !this.#pressed && this.#asking === 0 && this.handTo === null);

  close(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    for (const stop of this.#timers.values()) stop();
    this.live.close();
  }

  /** Whether a press counts; the next one within a moment does not. */
  press(): boolean {
    if (!this.ready) return false;
    this.#once();
    this.#stage.missed = null;
    this.missed = 0;
    return true;
  }

  /** Plays actions of a seat at the position on show. */
  async act(seat: number, actions: string[]): Promise<void> {
    if (this.showing) return;
    const asked: Omit<Act, 'id'> = { type: 'act', version: this.#view?.version ?? 0, seat, actions };
    await this.#ask(asked);
  }

  /** Takes the last action of a seat back. */
  async undo(seat: number): Promise<void> {
    if (this.press()) await this.#ask({ type: 'undo', version: this.#view?.version ?? 0, seat });
  }

  /** Goes to our own next decision; the second half of a double click does not. */
  skip(): void {
    if (!this.showing || this.#pressed) return;
    this.#stage.skip();
    this.#show(0);
  }

  /** Shows what was missed. */
  see(): void {
    if (!this.#stage.missed) return;
    this.#once();
    this.#stage.see();
    this.#run();
  }

  /** Whether the card that hands the device over has been seen. */
  readonly handed = $derived(!this.#changed && !this.#pressed);

  /** The player has taken the device; the second half of a double click takes nothing. */
  take(): void {
    if (!this.handed) return;
    this.handTo = null;
    this.#guard();
  }

  /** What is pressed within a moment is no press of its own. */
  #once(): void {
    this.#pressed = true;
    this.#after('pressed', ONE_PRESS, () => (this.#pressed = false));
  }

  async #ask(asked: Parameters<LiveTable['ask']>[0]): Promise<void> {
    this.#asking += 1;
    try {
      await this.live.ask(asked);
    } finally {
      this.#asking -= 1;
    }
  }

  #hear(update: Update, absence: number): void {
    this.#stage.hear(update);
    if (this.#hidden && this.#view) return;
    if (absence && settings.pace) this.#stage.comeBack(absence);
    if (!this.#timers.has('show') || !this.#stage.on) this.#run();
  }

  /** A hidden tab shows nothing; who comes back after a while is not rushed through it. */
  #seen = (): void => {
    if (document.hidden) {
      this.#hidden = Date.now();
      this.#left = this.#ends - Date.now();
      this.#stop('show');
    } else if (this.#hidden) {
      const absence = Date.now() - this.#hidden;
      this.#hidden = 0;
      if (settings.pace) this.#stage.comeBack(absence);
      if (this.#stage.on && this.#left > 0) this.#wait(this.#left);
      else this.#run();
    }
  };

  #run(): void {
    this.#stop('show');
    this.#show(this.#stage.next(settings.pace));
  }

  /** Goes on after what is on show, whose time begins when it is seen. */
  #wait(length: number): void {
    this.#ends = Date.now() + length;
    this.#left = length;
    if (this.#hidden) return;
    const seen = (): void => {
      this.#ends = Date.now() + length;
      this.#after('show', length, () => this.#run());
    };
    this.#timers.set('show', afterPaint(seen));
  }

  #show(length: number): void {
    const stage = this.#stage;
    this.#stop('show');
    if (length) this.#wait(length);
    this.frame = stage.frame;
    this.#view = stage.view;
    this.yours = stage.yours;
    this.happened = stage.known?.happened ?? [];
    if (stage.told.length) this.told = [...this.told, ...stage.told].slice(-TOLD);
    stage.told = [];
    this.showing = stage.on !== null;
    this.missed = stage.missed?.turns ?? 0;
    if (!this.showing && this.#view?.status === 'playing') keepShown(this.table);
    this.#follow();
  }

  /** Notes whether there is something else to decide, and for whom. */
  #follow(): void {
    const [view, yours] = [this.#view, this.yours];
    if (!view || !yours) return;
    const position = JSON.stringify([view.mover, view.state, yours.offers.map(({ action }) => action)]);
    if (this.showing) this.#position = '';
    else if (position !== this.#position) {
      this.#position = position;
      this.#guard();
    }
    if (view.mover !== this.handTo) this.handTo = null;
    const mine = yours.offers.length > 0;
    if (mine && view.mover !== this.#mover) this.#begin(view, yours);
    // A throw of ours that is on show begins no turn: that waits for what there is to decide.
    const theirs = view.mover === null || !yours.seats.includes(view.mover);
    if (mine || (this.showing && theirs)) this.#mover = view.mover;
  }

  /** One of our turns begins. */
  #begin(view: View, yours: Yours): void {
    const isShared = yours.seats.length > 1;
    if (isShared && this.#holder !== null && this.#holder !== view.mover && settings.now.handOver) this.handTo = view.mover;
    if (!isShared) {
      this.banner = true;
      this.#after('banner', BANNER, () => (this.banner = false));
    }
    this.#holder = view.mover;
  }

  #guard(): void {
    this.#changed = true;
    this.#after('changed', TOO_EARLY, () => (this.#changed = false));
  }

  #after(name: string, time: number, done: () => void): void {
    this.#stop(name);
    const act = (): void => {
      this.#timers.delete(name);
      done();
    };
    const timer = setTimeout(act, time);
    this.#timers.set(name, () => clearTimeout(timer));
  }

  #stop(name: string): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }
}
