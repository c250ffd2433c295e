// An entry, with undo.
const MOST = 200; // steps back

export class Entry<T> {
  now = $state.raw() as T;
  #before = $state.raw<T[]>([]);

  constructor(readonly empty: T) {
    this.now = empty;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  change(next: T): void {
    this.#before = [...this.#before, this.now].slice(-MOST);
    this.now = next;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.now = last;
  }

  clear(): void {
    if (this.now !== this.empty) this.change(this.empty);
  }
}
