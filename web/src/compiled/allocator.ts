// Memory for a compiled module: blocks of doubling sizes, given back into a list of their size.
const PAGE = 65536; // bytes
const LEAST = 16; // bytes; every block begins at a multiple of this

export class Allocator {
  #top: number;
  readonly #sizes = new Map<number, number>();
  readonly #spare = new Map<number, number[]>();

  constructor(
    readonly memory: WebAssembly.Memory,
    begin: number,
  ) {
    this.#top = Math.ceil(begin / LEAST) * LEAST;
  }

  /** The place of a new block; 0 if there is no room for it. */
  readonly malloc = (length: number): number => {
    const size = blockFor(length >>> 0);
    const place = this.#spare.get(size)?.pop() ?? this.#fresh(size);
    if (place) this.#sizes.set(place, size);
    return place;
  };

  readonly free = (place: number): void => {
    const size = this.#sizes.get(place >>> 0);
    if (size === undefined) return;
    this.#sizes.delete(place >>> 0);
    const spare = this.#spare.get(size);
    if (spare) spare.push(place >>> 0);
    else this.#spare.set(size, [place >>> 0]);
  };

  readonly realloc = (place: number, length: number): number => {
    const size = this.#sizes.get(place >>> 0) ?? 0;
    if (length >>> 0 <= size) return place;
    const larger = this.malloc(length);
    if (larger) {
      new Uint8Array(this.memory.buffer).copyWithin(larger, place >>> 0, (place >>> 0) + size);
      this.free(place);
    }
    return larger;
  };

  #fresh(size: number): number {
    const place = this.#top;
    const missing = place + size - this.memory.buffer.byteLength;
    if (missing > 0 && !grown(this.memory, Math.ceil(missing / PAGE))) return 0;
    this.#top += size;
    return place;
  }
}

const blockFor = (length: number): number => Math.max(LEAST, 2 ** Math.ceil(Math.log2(Math.max(1, length))));

function grown(memory: WebAssembly.Memory, pages: number): boolean {
  try {
    memory.grow(pages);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false; // its maximum is reached
    throw error;
  }
}
