// The thread that runs the rules: fetches Python, says how far it is, and then answers. Minds come when they are asked.
import type { PyodideAPI } from 'pyodide';
import { pyodide, ROOT, unpacked } from './pyodide';
import { installed, type Answer } from './python';

/** A question; one to minds names its game, and is answered once all that they need is there. */
export type Asked = { id: number; question: string; minds?: string } | { forget: number };
export type Told =
  | { loaded: number; total: number }
  | { ready: true }
  | { failed: string }
  | { id: number; answer: string }
  | { id: number; lacking: true }
  | { id: number; forgotten: true };

const LIST = `${ROOT}compiled.json`; // by game, where its compiled code is
const tell = (told: Told): void => postMessage(told);
const straight = fetch;

async function begun(): Promise<[PyodideAPI, Answer]> {
  const python = await pyodide((loaded, total) => tell({ loaded, total }));
  return [python, installed(python)];
}

const python = begun();
python.then(
  () => tell({ ready: true }),
  (error: unknown) => tell({ failed: String(error) }),
);

/** The minds, put into Python once they are asked. */
const minds = once(async () => {
  const came = await import('./minds');
  came.putInto((await python)[0]);
  return came;
});

/** Whether the minds can be asked about a game: its compiled code was fetched, and made of these very sources. */
const compiled = new Map<string, () => Promise<boolean>>();

async function fetchedFor(game: string): Promise<boolean> {
  const list = await straight(LIST, { cache: 'no-cache' });
  const place = list.ok ? ((await list.json()) as Record<string, string>)[game] : undefined;
  const module = place === undefined ? null : await straight(ROOT + place.slice(1));
  if (!module?.ok || !module.body) return false;
  const [inside, answer] = await python;
  (await minds()).lay(inside, game, new Uint8Array(await unpacked(module.body).arrayBuffer()));
  return (JSON.parse(answer(JSON.stringify({ ask: 'is_compiled', game }))) as { answer: boolean }).answer;
}

/** The same result for all who ask; what fails is tried again by the next. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** The answer to a question; tables that Python misses are fetched. Null if one is not to be had. */
async function answered(question: string): Promise<string | null> {
  const [inside, answer] = await python;
  for (;;) {
    const found = answer(question);
    const { missing } = JSON.parse(found) as { missing?: string };
    if (missing === undefined) return found;
    const place = (await minds()).tableAt(missing);
    const table = place === undefined ? null : await straight(place).catch(() => null);
    if (!table?.ok) return null;
    inside.FS.mkdirTree(missing.slice(0, missing.lastIndexOf('/')));
    inside.FS.writeFile(missing, new Uint8Array(await table.arrayBuffer()));
  }
}

const forgotten = new Set<number>();

async function turn({ id, question, minds: game }: { id: number; question: string; minds?: string }): Promise<void> {
  if (game !== undefined && !compiled.has(game)) compiled.set(game, once(() => fetchedFor(game)));
  const there = game === undefined || (await compiled.get(game)?.().catch(() => false));
  await python;
  await new Promise((resolve) => setTimeout(resolve)); // whoever no longer wants an answer is heard first
  if (forgotten.delete(id)) return;
  const answer = there ? await answered(question) : null;
  tell(answer === null ? { id, lacking: true } : { id, answer });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('id' in data) turn(data).catch((error: unknown) => tell({ failed: String(error) }));
  else {
    forgotten.add(data.forget);
    tell({ id: data.forget, forgotten: true });
  }
});
