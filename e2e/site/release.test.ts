import { expect, test } from './fixtures.ts';

test('every internal link, picture and script leads somewhere', async ({ request }) => {
  const seen = new Set(['/']);
  const broken: string[] = [];
  for (const path of seen) {
    const response = await request.get(path);
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok()) broken.push(`${path}: ${response.status()}`);
    if (path.endsWith('.ics') && !type.startsWith('text/calendar')) broken.push(`${path}: ${type}`);
    if (!type.startsWith('text/html')) continue;
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
