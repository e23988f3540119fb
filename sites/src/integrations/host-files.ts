import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NON_PAGE_PREFIXES } from '@fuar/shared/non-page-prefixes';
import type { AstroIntegration } from 'astro';
import { collectHashes, hostHeaders, type InlineHashes } from './csp.ts';

/** Writes the host's file `_headers`. On a static host, makes `_redirects` forward `/api` and the other prefixes of the CMS. */
export function hostFiles(): AstroIntegration {
  let isStatic = true;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        isStatic = config.output === 'static';
      },
      'astro:build:done': async ({ dir }) => {
        if (!isStatic) return;
        const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
        for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          collectHashes(await readFile(new URL(file, dir), 'utf8'), hashes);
        }
        await writeFile(new URL('_headers', dir), hostHeaders(hashes));

        const { CMS_URL, NETLIFY, STATIC_HOST_REWRITES } = process.env;
        if (CMS_URL && (NETLIFY || STATIC_HOST_REWRITES === '1')) {
          const file = new URL('_redirects', dir);
          await writeFile(file, rewrites(CMS_URL.replace(/\/+$/, '')) + (await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/** Forwards the path prefixes of the CMS and of Payload's console, because users sign in to the console on this host too. */
function rewrites(cmsUrl: string): string {
  const prefixes = [...NON_PAGE_PREFIXES.cms, ...NON_PAGE_PREFIXES.console];
  return prefixes.map((prefix) => `${prefix}/* ${cmsUrl}${prefix}/:splat 200!\n`).join('');
}
