import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Adds the security policy to a back-office on its own origin. */
export function ownOrigin(site: string): Plugin {
  let outDir = '';
  return {
    name: 'own-origin',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => writeFileSync(join(outDir, '../_headers'), hostHeaders(site)),
  };
}

function hostHeaders(site: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: https: ${site}`,
    `connect-src 'self' ${site}`,
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return `/*\n  Content-Security-Policy: ${policy.join('; ')}\n`;
}
