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

test.each([
  '<meta content="<script>evil()</script><style>evil()</style>">',
  "<p title='<script>evil()</script>'>it's</p>",
  '<a data-x="a > b" title="&quot;><script>evil()</script>" href="/">x</a>',
  "<!-- it's <script>evil()</script> -->",
  '<script type="application/ld+json">{"a":"<script>evil()"}</script>',
])('allows no script that is only the text of %s', (html) => {
  const policy = policyOf(`<!doctype html><script>a()</script>${html}<script>b()</script>`);
  for (const text of ['a()', 'b()']) expect(policy).toContain(hashOf(text));
  expect(policy).toContain("style-src 'self';");
  expect(policy.match(/sha256/g)).toHaveLength(2);
});

test('the order of pages does not change the policy', () => {
  expect(policyOf('<script>a</script>', '<script>b</script>')).toBe(
    policyOf('<script>b</script>', '<script>a</script>'),
  );
});
