import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Adds the directive `client:interest`, and the routes that are not files in `pages/`. */
export function additions(): AstroIntegration {
  return {
    name: 'additions',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, injectRoute }) => {
        addClientDirective({ name: 'interest', entrypoint: pathOf('directives/interest.ts') });
        // Astro ignores files in `pages/` whose names start with an underscore.
        injectRoute({ pattern: '/_redirects', entrypoint: pathOf('host/redirects.ts') });
        // `/_stil` shows all components on one page, in the dev server only.
        if (command === 'dev')
          injectRoute({ pattern: '/_stil', entrypoint: pathOf('style-page/style-page.astro') });
      },
    },
  };
}
