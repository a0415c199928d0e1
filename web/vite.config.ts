import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './scripts/service_worker.js';

const server = process.env.LUDOTECA_URL ?? 'http://127.0.0.1:8000';
// The engine is packed before the page that loads it; tests of the logic do without.
const { engine } = process.env.VITEST
  ? { engine: { version: 'none', sizes: {}, networks: ['master-dokmus-2.onnx'] } }
  : ((await import('./scripts/engine.js')) as { engine: object });

const SHARED = /src\/(boards\/kit|lib\/(frame_scheduler|identity|small_screen|standing|choosing)|parts\/GoalList)/;

/** The first words wait for the Latin fonts: they come with the page, not after its styles. */
const fontsAhead: Plugin = {
  name: 'fonts-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /latin-.*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
        })),
  },
};

export default defineConfig({
  plugins: [svelte(), fontsAhead, serviceWorker(engine)],
  base: './',
  define: { __ENGINE__: JSON.stringify(engine) },
  worker: { format: 'es' },
  build: {
    outDir: '../src/ludoteca/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // What tables, boards, lessons and rules share is one file: a phone waits for every request.
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'shared', test: SHARED }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ['test/**/*.test.ts'] },
});
