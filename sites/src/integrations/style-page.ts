import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `/_stil` shows all components on one page, in the dev server only. */
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
