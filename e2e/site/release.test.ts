import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { filesBelow, openReleases } from '../../scripts/src/production/publication/releases.ts';
import { expect, test } from './fixtures.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'unique-landmark': 'error' },
});

test('every page that is online is valid HTML', async ({ product }) => {
  const releases = openReleases(join(product.dataDir, 'releases'));
  const folder = releases.path(releases.current() ?? 0);
  const pages = (await filesBelow(folder)).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const name of pages) {
    const { results } = await validator.validateString(readFileSync(join(folder, name), 'utf8'), name);
    for (const { messages } of results) {
      found.push(...messages.map(({ line, ruleId, message }) => `${name}:${line} ${ruleId}: ${message}`));
    }
  }
  expect(found).toEqual([]);
});

test('every internal link, picture and script leads somewhere', async ({ request }) => {
  test.setTimeout(120_000);
  const seen = new Set(['/']);
  const broken: string[] = [];
  for (const path of seen) {
    const response = await request.get(path);
    if (!response.ok()) broken.push(`${path}: ${response.status()}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    for (const [, links = ''] of html.matchAll(
      /\s(?:href|src|srcset|imagesrcset|component-url|renderer-url)="([^"]+)"/g,
    )) {
      for (const link of links.split(/,\s+/)) {
        const address =
          link
            .split(' ')[0]
            ?.replaceAll('&amp;', '&')
            .replace(/[?#].*$/, '') ?? '';
        if (address.startsWith('/')) seen.add(address);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
