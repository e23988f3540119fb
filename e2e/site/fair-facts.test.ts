import type { AdminClient } from '@fuar/shared/api/admin-client';
import { SUPERVISION_SENTENCE } from '@fuar/shared/messages/public/supervision';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { expect, test } from '@playwright/test';
import { aPdf } from '../../cms/src/testing/documents.ts';
import { untilLive } from '../../scripts/src/testing/product.ts';
import { signIn } from '../../scripts/src/testing/sign-in.ts';
import { findingsInBothThemes } from '../axe.ts';
import { overhang } from '../overhang.ts';
import { serveProduct } from '../serve-product.ts';

const FULL = {
  title: 'Bereket Tarım Fuarı',
  date: '5-8 Kasım 2099',
  description: 'Tohumdan sofraya.',
  details: `<p>${'Uzun bir metin. '.repeat(400)}</p>`,
  openingHours: 'Her gün 10.00-19.00',
  hall: 'A ve B salonları',
  hallArea: 12500,
  edition: 9,
  series: 'Bereket',
  productGroups: ['Tohum', 'Sulama', 'Sera'],
  visitorsLast: 42000,
  exhibitorsLast: 180,
  supportNote: 'KOSGEB desteği vardır.',
  isSupervised: true,
  invitationUrl: 'https://example.com/davet',
} as const;

const product = serveProduct({ env: { DEMO: '1' } });
let api: AdminClient;
let full: number;

test.beforeAll(async () => {
  api = await signIn(product.url);
  const add = async (input: Parameters<AdminClient['fairs']['create']>[0]) =>
    (await api.fairs.create(input)).id;
  await add({
    title: 'Bereket Tarım Fuarı 2098',
    date: '2 Kasım 2098',
    description: 'Önceki edisyon.',
    status: 'Completed',
    series: 'BEREKET',
    visitorsLast: 38500,
  });
  full = await add({ ...FULL, productGroups: [...FULL.productGroups] });
  await api.fairs.addDocument(full, { title: 'Katılım sözleşmesi', documentFile: aPdf() });
  await untilLive(api);
});

const at = (path: string) => `${product.url}${path}`;

test('a fair that is over offers no request, invitation or calendar, although its status is upcoming', async ({
  page,
}) => {
  const links = ['Katılımcı Olmak İstiyorum', /^Davetiye al/, /Takvime/].map((name) =>
    page.getByRole('article').getByRole('link', { name }),
  );
  await page.goto(at(`/fuarlar/${full}`));
  for (const link of links) await expect(link.first()).toBeVisible();
  await page.clock.setFixedTime(new Date('2099-11-09T10:00:00Z'));
  await page.reload();
  for (const link of links) await expect(link).toHaveCount(0);
});

test('a phone shows the date, the place and the link to the request form before the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(`/fuarlar/${full}`));
  const key = page.getByRole('complementary', { name: 'Fuar Künyesi' });
  const request = key.getByRole('link', { name: 'Katılımcı Olmak İstiyorum' });
  await expect(request).toHaveCount(1);
  const facts = [key.getByText(FULL.date), key.getByText(ORGANISER.venue.name), request];
  const texts = [page.getByText(FULL.description), page.getByText('Uzun bir metin.')];
  const tops = await Promise.all(
    [...facts, ...texts].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[2]).toBeLessThan(1.5 * 844);
});

test('a printed fair has its documents’ addresses and the sentence of TOBB', async ({ page }) => {
  await page.goto(at(`/fuarlar/${full}`));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(SUPERVISION_SENTENCE)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${product.url}/media/.*\\.pdf$`))).toBeVisible();
  await expect(page.getByText('Davetiye al: https://example.com/davet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Katılımcı Olmak İstiyorum' })).toBeHidden();
});

for (const width of [320, 390, 768, 1440]) {
  test(`a fair with every fact fits ${width} px in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at(`/fuarlar/${full}`));
    expect(await overhang(page)).toBe(0);
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
}
