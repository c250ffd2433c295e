// What Python writes is kept by the browser, a little later and all of it at once.
const SOON = 200; // ms after a change until it is kept

/** Tells of a change; `keep` follows soon, and once more for what changes while it runs. */
export function keeper(keep: () => Promise<void>): () => void {
  let [busy, again] = [false, false];
  async function kept(): Promise<void> {
    again = false;
    try {
      await keep();
    } finally {
      busy = false;
      if (again) changed();
    }
  }
  function changed(): void {
    again = busy;
    if (busy) return;
    busy = true;
    setTimeout(() => void kept(), SOON);
  }
  return changed;
}
