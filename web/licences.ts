// The licences of everything in the page, shipped beside it; nothing without a listed licence gets in.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The packages of which something is in the page, each with the name of its text in licenses/. */
export const SHIPPED: Record<string, string> = {
  '@fluent/bundle': 'fluent-bundle',
  '@fontsource-variable/source-serif-4': 'source-serif-4',
  clsx: 'clsx',
  'esm-env': 'esm-env',
  pyodide: 'pyodide',
  svelte: 'svelte',
  uqr: 'uqr',
};

const FIRST = `Ossuary is under the MIT License. Its page ships the following works of others,
each under its own licence.`;

const LINKED = `Linked into the WebAssembly of Pyodide, each under the licence that is named:
bzip2 (bzip2-1.0.6), Emscripten (MIT), Expat (MIT), HACL* (MIT), libffi (MIT),
liblzma (0BSD), libmpdec (BSD-2-Clause), musl (MIT), SQLite (public domain),
zlib (Zlib), Zstandard (BSD-3-Clause). The source of all of it is found through
https://github.com/pyodide/pyodide. CPython and its library:`;

/** What the compiled rules of the games are linked with, each with the name of its text. */
const COMPILED = { 'The mathematics of musl': 'musl', 'The compiler runtime of Zig': 'zig' };

/** All licences, one after the other. */
export function licences(): string {
  const parts = Object.entries(SHIPPED).map(([name, file]) => {
    const { version, license } = about(name);
    const python = name === 'pyodide' ? `\n\n${LINKED}\n\n${text('python')}` : '';
    return `${name} ${version} (${license})\n\n${text(file)}${python}`;
  });
  const compiled = Object.entries(COMPILED).map(([name, file]) => `${name}, in the compiled rules of the games (MIT)\n\n${text(file)}`);
  return [FIRST, ...parts, ...compiled].join(`\n\n${'='.repeat(79)}\n`) + '\n';
}

/** Lays the licences beside the page, and refuses to build one with something else in it. */
export function licensed(): Plugin {
  return {
    name: 'ossuary-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const missing = modules.map(packageOf).find((name) => name !== undefined && !(name in SHIPPED));
      if (missing) this.error(`the page ships ${missing}: name it in licences.ts, and lay its licence into licenses/`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
    },
  };
}

/** The package that a module is from, if it is not our own. */
export function packageOf(module: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** The text of a licence. */
export function text(file: string): string {
  return readFileSync(new URL(`../licenses/${file}.txt`, import.meta.url), 'utf8').trim();
}

function about(name: string): { version: string; license: string } {
  const file = fileURLToPath(new URL(`node_modules/${name}/package.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as { version: string; license: string };
}
