import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { python, PYTHON } from './plugins';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), python()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // A worker has a policy of its own, so it stands apart with what may run WebAssembly.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${PYTHON}[name]-[hash].js` } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env['OSSUARY_URL'] ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom' },
});
