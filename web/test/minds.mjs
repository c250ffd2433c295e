// Python as a page has it, with the rules, the minds and a game's module, answers the questions in a file, or runs code;
// tables that it misses are read from the package.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, cwd } from 'node:process';
import { loadPyodide } from 'pyodide';
import { runnerImport } from 'vite';

const [, , game, module, asked, answer] = argv;
const imported = async (file) => (await runnerImport(file)).module;
const [{ installed }, { putInto, lay, tableAt }] = [await imported('./src/beside/python.ts'), await imported('./src/beside/minds.ts')];
const python = await loadPyodide();
const answered = installed(python);
putInto(python);
lay(python, game, readFileSync(module));

function found(question) {
  if ('code' in question) return JSON.parse(python.runPython(question.code));
  for (;;) {
    const { missing, ...told } = JSON.parse(answered(JSON.stringify(question)));
    if (!missing) return told;
    if (!tableAt(missing)) throw new Error(`${missing} is not to be had`);
    python.FS.mkdirTree(missing.slice(0, missing.lastIndexOf('/')));
    python.FS.writeFile(missing, readFileSync(`${cwd()}/../src/${missing.slice(missing.indexOf('ossuary/'))}`));
  }
}

writeFileSync(answer, JSON.stringify(JSON.parse(readFileSync(asked, 'utf-8')).map(found)));
