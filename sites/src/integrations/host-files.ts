import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { collectHashes, contentSecurityPolicy, type InlineHashes } from './csp.ts';

/** Writes what a host must know of a build and only the build knows: `_headers`, and on a static host `_redirects`. */
export function hostFiles(): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
        for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          collectHashes(await readFile(new URL(file, dir), 'utf8'), hashes);
        }
        await writeFile(new URL('_headers', dir), headers(contentSecurityPolicy(hashes)));

        const { CMS_URL, NETLIFY, STATIC_HOST_REWRITES } = process.env;
        if (CMS_URL && (NETLIFY || STATIC_HOST_REWRITES === '1')) {
          await writeFile(new URL('_redirects', dir), redirects(CMS_URL.replace(/\/+$/, '')));
        }
      },
    },
  };
}

// Two rules for one path would be joined into one policy, the stricter of both: there is exactly one.
function headers(policy: string): string {
  return [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  Speculation-Rules: "/speculation.json"',
    '/speculation.json',
    '  Content-Type: application/speculationrules+json',
    '',
  ].join('\n');
}

function redirects(cmsUrl: string): string {
  return `/api/* ${cmsUrl}/api/:splat 200!\n/media/* ${cmsUrl}/media/:splat 200!\n`;
}
