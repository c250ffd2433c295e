// A game's compiled module: its functions, typed, over memory of its own. Python loads the same file in the browser.
import { Allocator } from './allocator';
import type { Parts } from './parts';

const STACK = 1 << 20; // bytes; it grows down to place 0, so that too deep a call fails
const PAGE = 65536; // bytes
const MOST = 4096; // pages of memory, unless somebody allows more or less
const WORD = 8; // bytes
const SECTION = 'ossuary'; // in which a module says what its functions take

const VIEWS = {
  bool: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
};
export type Dtype = keyof typeof VIEWS;
type View<D extends Dtype> = InstanceType<(typeof VIEWS)[D]>;

type Kind = 'int' | 'float' | 'bool' | null | [Dtype, number] | { [field: string]: Kind };
type Described = Record<string, Record<string, { symbol: string; takes: Kind[]; gives: Kind }>>;
type Flat = number | bigint;
type Exports = Record<string, (...given: Flat[]) => number>;

/** Compiled code failed; what it was about to write may be half written. */
export class Failed extends Error {}

/** An array in the memory of a module, row after row. */
export class Held<D extends Dtype> {
  constructor(
    readonly memory: WebAssembly.Memory,
    readonly dtype: D,
    readonly place: number,
    readonly shape: readonly number[],
  ) {}

  /** Its numbers, until memory grows. */
  get view(): View<D> {
    const length = this.shape.reduce((one, other) => one * other, 1);
    return new VIEWS[this.dtype](this.memory.buffer, this.place, length) as View<D>;
  }
}

/** Loads a module; it never has more than `most` pages of memory. */
export async function loaded(bytes: BufferSource, most = MOST): Promise<Compiled> {
  return new Compiled(await WebAssembly.compile(bytes), most);
}

export class Compiled {
  readonly #allocator: Allocator;
  readonly #stack: WebAssembly.Global<'i32'>;
  readonly #exports: Exports;
  readonly #described: Described;
  readonly #parts = new Map<string, object>();
  readonly #memory: WebAssembly.Memory;

