// A connection to another page, without a server: what each must know of the other is passed on by hand.
import { described, reachOf, type Reach } from './code';

const LAST_WORDS = 500; // ms for what was said last
const GATHERING = 3000; // ms after which the places that are known must do

export class Peer {
  readonly #connection = new RTCPeerConnection();
  readonly #channel = this.#connection.createDataChannel('ossuary', { negotiated: true, id: 0 });
  #over = false;
  opened: () => void = () => undefined;
  heard: (text: string) => void = () => undefined;
  /** Whether nothing comes at the moment; it may go on by itself. */
  weak: (is: boolean) => void = () => undefined;
  lost: () => void = () => undefined;

  constructor() {
    this.#channel.onopen = () => this.opened();
    this.#channel.onmessage = ({ data }) => typeof data === 'string' && this.heard(data);
    this.#channel.onclose = () => this.#lose();
    this.#connection.onconnectionstatechange = () => {
      const state = this.#connection.connectionState;
      this.weak(state === 'disconnected');
      if (state === 'failed' || state === 'closed') this.#lose();
    };
    addEventListener('pagehide', this.#leave); // so that the other need not wait for silence
  }

  async offer(): Promise<Reach> {
    await this.#connection.setLocalDescription();
    return this.#gathered();
  }

  async answer(offer: Reach): Promise<Reach> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: described('offer', offer) });
    await this.#connection.setLocalDescription();
    return this.#gathered();
  }

  async accept(answer: Reach): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'answer', sdp: described('answer', answer) });
  }

  send(text: string): void {
    if (this.#channel.readyState === 'open') this.#channel.send(text);
  }

  /** Ends it, once what was said has gone. */
  close(): void {
    this.#over = true;
    removeEventListener('pagehide', this.#leave);
    this.#channel.close();
    setTimeout(() => this.#connection.close(), LAST_WORDS);
  }

  #leave = (): void => {
    this.#channel.close();
    this.#connection.close();
  };

  #lose(): void {
    if (this.#over) return;
    this.close();
    this.lost();
  }

  async #gathered(): Promise<Reach> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        if (this.#connection.iceGatheringState === 'complete') resolve();
      };
      this.#connection.onicegatheringstatechange = done;
      setTimeout(resolve, GATHERING);
      done();
    });
    return reachOf(this.#connection.localDescription?.sdp ?? '');
  }
}
