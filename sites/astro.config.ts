import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checkPages } from './src/integrations/check-pages.ts';
import { hostFiles } from './src/integrations/host-files.ts';
import { interestDirective } from './src/integrations/interest-directive.ts';
import { stylePage } from './src/integrations/style-page.ts';

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL || 'http://localhost:8080',
  trailingSlash: 'never',
  publicDir: '../shared/src/organiser/public',
  // Styles stand in the page: a first visit paints one round trip earlier, for five kilobytes on later pages.
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
    // A constant of the build, so that pages and islands agree and no page reads the environment.
    define: { 'import.meta.env.PUBLIC_MEDIA_BASE_URL': JSON.stringify(process.env.MEDIA_BASE_URL ?? '') },
  },
});
