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

/** The two fonts of every page are asked for at once, not when the first words want them: nothing changes its width. */
function fonts(): Plugin {
  const wanted = /(commissioner-latin-wght|marcellus-latin-400)-normal-[^/]*\.woff2$/;
  return {
    name: 'delos-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), symbols(), fonts()],
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
  // A machine that does much besides reads a large module slowly.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
