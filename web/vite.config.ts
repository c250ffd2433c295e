import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env['OSSUARY_URL'] ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom' },
});
