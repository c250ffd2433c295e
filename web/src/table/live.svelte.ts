// A live table: what the host says about it, the frames still to show, and the commands not yet answered.
import type { Act, AnyAnswer, AnyCommand, Beat, Happening, Message, Refusal, Update, View, Yours } from '../host/protocol';
import { fresh } from '../host/api';
import { settings } from '../app/settings.svelte';

/** What a screen shows at one time. */
export interface Frame {
  look: View['look'];
  places: Record<string, string>;
  beat: Beat | null;
  /** How long it is on show, in ms; 0 when the table stands still. */
  length: number;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
/** A command that has no id yet. */
export type Ask = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, 'id'> : never) : never;

const NOT_FOR_US = 4403;
const DOUBTS = ['online', 'offline', 'focus'] as const; // when a connection may be dead without notice
// These do not help a player who was just too late: they already see the new table.
const OUTDATED = new Set(['host-stale', 'host-not-your-move', 'host-over']);
const LONGEST_SHOW = 2500; // ms for everything that others did
const LONGEST_PAUSE = 5000; // ms between attempts to reconnect
const QUIET = 25_000; // ms of silence after which the host is pinged
const SILENCE = 4000; // ms without an answer to that: the connection is dead
const MOST_FRAMES = 10; // of one show: with more, none could be seen
const THROW = 700;
const ACTION = 420;
const LINE = 300;

export class LiveTable {
  view = $state.raw<View | null>(null);
  yours = $state.raw<Yours | null>(null);
  frame = $state.raw<Frame | null>(null);
  happened = $state.raw<Happening[]>([]);
  chat = $state.raw<Message[]>([]);
  connection = $state<Connection>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** The latest happening, for the live region. */
  told = $state.raw<Happening | null>(null);
  /** The time of the host, less ours, in ms. */
  ahead = 0;

  readonly #address: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { command: AnyCommand; settle: (answer: AnyAnswer | null) => void }>();
  #opened: (() => void)[] = [];
  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  /** The factor that shortens a show so that all of it fits. */
  #hurry = 1;
  #pause = 250;
  #over = false;

