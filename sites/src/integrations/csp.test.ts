import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectHashes, contentSecurityPolicy, type InlineHashes } from './csp.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(...pages: string[]): string {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const html of pages) collectHashes(html, hashes);
  return contentSecurityPolicy(hashes);
}

test('allows the inline scripts and styles of all pages by hash, and no others', () => {
  const policy = policyOf('<script type="module">a()</script>', '<style is>p{}</style><script>b()</script>');
  for (const text of ['a()', 'b()', 'p{}']) expect(policy).toContain(hashOf(text));
  expect(policy).not.toContain('unsafe');
});

test('external scripts and data blocks need no hash', () => {
  const policy = policyOf('<script src="/a.js"></script><script type="application/ld+json">{}</script>');
  expect(policy).toContain("script-src 'self';");
});

test('the order of pages does not change the policy', () => {
  expect(policyOf('<script>a</script>', '<script>b</script>')).toBe(
    policyOf('<script>b</script>', '<script>a</script>'),
  );
});
