// The thread that runs the host: Python with the whole of it, and a folder that the browser keeps.
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { keeper } from './keeping';
import { inTurn, keptFirst } from './keptFirst';
import { ours } from './ours';
import { hostPython } from './python';
import { unanswered } from './unanswered';

export type Asked =
  | { id: number; method: string; path: string; body: string }
  | { id: number; question: string }
  | { id: number; save: string }
  | { id: number; load: Uint8Array<ArrayBuffer> }
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

type PyBytes = PyProxy & { toJs: () => Uint8Array<ArrayBuffer> };

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
  save: (page: string) => PyBytes;
  load: (content: PyProxy) => Promise<string>;
};

const KEPT = '/kept'; // by this name the browser keeps it, for all pages of one origin
const LATER = 2000; // ms until what the next start begins with is kept: the first game goes first
const LOCK = `ossuary ${KEPT}`;
// Of all the time until it is ready, how much has passed by then.
const [FETCHED, IMPORTED] = [0.7, 0.95];
const tell = (told: Told): void => postMessage(told);
const come = (part: number): void => tell({ loaded: part, total: 1 });

async function begun(): Promise<[PyodideAPI, Local]> {
  const { python, keep, forget } = await hostPython((loaded, total) => come((FETCHED * loaded) / total));
  come(IMPORTED);
  await ours(LOCK, (elsewhere) => tell({ elsewhere }));
  python.FS.mkdirTree(KEPT);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, KEPT);
  await synchronised(python, true);
  const { Local } = python.pyimport('ossuary.host.in_browser') as { Local: (folder: string, told: typeof happened) => Local };
  const local = Local(KEPT, happened);
  await local.begin().catch(async (error: unknown) => {
    await forget().catch(() => undefined); // the next start is not to fail for the same memory
    throw error;
  });
  setTimeout(() => void keep().catch(() => undefined), LATER); // where there is no room, the next start imports again
  return [python, local];
}

function happened(socket: number, what: string, value: string | number | undefined): void {
  if (pairs.has(socket)) tellKept({ socket, what, value });
  else tell({ socket, what, value });
  if (what === 'close') pairs.delete(socket);
  keepSoon();
}

/** The sockets whose messages go to another page, which remembers them. */
const pairs = new Set<number>();
const PAIRS = '/api/pairs/';

/** Reads what the browser has kept, or has it keep what there is now. */
function synchronised(python: PyodideAPI, reads: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    python.FS.syncfs(reads, (error: unknown) => (error ? reject(new Error(String(error))) : resolve()));
  });
}

const keep = inTurn(async () => synchronised((await host)[0], false));
const keepSoon = keeper(keep);
const tellKept = keptFirst(keep, tell);

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

/** All that is kept here, as a file. */
async function saved({ id, save }: Extract<Asked, { save: string }>): Promise<void> {
  const [, local] = await host;
  const content = local.save(save);
  tell({ id, status: 200, kind: 'application/zip', body: content.toJs() });
  content.destroy();
}

/** Takes what such a file holds in the place of what is kept here; what the page has to keep. Nothing is played after that. */
async function taken({ id, load }: Extract<Asked, { load: Uint8Array }>): Promise<void> {
  const [python, local] = await host;
  const page = await local.load(python.toPy(load) as PyProxy);
  await synchronised(python, false);
  tell({ id, status: 200, kind: 'application/json', body: new TextEncoder().encode(page) });
}

async function turn(asked: Asked): Promise<void> {
  if ('method' in asked) return answered(asked);
  if ('question' in asked) return told(asked);
  if ('save' in asked) return saved(asked);
  if ('load' in asked) return taken(asked);
  const [, local] = await host;
  if ('open' in asked && asked.open.startsWith(PAIRS)) pairs.add(asked.socket);
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
