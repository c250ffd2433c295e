import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { licensed } from './licences.ts';
import { alone, kept, previews, python, PYTHON } from './plugins.ts';

const ALONE = 'alone';
const host = { target: process.env['OSSUARY_URL'] ?? 'http://127.0.0.1:8000', ws: true };

/** The page of a host, or with the mode `alone` one that needs none and may stand anywhere. */
export default defineConfig(({ mode }) => ({
  base: mode === ALONE ? './' : '/',
  plugins: [svelte(), svelteTesting(), python(mode !== ALONE), mode === ALONE ? alone() : previews(), licensed(), kept()],
  resolve: { alias: { '#network': fileURLToPath(new URL(mode === ALONE ? 'src/alone/network.ts' : 'src/host/network.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // A worker has a policy of its own, so it stands apart with what may run WebAssembly.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${PYTHON}[name]-[hash].js`, chunkFileNames: `${PYTHON}[name]-[hash].js` } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': host, '/compiled.json': host, '/assets/compiled/': host, [`/${PYTHON}`]: host } },
  test: { environment: 'happy-dom', pool: 'vmThreads', testTimeout: 120_000, setupFiles: 'test/patience.ts' }, // however busy the machine is
}));
