import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACCESS_MESSAGES } from '@fuar/shared/messages/admin/access';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunkNames } from './chunks.ts';
import { guidePage } from './guide-page.ts';
import { ownOrigin } from './own-origin.ts';
import { preloadApp } from './preload-app.ts';

/** Makes the dev server send the app's HTML for paths that are not below `/admin/`, as the host does in production. */
function rewriteToApp(): Plugin {
  return {
    name: 'rewrite-to-app',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0];
        if (path === '/admin' || path === '/signin' || path === '/signin/davet')
          request.url = '/admin/index.html';
        if (path === '/_stil') request.url = '/admin/_stil.html';
        next();
      });
    },
  };
}

/** Writes the loading text and the icon into the page. A request for the icon would compete with the first scripts. */
function fillPage(): Plugin {
  const icon = readFileSync(
    fileURLToPath(import.meta.resolve('@fuar/shared/organiser/public/favicon.svg')),
    'utf8',
  );
  return {
    name: 'fill-page',
    transformIndexHtml: (html) =>
      html
        .replace('%STARTING%', ACCESS_MESSAGES.checkingSession)
        .replace('%ICON%', `data:image/svg+xml,${encodeURIComponent(icon.trim())}`),
  };
}

// Do not add the dependencies of a module to its chunk, because `createChunkNames` chooses the chunk of each module.
const chunksByUse = {
  name: createChunkNames(),
  debugName: 'chunks by use',
  includeDependenciesRecursively: false,
};

/** Scripts that a page has already loaded when it loads the script of a screen. */
const FIRST_LOAD = /\/(?:base|calls|react-dom|rolldown-runtime|shell)-[^/]+\.js$/;
const START = /\/(?:app|base|calls|client|index|start)-[^/]+\.js$/;

/** Lazy imports do not preload scripts that the page has already loaded. Styles stay, because nothing else loads them. */
function withoutFirstLoad(
  _: string,
  dependencies: string[],
  host: { hostId: string; hostType: 'html' | 'js' },
) {
  if (host.hostType === 'html' || START.test(host.hostId)) return dependencies;
  return dependencies.filter((file) => !FIRST_LOAD.test(file));
}

const inRouter = (file: string) =>
  fileURLToPath(import.meta.resolve('react-router').replace(/[^/]+\/index\.m?js$/, `production/${file}`));

const site = process.env.VITE_API_ORIGIN?.replace(/\/+$/, '');
const cms = process.env.CMS_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    fillPage(),
    preloadApp(),
    rewriteToApp(),
    guidePage(),
    ...(site ? [ownOrigin(site)] : []),
  ],
  resolve: {
    // Use the production build, because Vite would resolve these imports to React Router's development build.
    alias: [
      { find: /^react-router\/dom$/, replacement: inRouter('dom-export.mjs') },
      { find: /^react-router$/, replacement: inRouter('index.mjs') },
    ],
  },
  build: {
    // A back-office on its own origin is built into a subfolder, so that its paths begin with `/admin/` there too.
    outDir: site ? 'dist-own-origin/admin' : 'dist',
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstLoad },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [chunksByUse] } },
    },
  },
  server: { proxy: { '/api': cms, '/media': cms } },
});
