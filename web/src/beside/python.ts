// Python with the rules in it, as they stand in the package.
import type { PyodideAPI } from 'pyodide';

const SOURCES = import.meta.glob<string>(
  [
    '../../../src/ossuary/{__init__,engine/*,games/__init__,games/*/*}.py',
    '!**/games/*/{best_play,bones_drawn,chains,drawing,happened,lesson,observation,pieces,report,rule_of_thumb,search_guide,standing,words}.py',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const FOLDER = '/rules';

/** Puts the rules into Python; returns a function that answers questions, as JSON in and out. */
export function installed(python: PyodideAPI): (question: string) => string {
  for (const [path, source] of Object.entries(SOURCES)) {
    const name = `${FOLDER}/${path.slice(path.indexOf('ossuary/'))}`;
    python.FS.mkdirTree(name.slice(0, name.lastIndexOf('/')));
    python.FS.writeFile(name, source);
  }
  python.runPython(`import sys; sys.path.append('${FOLDER}')`);
  return python.pyimport('ossuary.engine.browser_api').answer as (question: string) => string;
}
