// Python with all that the host is made of, its modules imported: as it was kept, or begun anew.
import type { PyodideAPI } from 'pyodide';
import hostFiles from '../../alone/host.zip.packed?url';
import laterModules from '../../alone/later.json?raw';
import laterFiles from '../../alone/later.zip.packed?url';
import library from '../../alone/python.zip.packed?url';
import { packedScript, pyodide, ROOT, unpacked } from '../beside/pyodide';
import { filesOf } from './archive';
import { fillLater } from './laterFiles';
import { Snapshots, type Snapshot } from './snapshot';

const SITE = '/site';
const LATER = '/later.zip';
const LIBRARY = `${SITE}/ossuary/twin/library`;
const COMPILED = '.so'; // how the names of dependencies end that are compiled
const TABLES = import.meta.glob<string>('../../../src/ossuary/games/*/exact/tables/*.npz', { query: '?url', import: 'default', eager: true });
const BEGIN = `
import json, sys
sys.path.insert(0, '${SITE}')
from ossuary.host.later_modules import install
install('${LATER}', json.loads(${JSON.stringify(laterModules)}))
import ossuary.host.in_browser, ossuary.minds.in_browser
`;
const GO_ON = `
import random; random.seed()
from ossuary.host.clock import clock; clock.begin()
`; // else every start would have the chance and the time of the first
const straight = fetch;

/** What Python runs on, as its script has it: its file system is there before Python begins. */
interface Machine {
  FS: PyodideAPI['FS'];
  wasmTable: WebAssembly.Table;
  loadDynamicLibrary: (path: string, flags: object, scope: object) => void;
  growMemory: (size: number) => void;
  _malloc: (size: number) => number;
}
type Options = NonNullable<Parameters<typeof pyodide>[1]>;
type Files = Map<string, Uint8Array>;
type Come = Parameters<typeof pyodide>[0];

/** Python, and what keeps its memory for the next start, or forgets it. */
export async function hostPython(come: Come): Promise<{ python: PyodideAPI; keep: () => Promise<void>; forget: () => Promise<void> }> {
  const snapshots = new Snapshots(ROOT, self.location.pathname);
  const files = hostsFiles();
  files.catch(() => undefined); // whoever waits for them is told
  const kept = await snapshots.kept().catch(() => null);
  const forget = (): Promise<void> => snapshots.forget();
  if (kept) {
    try {
      return { python: await goneOn(kept, files, come), keep: async () => undefined, forget };
    } catch {
      await forget(); // it is begun anew
    }
  }
  const { python, made } = await begun(files, come);
  return { python, keep: () => (made ? snapshots.keep(made) : Promise.resolve()), forget };
}

async function begun(files: Promise<Files>, come: Come): Promise<{ python: PyodideAPI; made: Snapshot | null }> {
  let place = '';
  const begins = (_: Machine, where: string): void => void (place = where);
  const python = await pyodide(come, machineWith(files, begins, { _makeSnapshot: true }));
  python.runPython(BEGIN);
  return { python, made: snapshot(python, place) };
}

async function goneOn({ memory, place }: Snapshot, files: Promise<Files>, come: Come): Promise<PyodideAPI> {
  const same = (machine: Machine, where: string): void => {
    if (where !== place) throw new Error('another place');
    machine.growMemory(memory.length);
  };
  const python = await pyodide(come, machineWith(files, same, { _loadSnapshot: memory }));
  python.runPython(GO_ON);
  return python;
}

/** Its memory now; null if it holds something that cannot be kept. */
function snapshot(python: PyodideAPI, place: string): Snapshot | null {
  try {
    return { memory: python.makeMemorySnapshot(), place };
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Python's machine with its files; what is compiled in them is loaded before Python begins, always at the same place. */
function machineWith(files: Promise<Files>, ready: (machine: Machine, place: string) => void, more: object): Options {
  return async () => {
    const { default: script } = (await packedScript('pyodide.asm.mjs')) as { default: (settings: object) => Promise<Machine> };
    const createPyodideModule = async (settings: object): Promise<Machine> => {
      const found = await files;
      let place = ''; // what fails below leaves it so
      const onRuntimeInitialized = function (this: Machine): void {
        lay(this.FS, found);
        for (const path of found.keys()) if (path.endsWith(COMPILED)) this.loadDynamicLibrary(path, { global: false, nodelete: true }, {});
        place = `${this.wasmTable.length} ${this._malloc(1)}`; // of the next function, and of the next piece of memory
      };
      const machine = await script(Object.assign(settings, { onRuntimeInitialized }));
      ready(machine, place);
      return machine;
    };
    return { stdLibURL: library, createPyodideModule, ...more } as object;
  };
}

/** Puts files into Python's file system, and those that come when they are looked into. */
function lay(FS: Machine['FS'], files: Files): void {
  const folders = new Set<string>();
  for (const [path, content] of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, content, { canOwn: true });
  }
  for (const [path, address] of Object.entries(TABLES)) fillLater(FS, `${SITE}/${path.slice(path.indexOf('ossuary/'))}`, address);
  fillLater(FS, LATER, laterFiles);
}

/** The files of the host, and the compiled code of all games, by path. */
async function hostsFiles(): Promise<Files> {
  const [archive, modules] = await Promise.all([content(hostFiles), compiled()]);
  return new Map([...[...filesOf(archive)].map(([path, file]) => [`${SITE}/${path}`, file] as const), ...modules]);
}

async function compiled(): Promise<(readonly [string, Uint8Array])[]> {
  const list = (await (await straight(`${ROOT}compiled.json`)).json()) as Record<string, string>;
  return Promise.all(Object.entries(list).map(async ([game, place]) => [`${LIBRARY}/ossuary-${game}.wasm`, await content(ROOT + place.slice(1))] as const));
}

/** What is at an address, unpacked. */
async function content(address: string): Promise<Uint8Array> {
  const { body } = await straight(address);
  return new Uint8Array(await unpacked(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}
