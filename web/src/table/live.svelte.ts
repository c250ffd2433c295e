// A live table: what the host says about it, and the commands not yet answered; the stage shows it in its time.
import { opened, type Socket } from '#network';
import type { AnyAnswer, AnyCommand, Message, Refusal, Update, View, Yours } from '../host/protocol';
import { fresh } from '../host/api';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
/** A command that has no id yet. */
export type Ask = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, 'id'> : never) : never;

const NOT_FOR_US = 4403;
const DOUBTS = ['online', 'offline', 'focus'] as const; // when a connection may be dead without notice
// These do not help a player who was just too late: they already see the new table.
const OUTDATED = new Set(['host-stale', 'host-not-your-move', 'host-over']);
const LONGEST_PAUSE = 5000; // ms between attempts to reconnect
const QUIET = 25_000; // ms of silence after which the host is pinged
const SILENCE = 4000; // ms without an answer to that: the connection is dead

export class LiveTable {
  /** The newest that the host has said; it may not be on show yet. */
  view = $state.raw<View | null>(null);
  yours = $state.raw<Yours | null>(null);
  chat = $state.raw<Message[]>([]);
  connection = $state<Connection>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** The time of the host, less ours, in ms. */
  ahead = 0;
  /** Hears every update, with the ms that the connection was lost before it. */
  told: (update: Update, absence: number) => void = () => undefined;

  readonly #address: string;
  #socket: Socket | null = null;
  #waiting = new Map<string, { command: AnyCommand; settle: (answer: AnyAnswer | null) => void }>();
  #opened: (() => void)[] = [];
  #retry: ReturnType<typeof setTimeout> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  #lostAt = 0;
  #pause = 250;
  #over = false;

  constructor(
    readonly table: string,
    readonly invite: string | null,
  ) {
    this.#address = `/api/tables/${encodeURIComponent(table)}/live`;
    this.#connect();
    for (const sign of DOUBTS) addEventListener(sign, this.#doubt);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#over = true;
    for (const sign of DOUBTS) removeEventListener(sign, this.#doubt);
    for (const timer of [this.#retry, this.#silence]) if (timer) clearTimeout(timer);
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
    this.#lostAt ||= Date.now();
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #connect(): void {
    if (this.#retry) clearTimeout(this.#retry);
    const params = new URLSearchParams({ since: String(this.view?.version ?? 0) });
    if (this.invite) params.set('invite', this.invite);
    const socket = opened(`${this.#address}?${params}`);
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
    this.view = update.table;
    this.yours = update.yours;
    this.ahead = update.table.now * 1000 - Date.now();
    const absence = this.#lostAt ? Date.now() - this.#lostAt : 0;
    this.#lostAt = 0;
    this.told(update, absence);
  }
}

function merged(known: Message[], more: Message[]): Message[] {
  const numbers = new Set(known.map((message) => message.number));
  return [...known, ...more.filter((message) => !numbers.has(message.number))];
}
