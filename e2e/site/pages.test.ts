import { ORGANISER } from '@fuar/shared/organiser/facts';
import { TEXTS } from '@fuar/shared/organiser/texts';
import { menuLinks } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';
import { excerpt } from '@fuar/shared/text/excerpt';
import { allRoutes, expect, FAILED_CALL, STATIC_ROUTES, test } from './fixtures.ts';

test.describe('with JavaScript off', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    allowedErrors: FAILED_CALL,
  });

  for (const route of STATIC_ROUTES) {
    test(`${route} shows its heading and links to every page of the menu`, async ({ page }) => {
      await page.goto(route);
      const [title = ''] = (await page.title()).split(` | ${ORGANISER.product}`);
      const heading = route === PATHS.home ? TEXTS.home.headline : title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const menu = page.getByRole('banner').getByRole('navigation');
      await expect(menu).toBeVisible();
      for (const { path } of [...menuLinks('main'), ...menuLinks('corporate')]) {
        await expect(menu.locator(`a[href="${path}"]`)).toHaveCount(1);
      }
    });
  }

  test('a fair that is not published yet has a page that says so', async ({ page }) => {
    await page.goto('/fuarlar/999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sayfa hazırlanıyor.');
  });
});

test.describe('heads', () => {
  test.use({ allowedErrors: FAILED_CALL });

  test('every page has a title, description, canonical URL and picture within the length limits', async ({
    page,
    api,
  }) => {
    for (const route of await allRoutes(api)) {
      const response = await page.goto(route);
      const head = (selector: string, attribute = 'content') =>
        page.locator(`head ${selector}`).getAttribute(attribute);
      const description = (await head('meta[name=description]')) ?? '';
      expect(description.length, route).toBeGreaterThan(20);
      expect(description.length, route).toBeLessThanOrEqual(160);
      expect(await page.title(), route).toMatch(new RegExp(` \\| ${ORGANISER.product}$`));
      expect(await page.locator('html').getAttribute('lang')).toBe('tr');
      expect(await page.getByRole('heading', { level: 1 }).count(), route).toBe(1);
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale']) {
        expect(await head(`meta[property="${name}"]`), `${route} ${name}`).toBeTruthy();
      }
      const isFound = response?.status() === 200;
      expect(await page.locator('head link[rel=canonical]').count(), route).toBe(isFound ? 1 : 0);
      expect(await page.locator('head meta[name=robots][content=noindex]').count(), route).toBe(
        isFound ? 0 : 1,
      );
      if (isFound) expect(new URL((await head('link[rel=canonical]', 'href')) ?? '').pathname).toBe(route);
    }
  });
});

test('a fair has structured data of an event at the venue', async ({ page, api, product }) => {
  const fair = (await api.fairs.list({ status: 'upcoming' })).find(({ imageUrl }) => imageUrl);
  if (!fair) throw new Error('the demo has fairs with pictures');
  await page.goto(`/fuarlar/${fair.id}`);
  await expect(page).toHaveTitle(`${fair.title} | ${ORGANISER.product}`);
  const { venue, company } = ORGANISER;
  expect(await structuredData(page)).toEqual([
    expect.objectContaining({
      '@type': 'Event',
      name: fair.title,
      startDate: fair.startDate,
      endDate: fair.endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      description: excerpt(fair.description, 250),
      image: [`${product.url}${fair.imageUrl}`],
      location: expect.objectContaining({
        name: venue.name,
        address: expect.objectContaining({ streetAddress: venue.street, addressRegion: venue.city }),
      }),
      organizer: expect.objectContaining({ name: company }),
    }),
    crumbs('Fuarlar', fair.title),
  ]);
});

test('the home page has structured data of the organiser', async ({ page }) => {
  await page.goto('/');
  expect(await structuredData(page)).toEqual([
    expect.objectContaining({ '@type': 'Organization', name: ORGANISER.company }),
  ]);
});

test('the sitemap lists every page, and robots.txt names the sitemap', async ({ request, api, product }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const fairs = (await api.fairs.list()).map(({ id }) => `/fuarlar/${id}`);
  const exhibited: string[] = [];
  for (const { id } of await api.fairs.list())
    if ((await api.fairs.exhibitors(id)).length > 0) exhibited.push(`/fuarlar/${id}/katilimcilar`);
  const press = (await api.press.list()).map(({ id }) => `/basin/${id}`);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.toSorted()).toEqual([...STATIC_ROUTES, ...fairs, ...exhibited, ...press].toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
});

async function structuredData(page: import('@playwright/test').Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

function crumbs(list: string, title: string) {
  const names = ['Anasayfa', list, title];
  return expect.objectContaining({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, index) => expect.objectContaining({ position: index + 1, name })),
  });
}
