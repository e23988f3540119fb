import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export function interestDirective(): AstroIntegration {
  return {
    name: 'interest-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interest',
          entrypoint: fileURLToPath(new URL('../directives/interest.ts', import.meta.url)),
        });
      },
    },
  };
}
