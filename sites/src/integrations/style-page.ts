import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** In the dev server only. */
export function stylePage(): AstroIntegration {
  return {
    name: 'style-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/_stil',
          entrypoint: fileURLToPath(new URL('../style-page/style-page.astro', import.meta.url)),
        });
      },
    },
  };
}
