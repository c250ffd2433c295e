// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { licences, licensed, packageOf, SHIPPED, text } from '../licences.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const wanted = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };

/** What builds and tests the page, and is not in it. */
const TOOLS = [
  '@sveltejs/vite-plugin-svelte', '@testing-library/svelte', '@tsconfig/svelte', 'axe-core', 'happy-dom', 'svelte-check', 'typescript',
  'vite', 'vitest',
];

test('every package is in the page with its licence, or a tool', () => {
  const direct = Object.keys(SHIPPED).filter((name) => name in wanted.devDependencies);
  expect([...direct, ...TOOLS].sort()).toEqual(Object.keys(wanted.devDependencies).sort());
});

test('every text is the one that its package comes with', () => {
  for (const [name, file] of Object.entries(SHIPPED)) {
    const folder = join(web, 'node_modules', name);
    const own = readdirSync(folder).find((one) => /^licen[cs]e(\.md|\.txt)?$/i.test(one));
    if (own) expect(readFileSync(join(folder, own), 'utf8').trim(), name).toBe(text(file));
  }
});

test('they are told with the versions of the page', () => {
  const told = licences();
  for (const line of [
    '@fluent/bundle 0.19.1 (Apache-2.0)', '@fontsource-variable/source-serif-4 5.3.1 (OFL-1.1)', 'pyodide 314.0.7 (MPL-2.0)',
    'svelte 5.57.3 (MIT)', 'uqr 0.1.3 (MIT)', 'The mathematics of musl, in the compiled rules of the games (MIT)',
    'The compiler runtime of Zig, in the compiled rules of the games (MIT)',
  ]) expect(told).toContain(`\n${line}\n`);
  for (const line of ['Mozilla Public License Version 2.0', 'SIL OPEN FONT LICENSE', 'Apache License', 'PYTHON SOFTWARE FOUNDATION LICENSE']) {
    expect(told).toContain(line);
  }
});

test('a module is of the innermost package', () => {
  expect(packageOf('/w/node_modules/svelte/src/a.js')).toBe('svelte');
  expect(packageOf('/w/node_modules/a/node_modules/@b/c/d.js')).toBe('@b/c');
  expect(packageOf('/w/src/main.ts')).toBeUndefined();
});

test('a page with something else in it is not built', () => {
  const laid: string[] = [];
  const build = (...moduleIds: string[]): void => {
    const by = { error: (why: string) => { throw new Error(why); }, emitFile: ({ fileName }: { fileName: string }) => laid.push(fileName) };
    (licensed().generateBundle as (this: unknown, _: unknown, bundle: unknown) => void).call(by, {}, { page: { type: 'chunk', moduleIds } });
  };
  build('/w/src/main.ts', '/w/node_modules/svelte/src/a.js');
  expect(laid).toEqual(['licences.txt']);
  expect(() => build('/w/node_modules/left-pad/index.js')).toThrow('the page ships left-pad');
});
