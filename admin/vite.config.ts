import { fileURLToPath } from 'node:url';
import { AUTH_MESSAGES } from '@fuar/shared/messages/admin/auth';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { guidePage } from './guide-page.ts';
import { ownOrigin } from './own-origin.ts';

/** What the host's rewrites do: the dev server by itself answers below `/admin/` only. */
function rewriteToApp(): Plugin {
  return {
    name: 'rewrite-to-app',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0];
        if (path === '/signin' || path === '/admin') request.url = '/admin/index.html';
        if (path === '/_stil') request.url = '/admin/_stil.html';
        next();
      });
    },
  };
}

/** The page says that it is loading before its scripts are there to say so. */
function startingText(): Plugin {
  return {
    name: 'starting-text',
    transformIndexHtml: (html) => html.replace('%STARTING%', AUTH_MESSAGES.checkingSession),
  };
}

/** What every screen behind the sign-in needs, and `/signin` does not: one file compresses better than twenty. */
const SHELL = [
  'src/router.tsx',
  'src/app.tsx',
  'src/features/auth/require-session',
  'src/features/auth/sign-in-route',
  'src/components/layout/(?!brand|full-screen|password)',
  'src/components/ui/(?:confirm-|toast|global-loader|modal|open-dialogs|use-leave-guard|field\\.|form\\.)',
  'src/components/ui/(?:load-error|state-message|page-top)',
  'src/components/ui/(?:badge|form-dialog|pagination|picture|search-field|select|table|tabs)',
  'src/queries/(?:session|publication|use-unread|contact|participant)',
  'src/lib/(?:query-client|format-time|scroll|live-interval|paginate|use-url-state)',
]
  .map((path) => `/admin/${path}`)
  .concat('/shared/src/(?:text/search-key|dates/(?:iso-day|format-date))');

/**
 * What `/signin` is made of, and the screens have too: one request instead of ten, each of which waits for a phone's
 * network. Without the entry itself, which waits for the screens: they must not wait for it.
 */
const START = [
  'admin/src/styles/',
  'admin/src/screens',
  'admin/src/features/auth/sign-in-page',
  'admin/src/components/layout/(?:brand|full-screen)',
  'admin/src/components/ui/(?:button|icon|hall-plan)',
  'admin/src/lib/(?:api|session|site-origin|reload-once|theme|store|use-page-title|unread|unsaved|sign-in-again)\\.',
  'shared/src/(?:tokens|fonts)\\.css',
  'shared/src/messages/admin/(?:auth|shell)',
  'shared/src/paths',
  'shared/src/api/(?:api-error|request|admin-client|client)\\.',
  'shared/src/(?:organiser|messages/errors)\\.',
].map((path) => `/${path}`);

const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 2 },
  { name: 'start', test: new RegExp(START.join('|')), priority: 2, includeDependenciesRecursively: false },
  // Without what they import: that is partly of `/signin`, which would have to load the whole group.
  { name: 'shell', test: new RegExp(SHELL.join('|')), priority: 1, includeDependenciesRecursively: false },
];

const inRouter = (file: string) =>
  fileURLToPath(import.meta.resolve('react-router').replace(/[^/]+\/index\.m?js$/, `production/${file}`));

const site = process.env.VITE_API_ORIGIN?.replace(/\/+$/, '');
const cms = process.env.CMS_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), startingText(), rewriteToApp(), guidePage(), ...(site ? [ownOrigin(site)] : [])],
  resolve: {
    // The package's own entry is its development build, with all its warnings.
    alias: [
      { find: /^react-router\/dom$/, replacement: inRouter('dom-export.mjs') },
      { find: /^react-router$/, replacement: inRouter('index.mjs') },
    ],
  },
  build: {
    // Below the root of its own host, where its addresses are the same.
    outDir: site ? 'dist-own-origin/admin' : 'dist',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': cms, '/media': cms } },
});
