// The host in a worker of the page: its requests, its sockets, and how far it has come.
import type { Asked, Told } from './host.worker';

type Answered = Extract<Told, { id: number }>;

const EMPTY = [204, 304]; // statuses without a body

class LocalHost {
  /** From 0 to 1, how much of it has come. */
  loaded = $state(0);
  state = $state<'loading' | 'ready' | 'failed'>('loading');
  /** Whether another window has the tables. */
  elsewhere = $state(false);
  /** Settled once it can be asked, or cannot. */
  readonly ready: Promise<void>;
  #settle!: { resolve: () => void; reject: (reason: unknown) => void };
  #worker: Worker | null = null;
  #waiting = new Map<number, { resolve: (answer: Response) => void; reject: (reason: unknown) => void }>();
  #sockets = new Map<number, LocalSocket>();
  #number = 0;

  constructor() {
    this.ready = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
    this.ready.catch(() => undefined);
  }

  /** Fetches it, if that has not begun. */
  load(): void {
    if (this.#worker) return;
    this.#worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#told(data);
    this.#worker.onerror = () => this.#fail();
  }

  ask(method: string, path: string, body: string): Promise<Response> {
    return this.#ask((id) => ({ id, method, path, body }));
  }

  /** The answer to a question about the rules, as JSON in and out; null if something that it needs is missing. */
  async question(question: string): Promise<string | null> {
    const answer = await this.#ask((id) => ({ id, question }));
    return answer.ok ? answer.text() : null;
  }

  /** All that it keeps, as a file, with what the page itself keeps. */
  async give(page: string): Promise<Blob> {
    return (await this.#ask((id) => ({ id, save: page }))).blob();
  }

  /** Has it take what is in such a file; what the page itself has to keep, or null if it is none. */
  async take(content: Uint8Array<ArrayBuffer>): Promise<string | null> {
    const answer = await this.#ask((id) => ({ id, load: content }));
    return answer.ok ? answer.text() : null;
  }

  #ask(asked: (id: number) => Asked): Promise<Response> {
    if (this.#failed) return Promise.reject(new Error('no host'));
    const id = this.#number++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.tell(asked(id));
    });
  }

  /** The number of a new socket. */
  enter(socket: LocalSocket): number {
    const number = this.#number++;
    this.#sockets.set(number, socket);
    return number;
  }

  tell(asked: Asked): void {
    this.#worker?.postMessage(asked);
  }

  #failed = false; // apart from `state`, so that callers do not depend on it

  #told(told: Told): void {
    if ('total' in told) this.loaded = told.loaded / told.total;
    else if ('elsewhere' in told) this.elsewhere = told.elsewhere;
    else if ('ready' in told) {
      this.state = 'ready';
      this.#settle.resolve();
      void keepAll().catch(() => undefined); // a browser that keeps nothing plays all the same
    } else if ('failed' in told) this.#fail();
    else if ('id' in told) this.#answered(told);
    else {
      this.#sockets.get(told.socket)?.heard(told.what, told.value);
      if (told.what === 'close') this.#sockets.delete(told.socket);
    }
  }

  #answered({ id, status, kind, body }: Answered): void {
    const answer = new Response(EMPTY.includes(status) ? null : body, { status, headers: { 'content-type': kind } });
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  #fail(): void {
    this.state = 'failed';
    this.#failed = true;
    this.#settle.reject(new Error('no host'));
    for (const { reject } of this.#waiting.values()) reject(new Error('no host'));
    this.#waiting.clear();
  }
}

export const localHost = new LocalHost();

/** A socket to the host in the worker. */
export class LocalSocket {
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  readonly #number: number;

  constructor(path: string) {
    this.#number = localHost.enter(this);
    localHost.tell({ socket: this.#number, open: path });
  }

  send(text: Parameters<WebSocket['send']>[0]): void {
    localHost.tell({ socket: this.#number, send: String(text) });
  }

  close(): void {
    this.readyState = WebSocket.CLOSING;
    localHost.tell({ socket: this.#number, close: true });
  }

  /** What the host did with it. */
  heard(what: string, value: string | number | undefined): void {
    const self = this as unknown as WebSocket;
    if (what === 'accept') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(self, new Event('open'));
    } else if (what === 'send') this.onmessage?.call(self, new MessageEvent('message', { data: value }));
    else if (this.readyState !== WebSocket.CLOSED) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(self, new CloseEvent('close', { code: Number(value) }));
    }
  }
}

/** Has the service worker keep all that the host is made of, so that the next time no network is needed. */
async function keepAll(): Promise<void> {
  if ('serviceWorker' in navigator) (await (await import('../app/serviceWorker')).ownWorker())?.postMessage('keep-all');
}
