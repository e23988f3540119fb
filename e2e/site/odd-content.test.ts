import sharp from 'sharp';
import { untilLive } from '../../scripts/src/testing/product.ts';
import { signIn } from '../../scripts/src/testing/sign-in.ts';
import { overhang } from '../overhang.ts';
import { expect, test } from './fixtures.ts';

const WORD = 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına'.repeat(3);

test.use({ demo: '0' });

test('long words without spaces stay within the screen in every list', async ({ product, page }) => {
  const staff = await signIn(product.url);
  const texts = {
    ...({ title: WORD, description: WORD, date: WORD.slice(0, 60), status: 'Upcoming' } as const),
    details: `<h1>${WORD}</h1><p data-lexical-indent="8">${WORD}</p><ul><li>${WORD}</li></ul>`,
  };
  const fair = await staff.fairs.create(texts);
  const other = await staff.fairs.create({ ...texts, date: '30 Aralık 2089 - 3 Ocak 2090' });
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  await staff.gallery.upload(fair.id, { imageFiles: [new File([new Uint8Array(png)], 'a.png')] });
  const item = await staff.press.create({
    ...{ title: WORD, date: '2026-03-04', content: `<p>${WORD}</p>` },
    ...{ type: 'Coverage', source: WORD, link: 'https://gazete.example/haber' },
  });
  await staff.press.create({ type: 'Bulletin', title: WORD, date: '2026-03-05', content: '' });
  const email = `${'basin.ve.halkla.iliskiler.'.repeat(3)}x@ornek-kurum-adi.example`;
  const network = 'https://ag.example/bazalt';
  await staff.settings.update({
    ...{ email, address: WORD, phone: '5'.repeat(50) },
    ...{ facebookUrl: network, twitterUrl: network, instagramUrl: network, youtubeUrl: network },
  });
  await untilLive(staff);

  const routes = [
    '/',
    '/fuarlar',
    `/fuarlar/${fair.id}`,
    `/fuarlar/${other.id}`,
    '/fuar-arsivi',
    '/basin',
    `/basin/${item.id}`,
    '/galeri',
    '/iletisim',
    '/katilimci-ol',
    '/kvkk',
    `/ara?q=${WORD.slice(0, 20)}`,
  ];
  const found: string[] = [];
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'load' });
      const beyond = await overhang(page);
      if (beyond) found.push(`${route} at ${width} px: ${beyond}`);
    }
  }
  expect(found).toEqual([]);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(`/fuarlar/${fair.id}`);
  const lines = await page
    .locator('top-bar a[href^="mailto:"]')
    .evaluate((link) => link.scrollHeight / link.clientHeight);
  expect(lines, 'the e-mail address fits the bar').toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a fair with a long title and a date in words keeps its place at the top of a page', async ({
  product,
  page,
}) => {
  const staff = await signIn(product.url);
  for (const { id } of await staff.fairs.list()) await staff.fairs.delete(id);
  const { id } = await staff.fairs.create({
    title: 'Güneydoğu Anadolu Uluslararası Tarım, Hayvancılık ve Süt Endüstrisi Fuarı '.repeat(2),
    date: 'Mart ayının ikinci yarısı ile Nisan ayının ilk haftası arasında, kesin tarih duyurulacak',
    description: 'Açıklama',
  });
  await untilLive(staff);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto('/');
  const band = page.getByText('Sıradaki fuar').locator('..');
  expect((await band.boundingBox())?.width).toBeGreaterThan(400);

  await page.goto(`/fuarlar/${id}`);
  const plan = await page.locator('main header > div > svg').boundingBox();
  const ends = await page
    .locator('main header > .wrap > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThan(plan?.x ?? 0);
});

test('an Arabic paragraph runs from right to left', async ({ product, page }) => {
  const staff = await signIn(product.url);
  const { id } = await staff.press.create({
    ...({ type: 'Bulletin', title: 'Arapça', date: '2026-03-06' } as const),
    content: '<p>Bülten iki dildedir.</p><p>يبدأ المعرض يوم الخميس.</p>',
  });
  await untilLive(staff);
  await page.goto(`/basin/${id}`);
  const gaps = await page.locator('.prose p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const text = document.createRange();
      text.selectNodeContents(paragraph);
      const box = paragraph.getBoundingClientRect();
      const { left, right } = text.getBoundingClientRect();
      return { isAtLeft: left - box.left < 1, isAtRight: box.right - right < 1 };
    }),
  );
  expect(gaps).toEqual([
    { isAtLeft: true, isAtRight: false },
    { isAtLeft: false, isAtRight: true },
  ]);
});
