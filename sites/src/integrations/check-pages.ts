import { pagePaths } from '@fuar/shared/pages';
import type { AstroIntegration } from 'astro';
import { ENDPOINTS } from '../lib/endpoints.ts';

/**
 * Stops a build if the files in `pages/` differ from the lists `PAGES` and `ENDPOINTS`. `astro build` renders every file, but
 * the publisher renders only the paths in these lists.
 */
export function checkPages(): AstroIntegration {
  return {
    name: 'check-pages',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        const fixed = routes.filter(({ origin, params }) => origin === 'project' && params.length === 0);
        const files = fixed.map(({ pattern }) => pattern);
        const listed = [...pagePaths('all'), ...ENDPOINTS];
        const problems = [
          ...without(files, listed).map((path) => `${path} has a file there and no row`),
          ...without(listed, files).map((path) => `${path} has a row and no file there`),
        ];
        if (problems.length === 0) return;
        throw new Error(
          'sites/src/pages does not match PAGES in shared/src/pages.ts and ENDPOINTS in ' +
            `sites/src/lib/endpoints.ts: ${problems.join('; ')}.`,
        );
      },
    },
  };
}

function without(paths: readonly string[], known: readonly string[]): string[] {
  return paths.filter((path) => !known.includes(path));
}
