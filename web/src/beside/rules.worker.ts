// The thread that runs the rules: fetches Python, says how far it is, and then answers.
import { version } from 'pyodide/package.json';
import { info } from 'pyodide/pyodide-lock.json';
import { installed } from './python';

export type Asked = { id: number; question: string };
export type Told = { loaded: number; total: number } | { ready: true } | { failed: string } | { id: number; answer: string };

const HOME = `/assets/python/${version}/`;
const tell = (told: Told): void => postMessage(told);
const straight = fetch;
let [loaded, total] = [0, 0];

/** Unpacks what the build packed, and counts the bytes received. */
async function fetched(what: RequestInfo | URL): Promise<Response> {
  const address = what instanceof Request ? what.url : String(what);
  const packed = address.endsWith('.wasm');
  const answer = await straight(packed ? `${address}.packed` : address);
  if (!answer.ok || !answer.body) return answer;
  total += Number(answer.headers.get('content-length') ?? 0);
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, on) {
      loaded += chunk.byteLength;
      tell({ loaded, total: Math.max(loaded, total) });
      on.enqueue(chunk);
    },
  });
  const body = answer.body.pipeThrough(counter);
  if (!packed) return new Response(body);
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': 'application/wasm' } });
}

async function begun(): Promise<(question: string) => string> {
  self.fetch = fetched;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${HOME}pyodide.mjs`)) as typeof import('pyodide');
  const alone = JSON.stringify({ info, packages: {} });
  return installed(await loadPyodide({ indexURL: HOME, lockFileContents: alone }));
}

const answers = begun();
answers.then(
  () => tell({ ready: true }),
  (error: unknown) => tell({ failed: String(error) }),
);
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  void answers.then((answer) => tell({ id, answer: answer(question) }));
});
