// Python for a worker of the page: fetched, unpacked and begun.
import type { PyodideAPI } from 'pyodide';
import { version } from 'pyodide/package.json';
import { info } from 'pyodide/pyodide-lock.json';

/** Where the page has its files: the root of its host, or wherever a page that stands alone was put. */
export const ROOT = import.meta.env.BASE_URL === '/' ? '/' : new URL('../../', import.meta.url).href;

const HOME = `${ROOT}assets/python/${version}/`;

const straight = fetch;

type Given = Parameters<typeof import('pyodide').loadPyodide>[0];

/** Python without packages; tells how many bytes of it have come, and of how many. */
export async function pyodide(tell: (loaded: number, total: number) => void, given: () => Promise<Given> = async () => ({})): Promise<PyodideAPI> {
  self.fetch = counting(tell);
  const [{ loadPyodide }, options] = await Promise.all([import(/* @vite-ignore */ `${HOME}pyodide.mjs`) as Promise<typeof import('pyodide')>, given()]);
  return loadPyodide({ indexURL: HOME, lockFileContents: JSON.stringify({ info, packages: {} }), ...options });
}

/** A packed script of Python's, run. */
export async function packedScript(name: string): Promise<{ default: unknown }> {
  const content = await (await fetch(`${HOME}${name}.packed`)).blob();
  const address = URL.createObjectURL(new Blob([content], { type: 'text/javascript' }));
  return (await import(/* @vite-ignore */ address)) as { default: unknown };
}

/** Unpacks what the build packed, and counts the bytes received. */
function counting(tell: (loaded: number, total: number) => void): typeof fetch {
  let [loaded, total] = [0, 0];
  return async (what) => {
    const address = what instanceof Request ? what.url : String(what);
    const isCode = address.endsWith('.wasm');
    if (isCode && (await isKept(address))) return straight(address); // with what the browser compiled it to
    const packed = isCode || address.endsWith('.packed');
    const answer = await straight(isCode ? `${address}.packed` : address);
    if (!answer.ok || !answer.body) return answer;
    total += Number(answer.headers.get('content-length') ?? 0);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, on) {
        loaded += chunk.byteLength;
        tell(loaded, Math.max(loaded, total));
        on.enqueue(chunk);
      },
    });
    const body = answer.body.pipeThrough(counter);
    return packed ? unpacked(body, isCode ? { 'content-type': 'application/wasm' } : {}) : new Response(body);
  };
}

/** Whether the service worker has it, and a server would not be asked. */
const isKept = async (address: string): Promise<boolean> => 'caches' in self && Boolean(await caches.match(address, { ignoreVary: true }));

export const unpacked = (body: ReadableStream<Uint8Array<ArrayBuffer>>, headers = {}): Response =>
  new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers });
