// What the build adds to the page: Python for the browser, and the list of files that a service worker keeps.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export const PYTHON = 'assets/python/';
const PREVIEWS = 'assets/previews/'; // for other programs than the page

/** Pyodide, packed once here so that no host has to pack it for every visitor; `whole` with its library and with scripts as they are. */
export function python(whole: boolean): Plugin {
  const from = dirname(fileURLToPath(import.meta.resolve('pyodide/package.json')));
  const file = (name: string): Buffer => readFileSync(join(from, name));
  const { version } = JSON.parse(file('package.json').toString()) as { version: string };
  return {
    name: 'ossuary-python',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, source: Buffer): string =>
        this.emitFile({ type: 'asset', fileName: `${PYTHON}${version}/${name}`, source });
      for (const name of whole ? ['pyodide.mjs', 'pyodide.asm.mjs', 'python_stdlib.zip'] : ['pyodide.mjs']) emit(name, file(name));
      for (const name of whole ? ['pyodide.asm.wasm'] : ['pyodide.asm.wasm', 'pyodide.asm.mjs']) emit(`${name}.packed`, gzipSync(file(name), { level: 9 }));
    },
  };
}

/** The pictures of link previews, which the host names: one for each game, and one of all. */
export function previews(): Plugin {
  const source = fileURLToPath(new URL('src/', import.meta.url));
  return {
    name: 'ossuary-previews',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, file: string): string => this.emitFile({ type: 'asset', fileName: `${PREVIEWS}${name}.png`, source: readFileSync(file) });
      for (const file of globSync('games/*/preview.png', { cwd: source })) emit(basename(dirname(file)), join(source, file));
      emit('ossuary', join(source, 'app/preview.png'));
    },
  };
}

/** The manifest of a page that may stand anywhere: all its addresses are below its own. */
export function alone(): Plugin {
  return {
    name: 'ossuary-alone',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, 'manifest.webmanifest');
      const { id: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const written = JSON.stringify(manifest, null, 2).replaceAll('"/beside"', '"./?/beside"').replaceAll('"/', '"./');
      writeFileSync(file, written);
    },
  };
}

/** Tells the service worker which files to keep; any change to them changes the worker, so that browsers fetch it again. */
export function kept(): Plugin {
  const root = fileURLToPath(new URL('public/', import.meta.url));
  return {
    name: 'ossuary-kept',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        const page = bundle['index.html'];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') return;
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.startsWith(PREVIEWS) && !name.endsWith('.map'));
        const still = ['icon.svg', 'icon-192.png', 'manifest.webmanifest'];
        const digest = createHash('sha256').update(JSON.stringify(built.sort())).update(page.source);
        for (const name of still) digest.update(readFileSync(join(root, name)));
        const at = (name: string): string => `/${name}`;
        const isTable = (name: string): boolean => name.endsWith('.npz');
        const files = {
          version: digest.digest('hex').slice(0, 16),
          page: ['/', ...still.map(at), ...built.filter((name) => !name.startsWith(PYTHON) && !isTable(name)).map(at)],
          python: built.filter((name) => name.startsWith(PYTHON) && !isTable(name)).map(at),
          tables: built.filter(isTable).map(at),
        };
        worker.code = worker.code.replace('__FILES__', () => JSON.stringify(files));
      },
    },
  };
}
