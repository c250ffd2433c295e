// A finished game, look by look: the current look, what is shown of it, and whether it plays by itself.
import type { RecordLook } from '../host/protocol';
import { Problem } from '../host/api';
import { naturalLength, type Frame } from '../table/stage';
import type { Looks } from './looks';
import { settings } from '../app/settings.svelte';

const READING = 500; // ms for the words of a look, besides its movement
const STILL = 1400; // ms for a look without movement
export const LEAP = 10; // looks

export class Replay {
  /** The number of the look that is shown. */
  number = $state(0);
  look = $state.raw<RecordLook | null>(null);
  frame = $state.raw<Frame | null>(null);
  playing = $state(false);
  /** Grows when the shown look does not follow the one before. */
  jumps = $state(0);
  /** How many moves there are in all. */
  moves = $state(0);
  problem = $state.raw<Problem | null>(null);

  /** The target, while its page is still loading. */
  #heading = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly looks: Looks) {}

  get total(): number {
    return this.looks.total;
  }

  get atEnd(): boolean {
    return this.number >= this.total - 1;
  }

  /** Shows the game after this many moves, or from its first look on. */
  open(moves: number | null): Promise<void> {
    return this.#trying(async () => {
      await this.looks.at(0);
      this.moves = (await this.looks.at(this.total - 1))?.move ?? 0;
      await this.#to(moves === null ? 0 : this.looks.after(moves));
    });
  }

  step(by: number): Promise<void> {
    return this.go(this.#heading + by);
  }

  go(number: number): Promise<void> {
    return this.#trying(() => this.#to(number));
  }

  /** Goes to the first look after this many moves. */
  after(moves: number): Promise<void> {
    return this.#trying(() => this.#to(this.looks.after(moves)));
  }

  /** Plays by itself, from the start if it was at the end. */
  play(): void {
    this.playing = true;
    if (this.atEnd) void this.go(0);
    else void this.step(1);
  }

  pause(): void {
    this.playing = false;
    this.#settle();
  }

  close(): void {
    this.playing = false;
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  /** Goes to the latest target: an earlier one may load later. */
  async #to(wanted: number | Promise<number>): Promise<void> {
    const asked = ++this.#asked;
    const number = typeof wanted === 'number' ? wanted : await wanted;
    if (asked !== this.#asked) return;
    this.#heading = Math.max(0, Math.min(number, this.total - 1));
    const heading = this.#heading;
    const look = this.looks.known(heading) ?? (await this.looks.at(heading));
    if (look && asked === this.#asked) this.#show(heading, look);
  }

  #show(number: number, look: RecordLook): void {
    const follows = this.look !== null && number === this.number + 1;
    if (!follows) this.jumps += 1;
    this.number = number;
    this.look = look;
    this.looks.around(number);
    clearTimeout(this.#timer);
    const length = naturalLength(look.beat) * settings.pace;
    if (follows && settings.moves && length) {
      this.frame = { look: look.beat.look, places: look.beat.places, beat: look.beat, length };
      this.#timer = setTimeout(() => this.#next(), length + (this.playing ? READING : 0));
    } else {
      this.#settle();
      if (this.playing) this.#timer = setTimeout(() => this.#next(), STILL);
    }
  }

  /** The step after a look was shown: the next one, or a stop. */
  #next(): void {
    if (this.playing && !this.atEnd) void this.step(1);
    else this.pause();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (this.look) this.frame = { look: this.look.beat.look, places: this.look.beat.places, beat: null, length: 0 };
  }

  async #trying(going: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await going();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
      this.playing = false;
    }
  }
}
