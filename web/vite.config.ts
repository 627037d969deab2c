/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.DELOS_SERVER ?? 'http://127.0.0.1:8000';

/** The symbol sheet stands in the page itself: symbols take custom properties from where they are used. */
function symbols(): Plugin {
  return {
    name: 'delos-symbols',
    transformIndexHtml: (html) =>
      html.replace('<!-- symbols -->', readFileSync(here('src/art/pieces.svg'), 'utf8')),
  };
}

export default defineConfig({
  plugins: [svelte(), symbols()],
  build: {
    outDir: here('../src/delos/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: false },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
