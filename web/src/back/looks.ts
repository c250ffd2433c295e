// The looks of a game that is over, one for each action and each throw, fetched in pages as they are needed.
import { MOST_LOOKS, type RecordLook, type RecordLooks } from '../host/protocol';

export class Looks {
  /** How many there are, once the first page has come. */
  total = 0;
  readonly #pages = new Map<number, RecordLook[]>();
  readonly #coming = new Map<number, Promise<RecordLook[]>>();

  constructor(readonly ask: (from: number) => Promise<RecordLooks>) {}

  /** A look by its number, if its page is here. */
  known(number: number): RecordLook | undefined {
    return this.#pages.get(Math.floor(number / MOST_LOOKS))?.[number % MOST_LOOKS];
  }

  /** A look by its number, if it exists. */
  async at(number: number): Promise<RecordLook | undefined> {
    return (await this.#page(Math.floor(number / MOST_LOOKS)))[number % MOST_LOOKS];
  }

  /** Fetches the looks around one in advance. */
  around(number: number): void {
    for (const near of [number + MOST_LOOKS / 2, number - MOST_LOOKS / 2]) {
      if (near >= 0 && near < this.total) this.at(near).catch(() => undefined); // it is asked for again when it is shown
    }
  }

  /** The number of the first look after this many moves, or of the last look. */
  async after(moves: number): Promise<number> {
    let low = 0;
    let high = Math.max(0, this.total - 1);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (((await this.at(middle))?.move ?? moves) < moves) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  async #page(page: number): Promise<RecordLook[]> {
    const here = this.#pages.get(page);
    if (here) return here;
    const coming = this.#coming.get(page) ?? this.#fetched(page);
    this.#coming.set(page, coming);
    try {
      return await coming;
    } finally {
      this.#coming.delete(page);
    }
  }

  async #fetched(page: number): Promise<RecordLook[]> {
    const { total, looks } = await this.ask(page * MOST_LOOKS);
    this.total = total;
    this.#pages.set(page, looks);
    return looks;
  }
}
