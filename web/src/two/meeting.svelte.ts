// The connection to another page, from the first code to the last message; what is said over it, the host in the worker says.
import { addressOf, fetched, opened, type Socket } from '#network';
import { me } from '../app/me.svelte';
import { router } from '../app/route.svelte';
import { read, written, type Code } from './code';
import { receive } from './handing';
import { measure } from './measure';
import { Peer } from './peer';

/** A game with another page, as the host knows it. */
export interface PairFacts {
  pair: string;
  game: string;
  name: string;
  over: boolean;
}
type News =
  | { type: 'send'; text: string }
  | { type: 'ready'; pair: string; name: string; wanted: boolean }
  | { type: 'stop'; pair: string; why: string; theirs: boolean };

/** How far it has come: our code is shown, is being made, or the pages are connected, or no more. */
export type Step = 'apart' | 'preparing' | 'offering' | 'answering' | 'joining' | 'together' | 'lost' | 'stopped';

const JOINING = 20_000; // ms after which an answer has led to nothing

class Meeting {
  step = $state<Step>('apart');
  /** The game that it is about. */
  pair = $state<string | null>(null);
  /** Our own code, for the other page. */
  code = $state<string | null>(null);
  /** Whether nothing comes from the other page at the moment. */
  weak = $state(false);
  /** Why it was given up, and whether the other side says so. */
  stop = $state.raw<{ why: string; theirs: boolean } | null>(null);
  #peer: Peer | null = null;
  #socket: Socket | null = null;

  constructor() {
    receive((text) => {
      const code = read(text);
      if (code?.kind === 'answer' && this.awaits(code)) void this.take(code);
      else if (code?.kind === 'offer' && this.step !== 'together') router.go(`/with#${text}`);
      else return false;
      return true;
    });
  }

  /** The address under which another phone finds our code. */
  get address(): string {
    return this.code === null ? '' : new URL(`${addressOf('/with')}#${this.code}`, location.href).href;
  }

  /** Whether an answer is to the invitation that is on show. */
  awaits(code: Code): boolean {
    return this.step === 'offering' && code.pair === this.pair;
  }

  /** What is known here of a game with another page. */
  async known(pair: string): Promise<PairFacts | null> {
    await me.introduced();
    const answer = await fetched(`/api/pairs/${pair}`);
    return answer.ok ? ((await answer.json()) as PairFacts) : null;
  }

  /** A new game for another page to join; null if there can be none. */
  async propose(game: string, options: object): Promise<PairFacts | null> {
    await me.introduced();
    const answer = await fetched('/api/pairs', { method: 'POST', body: JSON.stringify({ game, options }) });
    return answer.ok ? ((await answer.json()) as PairFacts) : null;
  }

  /** Makes a code for another page, to begin a game or to go on with it. */
  async offer({ pair, game }: Pick<PairFacts, 'pair' | 'game'>): Promise<void> {
    const peer = this.#begin(pair);
    const reach = await peer.offer();
    if (peer !== this.#peer) return;
    this.code = written({ kind: 'offer', pair, game, name: me.now?.name ?? '', reach });
    this.step = 'offering';
  }

  /** Makes the code that answers another page's. */
  async answer(offer: Code): Promise<void> {
    const peer = this.#begin(offer.pair);
    const reach = await peer.answer(offer.reach);
    if (peer !== this.#peer) return;
    this.code = written({ kind: 'answer', pair: offer.pair, reach });
    this.step = 'answering';
  }

  /** Connects with a page that has answered. */
  async take(answer: Code): Promise<void> {
    const peer = this.#peer;
    this.step = 'joining';
    setTimeout(() => peer === this.#peer && this.step === 'joining' && this.#end('lost'), JOINING);
    await peer?.accept(answer.reach).catch(() => this.#end('lost'));
  }

  /** Gives it up. */
  leave(): void {
    this.#end('apart');
  }

  #begin(pair: string): Peer {
    this.#end('preparing');
    const peer = new Peer();
    [this.#peer, this.pair, this.stop] = [peer, pair, null];
    peer.opened = () => this.#open(peer, pair);
    peer.weak = (is) => (this.weak = is);
    peer.lost = () => peer === this.#peer && this.#end('lost');
    return peer;
  }

  #open(peer: Peer, pair: string): void {
    const socket = opened(`/api/pairs/${pair}/live`);
    this.#socket = socket;
    const fits = measure();
    peer.heard = (text) => {
      if (fits(text)) socket.send(text);
      else if (peer === this.#peer) this.#flooded();
    };
    socket.onmessage = ({ data }) => this.#told(peer, JSON.parse(String(data)) as News);
    socket.onclose = () => socket === this.#socket && this.#end(this.stop ? 'stopped' : 'lost');
    this.step = 'together';
  }

  /** Nothing more is heard from a page that says far more than a game needs. */
  #flooded(): void {
    this.stop = { why: 'pair-flood', theirs: false };
    this.#end('stopped');
  }

  #told(peer: Peer, news: News): void {
    if (news.type === 'send') peer.send(news.text);
    else if (news.type === 'stop') this.stop = { why: news.why, theirs: news.theirs };
    else if (news.wanted && this.#leadsTo(news.pair)) router.go(`/t/${news.pair}`);
  }

  /** Whether whoever sees this place waits for that game. */
  #leadsTo(pair: string): boolean {
    const { now } = router;
    return now.page === 'with' || (now.page === 'table' && now.table !== pair && this.wants === now.table);
  }

  /** The table at which a rematch was asked for. */
  wants = $state<string | null>(null);

  #end(step: Step): void {
    const [peer, socket] = [this.#peer, this.#socket];
    [this.#peer, this.#socket, this.code, this.weak] = [null, null, null, false];
    this.step = step;
    socket?.close();
    peer?.close();
  }
}

export const meeting = new Meeting();
