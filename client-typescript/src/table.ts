// A table, live: a socket that reconnects when it drops and loses nothing on either side.
import type { Ack, AnyAnswer, AnyCommand, Ping, Refusal, Update } from './protocol.ts';
import { Refused } from './refused.ts';

/** What becomes of the connection. */
export interface News {
  type: 'lost' | 'found';
}

type Asked = Exclude<AnyCommand, Ping>;
type Unsent<C> = C extends Asked ? Omit<C, 'id'> : never;
type Event = AnyAnswer | News;
interface Waiting {
  text: string;
  done: (ack: Ack) => void;
  failed: (why: Error) => void;
}

const FIRST_PAUSE = 100; // ms between attempts
const LONGEST_PAUSE = 5000;
const NOT_FOR_YOU = 4403; // the closing code after which there is no use in coming again

export class Table implements AsyncIterable<Event> {
  /** The last update: the table, our own part of it, and what happened. */
  update: Update | null = null;
  readonly #url: URL;
  readonly #token: string | null;
  readonly #waiting = new Map<string, Waiting>(); // by id: one that is sent again is not carried out again
  readonly #heard: Event[] = [];
  #woken: (() => void) | null = null;
  #socket: WebSocket | null = null;
  #refusal: Refusal | null = null; // of the socket itself
  #pause = FIRST_PAUSE;
  #lost = false;
  #ended: Error | 'closed' | null = null;

  constructor(url: URL, token: string | null) {
    this.#url = url;
    this.#token = token;
    this.#connect();
  }

  /** Has a command carried out, once, also when the connection drops meanwhile. */
  ask(command: Unsent<Asked>): Promise<Ack> {
    const id = crypto.randomUUID();
    return new Promise((done, failed) => {
      if (this.#ended !== null) return failed(this.#ended === 'closed' ? new Error('closed') : this.#ended);
      const text = JSON.stringify({ ...command, id });
      this.#waiting.set(id, { text, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Plays an action, or several in a row, all or none. */
  act(...actions: string[]): Promise<Ack> {
    const offer = this.update?.yours.offers[0];
    if (!this.update || !offer) return Promise.reject(new Error('It is not your move.'));
    return this.ask({ type: 'act', version: this.update.table.version, seat: offer.seat, actions });
  }

  join = (seat: number | null = null, name: string | null = null): Promise<Ack> => this.ask({ type: 'join', seat, name });
  start = (): Promise<Ack> => this.ask({ type: 'start' });
  say = (text: string): Promise<Ack> => this.ask({ type: 'say', text });

  /** Everything that happens, until the table is closed here, or the host turns us away. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    for (;;) {
      const event = this.#heard.shift();
      if (event) {
        if ('table' in event && event.type === 'update') this.update = event;
        yield event;
      } else if (this.#ended !== null) {
        if (this.#ended !== 'closed') throw this.#ended;
        return;
      } else {
        await new Promise<void>((woken) => (this.#woken = woken));
      }
    }
  }

  /** Every update, the first one at once, until the game is over. */
  async *updates(): AsyncGenerator<Update> {
    for await (const event of this) {
      if (event.type !== 'update') continue;
      yield event;
      if (event.table.status === 'over') return;
    }
  }

  /** Ends the connection; the table goes on. */
  close(): void {
    this.#end('closed');
    this.#socket?.close();
  }

  #connect(): void {
    // Browsers send their cookie and take no headers; other engines take them as a second argument of their own.
    const how = this.#token === null ? undefined : { headers: { Authorization: `Bearer ${this.#token}` } };
    const socket = new WebSocket(this.#url, how as unknown as string[]);
    this.#socket = socket;
    this.#refusal = null;
    socket.onopen = () => this.#waiting.forEach(({ text }) => socket.send(text));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as AnyAnswer);
    socket.onclose = ({ code }) => this.#dropped(code);
  }

  #hear(answer: AnyAnswer): void {
    if (answer.type === 'refusal' && answer.id === null) {
      this.#refusal = answer;
      return;
    }
    if (answer.type === 'update') {
      this.#url.searchParams.set('since', String(answer.table.version));
      if (this.#lost) this.#tell({ type: 'found' });
      this.#lost = false;
      this.#pause = FIRST_PAUSE;
    }
    if (answer.type === 'ack' || answer.type === 'refusal') {
      const waiting = this.#waiting.get(String(answer.id));
      this.#waiting.delete(String(answer.id));
      if (answer.type === 'ack') waiting?.done(answer);
      else waiting?.failed(new Refused(answer));
      return;
    }
    this.#tell(answer);
  }

  #dropped(code: number): void {
    if (this.#ended !== null) return;
    if (code === NOT_FOR_YOU) {
      this.#end(this.#refusal ? new Refused(this.#refusal) : new Error('turned away'));
      return;
    }
    if (!this.#lost) this.#tell({ type: 'lost' });
    this.#lost = true;
    setTimeout(() => this.#ended ?? this.#connect(), this.#pause * (0.5 + Math.random() / 2));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  #tell(event: Event): void {
    this.#heard.push(event);
    this.#woken?.();
  }

  #end(why: Error | 'closed'): void {
    this.#ended ??= why;
    for (const { failed } of this.#waiting.values()) failed(why === 'closed' ? new Error('closed') : why);
    this.#waiting.clear();
    this.#woken?.();
  }
}
