import type { APIRequestContext } from '@playwright/test';
import { ADMIN, eventually } from '../../scripts/src/testing/product.ts';
import { expect, test } from './fixtures.ts';

const WORD = 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına'.repeat(3);
const OVERFLOW_WIDTH = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test.use({ demo: '0' });

async function create(request: APIRequestContext, path: string, multipart: Record<string, string>) {
  const answer = await request.post(`/api/admin/${path}`, { multipart });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('long words without spaces stay within the screen in every list', async ({ browser, product, page }) => {
  test.setTimeout(90_000);
  const staff = await browser.newContext({ baseURL: product.url });
  const { request } = staff;
  await request.post('/api/auth/login', { data: { username: ADMIN.email, password: ADMIN.password } });
  const texts = {
    ...{ title: WORD, description: WORD, date: WORD.slice(0, 60), status: 'Upcoming' },
    details: `<h1>${WORD}</h1><p data-lexical-indent="8">${WORD}</p><ul><li>${WORD}</li></ul>`,
  };
  const fair = await create(request, 'fairs', texts);
  const other = await create(request, 'fairs', { ...texts, date: '30 Aralık 2089 - 3 Ocak 2090' });
  const item = await create(request, 'press', {
    ...{ type: 'Coverage', title: WORD, date: '2026-03-04', content: `<p>${WORD}</p>` },
    ...{ source: WORD, link: 'https://gazete.example/haber' },
  });
  await create(request, 'press', { type: 'Bulletin', title: WORD, date: '2026-03-05', content: '' });
  await request.put('/api/admin/settings', {
    data: { email: `${'basin.ve.halkla.iliskiler.'.repeat(3)}x@ornek.example`, address: WORD },
  });
  await eventually(async () => {
    const answer = await request.get('/api/admin/publication');
    return ((await answer.json()) as { state: string }).state === 'live';
  });
  await staff.close();

  const routes = [
    ...['/', '/fuarlar', `/fuarlar/${fair}`, `/fuarlar/${other}`, '/fuar-arsivi', '/basin', `/basin/${item}`],
    ...['/iletisim', '/katilimci-ol', '/kvkk', `/ara?q=${WORD.slice(0, 20)}`],
  ];
  const found: string[] = [];
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'load' });
      const beyond = await page.evaluate(OVERFLOW_WIDTH);
      if (beyond) found.push(`${route} at ${width} px: ${beyond}`);
    }
  }
  expect(found).toEqual([]);
  await page.goto(`/fuarlar/${fair}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
