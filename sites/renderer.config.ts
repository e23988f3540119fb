import type { AstroUserConfig } from 'astro';
import astroConfig from './astro.config.ts';
import { renderer } from './src/renderer/adapter.ts';

// Leave out the site's URL, because the publisher passes it with each page.
const { site: _, ...pages } = astroConfig as AstroUserConfig;

const config: AstroUserConfig = {
  ...pages,
  output: 'server',
  outDir: './dist-renderer',
  adapter: renderer(),
  vite: { ...pages.vite, environments: { ssr: { resolve: { noExternal: true } } } },
};

export default config;
