// Python with the rules in it, as they stand in the package.
import type { PyodideAPI } from 'pyodide';

const SOURCES = import.meta.glob<string>(
  [
    '../../../src/ossuary/{__init__,engine/*,games/__init__,games/*/*}.py',
    '!**/games/*/{best_play,bones_drawn,chains,drawing,happened,lesson,observation,pieces,report,rule_of_thumb,search_guide,standing,words}.py',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const FOLDER = '/rules';

/** Answers a question, as JSON in and out. */
export type Answer = (question: string) => string;

/** Puts the rules into Python; returns a function that answers questions about them. */
export function installed(python: PyodideAPI): Answer {
  written(python, SOURCES);
  python.runPython(`import sys; sys.path.append('${FOLDER}')`);
  return python.pyimport('ossuary.engine.browser_api').answer as Answer;
}

/** Writes files of the package where Python finds them. */
export function written(python: PyodideAPI, sources: Record<string, string>): void {
  for (const [path, source] of Object.entries(sources)) {
    const name = `${FOLDER}/${path.slice(path.indexOf('ossuary/'))}`;
    python.FS.mkdirTree(name.slice(0, name.lastIndexOf('/')));
    python.FS.writeFile(name, source);
  }
  python.runPython('import importlib; importlib.invalidate_caches()');
}
