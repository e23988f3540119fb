import { fileURLToPath } from 'node:url';
import { AUTH_MESSAGES } from '@fuar/shared/messages/admin/auth';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { guidePage } from './guide-page.ts';
import { ownOrigin } from './own-origin.ts';
import { preloadApp } from './preload-app.ts';

/** What the host's rewrites do: the dev server by itself answers below `/admin/` only. */
function rewriteToApp(): Plugin {
  return {
    name: 'rewrite-to-app',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0];
        if (path === '/admin') request.url = '/admin/index.html';
        if (path === '/signin') request.url = '/admin/signin.html';
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

/** What both entries need: one file compresses better than twenty, and is one request on a phone's network. */
const BASE = [
  'node_modules/react/',
  'preload-helper',
  'admin/src/styles/',
  'admin/src/lib/(?:api|session|site-origin|reload-once|theme|store|unread|unsaved|sign-in-again|use-page-title)\\.',
  'admin/src/features/auth/sign-in-page',
  'admin/src/components/layout/(?:brand|later-fonts)',
  'admin/src/components/ui/(?:button|icon|hall-plan)',
  'shared/src/(?:tokens|fonts)\\.css',
  'shared/src/(?:first-paint|load-fonts|organiser|paths|text/format-number)\\.',
  'shared/src/messages/(?:errors|admin/(?:auth|shell))\\.',
  'shared/src/api/(?:api-error|request|admin-client)\\.',
];

/** What asks for a screen's content before React is there to show it. */
const CALLS = [
  'node_modules/@tanstack/',
  'admin/src/(?:app-client|screens|start)\\.ts',
  'admin/src/queries/(?!use-|sponsors|slider)',
  'admin/src/lib/(?:query-client|live-interval|public-api)\\.',
  'admin/src/components/ui/toast-store\\.',
  'shared/src/api/client\\.',
  'shared/src/messages/admin/(?:dashboard|fairs|gallery|inbox|pages|press|publication|settings)\\.',
];

/** What every screen behind the sign-in needs, and `/signin` does not. */
const SHELL = [
  'node_modules/react-router',
  'admin/src/router\\.tsx',
  'admin/src/features/auth/(?:require-session|sign-in-route)',
  'admin/src/components/layout/(?!brand|later-fonts|password)',
  'admin/src/components/ui/(?:confirm-|toaster|global-loader|modal|open-dialogs|use-leave-guard|field\\.|form\\.)',
  'admin/src/components/ui/(?:keep-focus|load-error|state-message|page-top)',
  'admin/src/components/ui/(?:badge|form-dialog|pagination|picture|search-field|select|table|tabs)',
  'admin/src/queries/use-',
  'admin/src/lib/(?:format-time|is-gone|scroll|paginate|use-url-state|use-search)',
  'shared/src/(?:text/search-key|dates/(?:iso-day|format-date|months))',
];

const file = (...paths: string[]) => new RegExp(paths.map((path) => `/${path}`).join('|'));

// Without what they import: that is partly of another group, which would have to load with them. None may import another
// that imports it: `base` imports nothing, and each may import those before it.
const groups = [
  { name: 'react-dom', test: file('node_modules/(?:react-dom|scheduler)/') },
  { name: 'base', test: file(...BASE) },
  { name: 'calls', test: file(...CALLS) },
  { name: 'shell', test: file(...SHELL) },
].map((group) => ({ ...group, priority: 1, includeDependenciesRecursively: false }));

const inRouter = (file: string) =>
  fileURLToPath(import.meta.resolve('react-router').replace(/[^/]+\/index\.m?js$/, `production/${file}`));

const site = process.env.VITE_API_ORIGIN?.replace(/\/+$/, '');
const cms = process.env.CMS_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    startingText(),
    preloadApp(),
    rewriteToApp(),
    guidePage(),
    ...(site ? [ownOrigin(site)] : []),
  ],
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
    rolldownOptions: { input: ['index.html', 'signin.html'], output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': cms, '/media': cms } },
});
