// The thread that runs the host: Python with the whole of it, and a folder that the browser keeps.
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import hostFiles from '../../alone/host.zip.packed?url';
import laterModules from '../../alone/later.json?raw';
import laterFiles from '../../alone/later.zip?url';
import library from '../../alone/python.zip.packed?url';
import { packedScript, pyodide, ROOT, unpacked } from '../beside/pyodide';
import { keeper } from './keeping';
import { fillLater } from './laterFiles';
import { ours } from './ours';
import { unanswered } from './unanswered';

export type Asked =
  | { id: number; method: string; path: string; body: string }
  | { id: number; question: string }
  | { socket: number; open: string }
  | { socket: number; send: string }
  | { socket: number; close: true };
export type Told =
  | { loaded: number; total: number }
  | { ready: true }
  | { elsewhere: boolean }
  | { failed: string }
  | { id: number; status: number; kind: string; body: Uint8Array<ArrayBuffer> }
  | { socket: number; what: string; value: string | number | undefined };

interface Given {
  status: number;
  kind: string;
  body: { toJs: () => Uint8Array<ArrayBuffer> };
  destroy: () => void;
}
type Local = PyProxy & {
  begin: () => Promise<void>;
  request: (method: string, path: string, body: string) => Promise<Given>;
  open: (socket: number, path: string) => void;
  send: (socket: number, text: string) => void;
  close: (socket: number) => void;
};

const SITE = '/site';
const KEPT = '/kept'; // by this name the browser keeps it, for all pages of one origin
const LATER = '/later.zip';
const LOCK = `ossuary ${KEPT}`;
const LIBRARY = `${SITE}/ossuary/twin/library`;
const straight = fetch;
const TABLES = import.meta.glob<string>('../../../src/ossuary/games/*/exact/tables/*.npz', { query: '?url', import: 'default', eager: true });
// Of all the time until it is ready, how much has passed by then.
const [FETCHED, UNPACKED, IMPORTED] = [0.6, 0.7, 0.95];
const tell = (told: Told): void => postMessage(told);
const come = (part: number): void => tell({ loaded: part, total: 1 });

/** Python's library with all packages, and its script, as they are packed here. */
async function options(): Promise<object> {
  return { stdLibURL: library, createPyodideModule: (await packedScript('pyodide.asm.mjs')).default };
}

async function begun(): Promise<[PyodideAPI, Local]> {
  const [python, archive, modules] = await Promise.all([
    pyodide((loaded, total) => come((FETCHED * loaded) / total), options),
    straight(hostFiles).then(({ body }) => unpacked(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()),
    compiled(),
  ]);
  come(UNPACKED);
  python.unpackArchive(archive, 'zip', { extractDir: SITE });
  python.FS.mkdirTree(LIBRARY);
  for (const [game, module] of Object.entries(modules)) python.FS.writeFile(`${LIBRARY}/ossuary-${game}.wasm`, module);
  for (const [path, address] of Object.entries(TABLES)) fillLater(python, `${SITE}/${path.slice(path.indexOf('ossuary/'))}`, address);
  await ours(LOCK, (elsewhere) => tell({ elsewhere }));
  python.FS.mkdirTree(KEPT);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, KEPT);
  await synchronised(python, true);
  python.runPython(`import sys; sys.path.insert(0, '${SITE}')`);
  fillLater(python, LATER, laterFiles);
  python.pyimport('ossuary.host.later_modules').install(LATER, JSON.parse(laterModules));
  const { Local } = python.pyimport('ossuary.host.in_browser') as { Local: (folder: string, told: typeof happened) => Local };
  come(IMPORTED);
  const local = Local(KEPT, happened);
  await local.begin();
  return [python, local];
}

/** The compiled code of all games, by game. */
async function compiled(): Promise<Record<string, Uint8Array>> {
  const list = (await (await straight(`${ROOT}compiled.json`)).json()) as Record<string, string>;
  const found = Object.entries(list).map(async ([game, place]) => {
    const { body } = await straight(ROOT + place.slice(1));
    return [game, new Uint8Array(await unpacked(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

function happened(socket: number, what: string, value: string | number | undefined): void {
  tell({ socket, what, value });
  keepSoon();
}

/** Reads what the browser has kept, or has it keep what there is now. */
function synchronised(python: PyodideAPI, reads: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    python.FS.syncfs(reads, (error: unknown) => (error ? reject(new Error(String(error))) : resolve()));
  });
}

const keepSoon = keeper(async () => synchronised((await host)[0], false));

async function answered({ id, method, path, body }: Extract<Asked, { method: string }>): Promise<void> {
  const [, local] = await host;
  const given = await local.request(method, path, body);
  const { status, kind } = given;
  tell({ id, status, kind, body: given.body.toJs() });
  given.destroy();
  keepSoon();
}

/** Answers a question about the rules, or to minds, as beside a real table. */
async function told({ id, question }: Extract<Asked, { question: string }>): Promise<void> {
  const [python] = await host;
  const { answer } = python.pyimport('ossuary.minds.in_browser') as { answer: (question: string) => string };
  tell({ id, status: 200, kind: 'application/json', body: new TextEncoder().encode(answer(question)) });
}

async function turn(asked: Asked): Promise<void> {
  if ('method' in asked) return answered(asked);
  if ('question' in asked) return told(asked);
  const [, local] = await host;
  if ('open' in asked) local.open(asked.socket, asked.open);
  else if ('send' in asked) local.send(asked.socket, asked.send);
  else local.close(asked.socket);
}

const host = begun();
host.then(
  () => tell({ ready: true }),
  (error: unknown) => tell({ failed: String(error) }),
);

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  turn(data).catch((error: unknown) => tell(unanswered(data, error)));
});
