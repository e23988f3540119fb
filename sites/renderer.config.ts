import { defineConfig } from 'astro/config';
import site from './astro.config.ts';
import { renderer } from './src/renderer/adapter.ts';

/** The same pages as `astro build` makes, as one bundle that renders them on demand. */
export default defineConfig({
  ...site,
  output: 'server',
  outDir: './dist-renderer',
  adapter: renderer(),
  vite: { ...site.vite, environments: { ssr: { resolve: { noExternal: true } } } },
});
