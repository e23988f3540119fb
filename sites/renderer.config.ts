import type { AstroUserConfig } from 'astro';
import site from './astro.config.ts';
import { renderer } from './src/renderer/adapter.ts';

/** The same pages as `astro build` makes, as one bundle that renders them on demand. */
const config: AstroUserConfig = {
  ...(site as AstroUserConfig),
  output: 'server',
  outDir: './dist-renderer',
  adapter: renderer(),
  vite: { ...site.vite, environments: { ssr: { resolve: { noExternal: true } } } },
};

export default config;
