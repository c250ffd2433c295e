// The minds in the browser's Python: their sources, the compiled code that they call, and the tables of solved games.
import type { PyodideAPI } from 'pyodide';
import { FOLDER, written } from './python';

const SOURCES = import.meta.glob<string>(
  [
    '../../../src/ossuary/{fair,table}.py',
    '../../../src/ossuary/{minds,minds/*,twin}/*.py',
    '../../../src/ossuary/words/{__init__,said,tellers}.py',
    '../../../src/ossuary/games/*/{best_play,happened,rule_of_thumb,search_guide,words}.py',
    '../../../src/ossuary/games/*/exact/*.py',
    // What compiled code is made with, too: only code made of these very files is used.
    '../../../src/ossuary/compiling/{browser.h,entries.py,machine_code.py,numba_ir.py,runtime.c}',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const TABLES = import.meta.glob<string>('../../../src/ossuary/games/*/exact/tables/*.npz', { query: '?url', import: 'default', eager: true });

/** Puts the minds beside the rules: from now on, questions to them are answered, too. */
export function putInto(python: PyodideAPI): void {
  written(python, SOURCES);
  python.FS.mkdirTree(`${FOLDER}/ossuary/twin/library`);
  python.pyimport('ossuary.minds.in_browser');
}

/** Lays the compiled code of a game where Python looks for it. */
export function lay(python: PyodideAPI, game: string, module: Uint8Array): void {
  python.FS.writeFile(`${FOLDER}/ossuary/twin/library/ossuary-${game}.wasm`, module);
}

/** Where a table is fetched from that Python has missed. */
export function tableAt(missing: string): string | undefined {
  return Object.entries(TABLES).find(([path]) => missing.endsWith(path.slice(path.indexOf('ossuary/'))))?.[1];
}
