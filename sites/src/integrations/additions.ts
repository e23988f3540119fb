import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INTEREST = fileURLToPath(new URL('../directives/interest.ts', import.meta.url));
const REDIRECTS = fileURLToPath(new URL('../host/redirects.ts', import.meta.url));
const STYLE_PAGE = fileURLToPath(new URL('../style-page/style-page.astro', import.meta.url));

/** Adds the directive `client:interest`, and the routes that are not files in `pages/`. */
export function additions(): AstroIntegration {
  return {
    name: 'additions',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, injectRoute }) => {
        addClientDirective({ name: 'interest', entrypoint: INTEREST });
        // Astro ignores files in `pages/` whose names start with an underscore.
        injectRoute({ pattern: '/_redirects', entrypoint: REDIRECTS });
        // `/_stil` shows all components on one page, in the dev server only.
        if (command === 'dev') injectRoute({ pattern: '/_stil', entrypoint: STYLE_PAGE });
      },
    },
  };
}
