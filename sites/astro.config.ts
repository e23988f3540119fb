import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checkPages } from './src/integrations/check-pages.ts';
import { hostFiles } from './src/integrations/host-files.ts';
import { interestDirective } from './src/integrations/interest-directive.ts';
import { stylePage } from './src/integrations/style-page.ts';

/** `SCRIPT` matches the paths of all scripts of pages and layouts, `SHELL` only that of the first script of base-layout.astro. */
const SCRIPT = /_astro_type_script_index_\d/;
const SHELL = /\/base-layout\.astro_astro_type_script_index_0_/;

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL || 'http://localhost:8080',
  trailingSlash: 'never',
  publicDir: '../shared/src/organiser/public',
  // Inline styles let a first visit paint one round trip earlier, but cost 5 kB on each later page.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  devToolbar: { enabled: false },
  integrations: [
    react({ experimentalDisableStreaming: true }),
    interestDirective(),
    stylePage(),
    hostFiles(),
    checkPages(),
  ],
  vite: {
    // Short class names make each page about 300 bytes smaller.
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: {
      // Inline the layout's first script into the page, so that it can handle the first tap. All other scripts are files that
      // load after the first paint. Other assets are inlined if they are small (Vite's default).
      assetsInlineLimit: (path) => (SCRIPT.test(path) ? SHELL.test(path) : undefined),
    },
    // Fix the value at build time, so that pages and islands use the same value and no page reads the environment.
    define: { 'import.meta.env.PUBLIC_MEDIA_BASE_URL': JSON.stringify(process.env.MEDIA_BASE_URL ?? '') },
  },
});
