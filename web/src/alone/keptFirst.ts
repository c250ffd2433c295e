// What may leave only once the browser keeps what it follows from: else a page that is closed would have forgotten what it said.

/** Keeps whatever there is, one after another. */
export function inTurn(keep: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.catch(() => undefined).then(keep));
}

/** Lets things go in their order, each once all is kept; those that come meanwhile go together. */
export function keptFirst<T>(keep: () => Promise<void>, go: (one: T) => void): (one: T) => void {
  const waiting: T[] = [];
  let sending = false;
  async function pass(): Promise<void> {
    try {
      while (waiting.length) {
        const count = waiting.length;
        await keep();
        for (const one of waiting.splice(0, count)) go(one);
      }
    } finally {
      sending = false; // what could not be kept waits for the next, so that nothing is left out
    }
  }
  return (one) => {
    waiting.push(one);
    if (!sending) {
      sending = true;
      void pass();
    }
  };
}
