// Python's memory when all modules had been imported, kept by the browser: the next start takes it and imports nothing.

export interface Snapshot {
  memory: Uint8Array;
  /** Where memory and functions were before it; only there it has its place again. */
  place: string;
}

const PLACE = 'place';

/** The snapshots of one page, below its address; a name says what one was made of. */
export class Snapshots {
  readonly #cache: string;
  readonly #name: string;

  constructor(root: string, name: string) {
    this.#cache = `${new URL(root).pathname.slice(1)}ossuary-snapshot`;
    this.#name = `${root}snapshot?${new URLSearchParams({ of: name, by: navigator.userAgent })}`;
  }

  /** The one of this name, if the browser keeps it. */
  async kept(): Promise<Snapshot | null> {
    if (!('caches' in self)) return null; // on plain http
    const found = await (await caches.open(this.#cache)).match(this.#name);
    return found ? { memory: new Uint8Array(await found.arrayBuffer()), place: found.headers.get(PLACE) ?? '' } : null;
  }

  /** Has it kept, in the place of all others. */
  async keep({ memory, place }: Snapshot): Promise<void> {
    if (!('caches' in self)) return;
    await this.forget();
    await (await caches.open(this.#cache)).put(this.#name, new Response(memory as Uint8Array<ArrayBuffer>, { headers: { [PLACE]: place } }));
  }

  async forget(): Promise<void> {
    await caches.delete(this.#cache);
  }
}