  constructor(module: WebAssembly.Module, most: number) {
    const [size, align, functions] = needs(module);
    const base = Math.ceil(STACK / align) * align;
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((base + size) / PAGE) + 1, maximum: most });
    this.#allocator = new Allocator(this.#memory, base + size);
    this.#stack = new WebAssembly.Global({ value: 'i32', mutable: true }, STACK);
    const { malloc, realloc, free } = this.#allocator;
    const instance = new WebAssembly.Instance(module, {
      env: {
        memory: this.#memory,
        __indirect_function_table: new WebAssembly.Table({ initial: functions + 1, element: 'anyfunc' }),
        __stack_pointer: this.#stack,
        __memory_base: new WebAssembly.Global({ value: 'i32' }, base),
        __table_base: new WebAssembly.Global({ value: 'i32' }, 1),
        malloc,
        realloc,
        free,
      },
    });
    this.#exports = instance.exports as Exports;
    this.#exports['__wasm_apply_data_relocs']?.();
    this.#exports['__wasm_call_ctors']?.();
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    this.#described = JSON.parse(new TextDecoder().decode(section)) as Described;
  }

  /** The functions of one part, such as `minds.search.core`. */
  part<P extends keyof Parts>(name: P): Parts[P] {
    return this.any(name) as Parts[P];
  }

  /** The functions of a part that is not in every game. */
  any(name: string): object {
    let part = this.#parts.get(name);
    if (!part) {
      const functions = Object.entries(this.#described[name] ?? {});
      part = Object.fromEntries(functions.map(([key, { symbol, takes, gives }]) => [key, this.#function(symbol, takes, gives)]));
      this.#parts.set(name, part);
    }
    return part;
  }

  /** A new array of zeros. */
  zeros<D extends Dtype>(dtype: D, ...shape: number[]): Held<D> {
    const length = shape.reduce((one, other) => one * other, VIEWS[dtype].BYTES_PER_ELEMENT);
    const place = this.#allocator.malloc(length);
    if (!place) throw new Failed('there is no room for it');
    new Uint8Array(this.#memory.buffer, place, length).fill(0);
    return new Held(this.#memory, dtype, place, shape);
  }

  /** A row with these numbers. */
  row(numbers: readonly (number | bigint)[]): Held<'int64'> {
    const held = this.zeros('int64', numbers.length);
    held.view.set(numbers.map(BigInt));
    return held;
  }

  free(held: Held<Dtype>): void {
    this.#allocator.free(held.place);
  }

  #function(symbol: string, takes: Kind[], gives: Kind): (...given: unknown[]) => unknown {
    const out = this.zeros('int64', Math.max(1, words(gives)));
    const called = this.#exports[symbol];
    if (!called) throw new Failed(`${symbol} is not in this module`);
    return (...given) => {
      const flat: Flat[] = [out.place];
      takes.forEach((kind, at) => flatten(kind, given[at], flat));
      this.#run(symbol, called, flat);
      return this.#read(gives, out.place)[0];
    };
  }

  #run(symbol: string, called: (...given: Flat[]) => number, flat: Flat[]): void {
    let status: number;
    try {
      status = called(...flat);
    } catch (error) {
      this.#stack.value = STACK; // it stays where the call was given up
      throw new Failed(`${symbol}: ${String(error)}`);
    }
    if (status) throw new Failed(symbol);
  }

  /** The result that begins at a place, and where the next one begins. */
  #read(kind: Kind, place: number): [unknown, number] {
    const view = new DataView(this.#memory.buffer);
    if (kind === null) return [undefined, place];
    if (kind === 'float') return [view.getFloat64(place, true), place + WORD];
    if (kind === 'int') return [view.getBigInt64(place, true), place + WORD];
    if (kind === 'bool') return [view.getBigInt64(place, true) !== 0n, place + WORD];
    if (Array.isArray(kind)) {
      const [owner = 0, data = 0, ...shape] = Array.from({ length: words(kind) }, (_, at) => Number(view.getBigInt64(place + WORD * at, true)));
      const numbers = new Held(this.#memory, kind[0], data, shape).view.slice();
      this.#exports['ossuary_release']?.(owner);
      return [{ numbers, shape }, place + WORD * words(kind)];
    }
    const found: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(kind)) [found[name], place] = this.#read(field, place);
    return [found, place];
  }
}

/** The number of words that a result takes: an array has its owner, its place and its shape. */
function words(kind: Kind): number {
  if (kind === null) return 0;
  if (typeof kind === 'string') return 1;
  if (Array.isArray(kind)) return 2 + kind[1];
  return Object.values(kind).reduce((sum, field) => sum + words(field), 0);
}

/** Adds the numbers that a value is passed as: an array is its place and its shape. */
function flatten(kind: Kind, value: unknown, flat: Flat[]): void {
  if (kind === 'float') flat.push(Number(value));
  else if (kind === 'bool') flat.push(value ? 1n : 0n);
  else if (kind === 'int') flat.push(BigInt(value as bigint));
  else if (Array.isArray(kind)) {
    if (!(value instanceof Held) || value.dtype !== kind[0] || value.shape.length !== kind[1]) throw new TypeError(`${kind.join(' ')} is taken`);
    flat.push(value.place, ...value.shape.map(BigInt));
  } else if (kind) for (const [name, field] of Object.entries(kind)) flatten(field, (value as Record<string, unknown>)[name], flat);
}

/** What a module needs, as its first section says: bytes of memory, their alignment, and places for functions. */
function needs(module: WebAssembly.Module): [number, number, number] {
  const [section = new ArrayBuffer(0)] = WebAssembly.Module.customSections(module, 'dylink.0');
  const bytes = new Uint8Array(section);
  let at = 0;
  const number = (): number => {
    let [found, shift, byte] = [0, 0, 128];
    while (byte & 128) {
      byte = bytes[at++] ?? 0;
      found |= (byte & 127) << shift;
      shift += 7;
    }
    return found;
  };
  if (number() !== 1) throw new Failed('this is no module of ours');
  number(); // its length
  const [size, align, functions] = [number(), number(), number()];
  return [size, 2 ** align, functions];
}
