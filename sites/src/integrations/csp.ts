import { createHash } from 'node:crypto';
import { inlineElements } from '@fuar/shared/http/inline-elements';

export type InlineHashes = { scripts: Set<string>; styles: Set<string> };

export function collectHashes(html: string, into: InlineHashes): void {
  for (const { element, text } of inlineElements(html)) {
    (element === 'style' ? into.styles : into.scripts).add(sha256(text));
  }
}

const DIRECTIVES = {
  'connect-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/**
 * One policy for the pages and the back-office. The pages need the hashes. The back-office needs `frame-src 'self'` for its
 * previews.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, directives = DIRECTIVES): string {
  const list = (hashes: Set<string>) => ["'self'", ...[...hashes].sort()].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(scripts)}`,
    `style-src ${list(styles)}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "frame-src 'self' https://www.openstreetmap.org",
    ...Object.entries(directives).map(([name, sources]) => `${name} ${sources}`),
  ].join('; ');
}

/**
 * The policy of a preview, which the back-office shows in a frame. It forbids requests by scripts, so that islands cannot
 * replace the draft with public content. It also forbids the sending of forms.
 */
export function previewPolicy(html: string): string {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  collectHashes(html, hashes);
  return contentSecurityPolicy(hashes, {
    'connect-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
}

/** The `_headers` file of a release, with one rule for all paths: if two rules matched a path, a browser would enforce both. */
export function hostHeaders(hashes: InlineHashes): string {
  return `/*\n  Content-Security-Policy: ${contentSecurityPolicy(hashes)}\n`;
}

/** Caches hashes by text, because ten thousand pages share a handful of scripts and styles. */
const hashByText = new Map<string, string>();

function sha256(text: string): string {
  const hash = hashByText.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashByText.set(text, hash);
  return hash;
}