  constructor(
    readonly table: string,
    readonly invite: string | null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    this.#connect();
    for (const sign of DOUBTS) addEventListener(sign, this.#doubt);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#over = true;
    for (const sign of DOUBTS) removeEventListener(sign, this.#doubt);
    for (const timer of [this.#retry, this.#timer, this.#silence]) if (timer) clearTimeout(timer);
    this.#socket?.close();
  }

  /** Reconnects as the player this device now belongs to. */
  reopen(): Promise<void> {
    this.#connect();
    return new Promise((done) => this.#opened.push(done));
  }

  /** Asks for something; a connection that ends meanwhile only delays the answer. */
  ask(asked: Ask): Promise<AnyAnswer | null> {
    const command = { ...asked, id: fresh() } as AnyCommand;
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle });
      this.#send(command);
      if (this.#waiting.size === 1) this.#expect(SILENCE);
    });
  }

  /** Plays actions of a seat, and skips the rest of the show. */
  async act(seat: number, actions: string[]): Promise<void> {
    this.skip();
    const version = this.view?.version ?? 0;
    const asked: Omit<Act, 'id'> = { type: 'act', version, seat, actions };
    await this.ask(asked);
  }

  async undo(seat: number): Promise<void> {
    this.skip();
    await this.ask({ type: 'undo', version: this.view?.version ?? 0, seat });
  }

  /** Shows the table as it is, at once. */
  skip(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#frames = [];
    this.#settle();
  }

  get showing(): boolean {
    return this.frame?.beat != null;
  }

  /** The scores at the moment that is shown. */
  get scores(): number[] {
    const then = this.frame?.beat ? this.frame.look['scores'] : null;
    return Array.isArray(then) ? (then as number[]) : (this.view?.scores ?? []);
  }

  /** Something happened to this device: checks that the host is still there. */
  #doubt = (): void => {
    if (this.connection === 'lost') this.#connect();
    else if (this.connection === 'open') this.#expect(0);
  };

  /** Waits for a message of the host: first quietly, then with a ping, then gives up. */
  #expect(quiet: number): void {
    if (this.#silence) clearTimeout(this.#silence);
    if (this.connection !== 'open') return;
    this.#silence = setTimeout(() => {
      this.#send({ type: 'ping', id: fresh() });
      this.#silence = setTimeout(() => this.#lost(), SILENCE);
    }, quiet);
  }

  #lost(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.connection = 'lost';
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #connect(): void {
    if (this.#retry) clearTimeout(this.#retry);
    const params = new URLSearchParams({ since: String(this.view?.version ?? 0) });
    if (this.invite) params.set('invite', this.invite);
    const socket = new WebSocket(`${this.#address}?${params}`);
    const old = this.#socket;
    this.#socket = socket;
    old?.close();
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), 2 * SILENCE);
    socket.onopen = () => {
      this.connection = 'open';
      for (const done of this.#opened.splice(0)) done();
      this.#pause = 250;
      this.#expect(QUIET);
      // The host knows a repeated command by its id, and never plays it twice.
      for (const { command } of this.#waiting.values()) this.#send(command);
    };
    socket.onmessage = (event) => {
      this.#expect(QUIET);
      this.#heard(JSON.parse(String(event.data)) as AnyAnswer);
    };
    socket.onclose = (event) => {
      if (this.#over || this.#socket !== socket) return;
      if (this.#silence) clearTimeout(this.#silence);
      if (event.code === NOT_FOR_US) {
        this.connection = 'refused';
        return;
      }
      this.#lost();
    };
  }

  #send(command: AnyCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #heard(answer: AnyAnswer): void {
    switch (answer.type) {
      case 'update':
        this.#updated(answer);
        break;
      case 'ack':
      case 'pong':
        this.#answered(answer.id, answer);
        break;
      case 'refusal':
        if (!OUTDATED.has(answer.code)) this.refusal = answer;
        if (answer.id) this.#answered(answer.id, answer);
        break;
      case 'chat':
        this.chat = merged(this.chat, answer.messages);
        break;
      case 'presence':
        if (this.view) {
          const chairs = this.view.chairs.map((chair, seat) => ({ ...chair, present: answer.present[seat] ?? false }));
          this.view = { ...this.view, chairs, keeper: answer.keeper };
        }
    }
  }

  #answered(id: string, answer: AnyAnswer): void {
    if (answer.type === 'ack') this.refusal = null;
    this.#waiting.get(id)?.settle(answer);
    this.#waiting.delete(id);
  }

  #updated(update: Update): void {
    const first = this.view === null;
    const known = this.view?.version ?? 0;
    this.view = update.table;
    this.yours = update.yours;
    this.ahead = update.table.now * 1000 - Date.now();
    const news = update.happened.filter((happening) => first || happening.version > known);
    this.happened = [...this.happened, ...news];
    this.told = news[news.length - 1] ?? this.told;
    const frames = first ? [] : news.flatMap((happening) => happening.beats.filter(shows).map(framed));
    if (!settings.moves || document.hidden) this.skip();
    else {
      this.#frames = [...this.#frames, ...frames].slice(-MOST_FRAMES);
      const whole = this.#frames.reduce((sum, { beat }) => sum + wanted(beat), 0);
      this.#hurry = Math.min(1, LONGEST_SHOW / whole);
      if (this.#timer === null) this.#show();
    }
  }

  #show(): void {
    const next = this.#frames.shift();
    if (!next) {
      this.#timer = null;
      this.#settle();
      return;
    }
    this.frame = next;
    this.#timer = setTimeout(() => this.#show(), this.#hurry * wanted(next.beat));
  }

  #settle(): void {
    if (this.view) this.frame = { look: this.view.look, places: this.view.places, beat: null, length: 0 };
  }
}

/** How long a beat should be shown: a throw by its dice and its lines. */
export function wanted(beat: Beat | null): number {
  if (!beat?.throw.length) return ACTION;
  return THROW + 25 * beat.throw.length + LINE * Math.max(0, beat.told.length - 1);
}

function shows(beat: Beat): boolean {
  return Object.keys(beat.look ?? {}).length > 0;
}

function framed(beat: Beat): Frame {
  return { look: beat.look ?? {}, places: beat.places ?? {}, beat, length: wanted(beat) };
}

function merged(known: Message[], more: Message[]): Message[] {
  const numbers = new Set(known.map((message) => message.number));
  return [...known, ...more.filter((message) => !numbers.has(message.number))];
}
