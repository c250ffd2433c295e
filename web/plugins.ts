// What the build adds to the page: Python for the browser.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export const PYTHON = 'assets/python/';

/** Pyodide, packed once here so that no host has to pack it for every visitor. */
export function python(): Plugin {
  const from = dirname(fileURLToPath(import.meta.resolve('pyodide/package.json')));
  const file = (name: string): Buffer => readFileSync(join(from, name));
  const { version } = JSON.parse(file('package.json').toString()) as { version: string };
  return {
    name: 'ossuary-python',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, source: Buffer): string =>
        this.emitFile({ type: 'asset', fileName: `${PYTHON}${version}/${name}`, source });
      for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'python_stdlib.zip']) emit(name, file(name));
      emit('pyodide.asm.wasm.packed', gzipSync(file('pyodide.asm.wasm'), { level: 9 }));
    },
  };
}
