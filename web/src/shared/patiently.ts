// Parts of the page that are fetched when they are needed come as soon as the host can be reached again.
const SOONEST = 1000; // ms
const LATEST = 30_000; // ms

/** What a part of the page brings, asked for again until it is there. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = SOONEST; ; pause = Math.min(2 * pause, LATEST)) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
