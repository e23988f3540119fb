import react from '@astrojs/react';
import { readSettings } from '@fuar/shared/settings/read-settings';
import { SETTINGS as s } from '@fuar/shared/settings/settings';
import { defineConfig } from 'astro/config';
import { z } from 'zod';
import { additions } from './src/integrations/additions.ts';
import { checkPages } from './src/integrations/check-pages.ts';
import { hostFiles } from './src/integrations/host-files.ts';

/** `SCRIPT` matches the paths of all scripts of pages and layouts, `SHELL` only that of the first script of base-layout.astro. */
const SCRIPT = /_astro_type_script_index_\d/;
const SHELL = /\/base-layout\.astro_astro_type_script_index_0_/;

/** Stops the build if a setting is invalid. Otherwise a site without its /api, or with wrong addresses, could go online. */
const settings = readSettings(
  z.object({
    PUBLIC_SITE_URL: s.PUBLIC_SITE_URL.schema.default('http://localhost:8080'),
    MEDIA_BASE_URL: s.MEDIA_BASE_URL.schema.default(''),
    CMS_URL: s.CMS_URL.schema.optional(),
    STATIC_HOST_REWRITES: s.STATIC_HOST_REWRITES.schema.optional(),
  }),
  process.env,
);

export default defineConfig({
  site: settings.PUBLIC_SITE_URL,
  trailingSlash: 'never',
  publicDir: '../shared/src/organiser/public',
  // Inline styles let a first visit paint one round trip earlier, but cost 5 kB on each later page.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  devToolbar: { enabled: false },
  integrations: [react({ experimentalDisableStreaming: true }), additions(), hostFiles(), checkPages()],
  vite: {
    // Short class names make each page about 300 bytes smaller.
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: {
      // Inline the layout's first script into the page, so that it can handle the first tap. All other scripts are files that
      // load after the first paint. Other assets are inlined if they are small (Vite's default).
      assetsInlineLimit: (path) => (SCRIPT.test(path) ? SHELL.test(path) : undefined),
    },
    // Fix the value at build time, so that pages and islands use the same value and no page reads the environment.
    define: { 'import.meta.env.PUBLIC_MEDIA_BASE_URL': JSON.stringify(settings.MEDIA_BASE_URL) },
  },
});
