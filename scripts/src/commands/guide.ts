import { join } from 'node:path';
import { addDays, todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startCommand } from '../command.ts';
import { step } from '../production/progress.ts';
import { repoPath } from '../repo.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { ADMIN, startProduct } from '../testing/product.ts';

const SIZE = { width: 1280, height: 800 };
/** Width of a screenshot in the guide, in pixels. */
const WIDTH = 1120;

type Shot = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function openPersonalData(page: Page): Promise<void> {
  await press(page, 'Kişisel veriler');
  await page.getByRole('button', { name: 'Verileri indir' }).waitFor();
}

async function editFirstFair(page: Page): Promise<void> {
  await press(page, /^Düzenle: /);
  await page.getByLabel('Başlık', { exact: true }).fill('Kitap ve Kültür Fuarı');
}

async function previewFirstFair(page: Page): Promise<void> {
  await editFirstFair(page);
  await untilPreviewed(page, 'Kitap ve Kültür Fuarı');
}

async function untilPreviewed(page: Page, title: string): Promise<void> {
  await page.frameLocator('iframe:not([data-next])').getByRole('heading', { name: title }).waitFor();
}

async function addUsers(page: Page): Promise<void> {
  const users = [
    { email: 'elif@bazaltfuar.example', name: 'Elif Aydın', role: 'editor' },
    { email: 'murat@bazaltfuar.example', name: 'Murat Şen', role: 'inbox' },
  ];
  for (const data of users) {
    const added = await page.request.post(`${product.url}/api/admin/users`, {
      headers: { origin: product.url },
      data,
    });
    if (!added.ok()) throw new Error(`${data.email}: ${added.status()}`);
  }
}

const inDays = (days: number) => addDays(todayInIstanbul(new Date()), days);

const SHOTS: Shot[] = [
  { name: 'genel-bakis', path: '/admin' },
  { name: 'fuarlar', path: '/admin/fairs' },
  {
    name: 'fuar-formu',
    path: '/admin/fairs',
    prepare: async (page) => {
      await press(page, 'Yeni Fuar Ekle');
      await page.getByLabel('Başlık').first().fill('Tarım ve Hayvancılık Fuarı');
      await page.getByLabel('Tarih').first().fill('15-17 Ekim 2027');
      await page
        .getByLabel('Kısa Açıklama')
        .fill('Bölgenin tarım ve hayvancılık firmaları üç gün bir arada.');
      await untilPreviewed(page, 'Tarım ve Hayvancılık Fuarı');
    },
  },
  { name: 'basin', path: '/admin/press' },
  {
    name: 'galeri',
    path: '/admin/gallery',
    prepare: async (page) => {
      // Select another fair, because the screen starts with the newest fair, which has no pictures yet.
      const option = page.getByRole('option', { name: /Gastronomi/ }).first();
      await page.getByRole('combobox').selectOption((await option.getAttribute('value')) ?? '');
      await page.getByRole('img').nth(5).waitFor();
    },
  },
  {
    name: 'mesajlar',
    path: '/admin/contact',
    prepare: async (page) => {
      await press(page, /^Ayrıntıları aç/);
      await page.getByText('Form ile geldi.').waitFor();
    },
  },
  { name: 'talepler', path: '/admin/participant-submissions' },
  {
    name: 'pano',
    path: '/admin/participant-submissions?view=board',
    prepare: async (page) => {
      await press(page, /Tarım/);
      await page.locator('[data-card]').first().waitFor();
    },
  },
  { name: 'kisisel-veriler', path: '/admin/contact', prepare: openPersonalData },
  { name: 'sayfalar', path: '/admin/pages' },
  { name: 'onizleme', path: '/admin/fairs', prepare: previewFirstFair },
  {
    name: 'zamanlama',
    path: '/admin/fairs',
    prepare: async (page) => {
      await previewFirstFair(page);
      await press(page, 'Zamanla…');
      await page.getByLabel('Gün', { exact: true }).fill(inDays(4));
    },
  },
  {
    name: 'taslaklar',
    path: '/admin/fairs',
    prepare: async (page) => {
      await editFirstFair(page);
      await press(page, 'Taslak olarak kaydet');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Taslaklar' }).click();
      await page.getByRole('link', { name: 'Kitap ve Kültür Fuarı' }).waitFor();
    },
  },
  {
    name: 'gecmis',
    path: '/admin/fairs',
    prepare: async (page) => {
      await editFirstFair(page);
      await press(page, 'Kaydet');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Geçmiş: Kitap ve Kültür Fuarı' }).click();
      await page.getByRole('dialog').locator('ins').first().waitFor();
    },
  },
  {
    name: 'kullanicilar',
    path: '/admin/users',
    prepare: async (page) => {
      await addUsers(page);
      await page.reload();
      await page
        .getByRole('button', { name: /^Ayrıntıları aç: / })
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'ikinci-adim',
    path: '/admin/account',
    prepare: async (page) => {
      await press(page, 'Uygulamayı kur');
      await page.getByRole('img', { name: /karekod/ }).waitFor();
    },
  },
  { name: 'islem-kayitlari', path: '/admin/record' },
  { name: 'ayarlar', path: '/admin/settings' },
  {
    name: 'slider',
    path: '/admin/settings',
    prepare: (page) => page.getByRole('tab', { name: 'Slider' }).click(),
  },
];

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[data-skeleton]:visible').first().waitFor({ state: 'detached' });
  // Wait for visible pictures only, because lazy pictures do not load before they are scrolled to.
  await page.evaluate(() => {
    const isSeen = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight;
    return Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => {})));
  });
  const png = await page.screenshot({ animations: 'disabled' });
  const file = join(repoPath('docs/kilavuz/img'), `${name}.webp`);
  await sharp(png).resize({ width: WIDTH }).webp({ quality: 72, effort: 6 }).toFile(file);
}

const { rest: named } = startCommand({
  call: 'npm run guide',
  what: 'Takes the screenshots of docs/kilavuz from the demo in a temporary data folder.',
  argument: {
    name: 'picture',
    kind: 'text',
    what: 'the screenshots to take, all of them by default',
    many: true,
    choices: ['giris', ...SHOTS.map(({ name }) => name)],
  },
  examples: ['', 'fuarlar galeri'],
});
const isWanted = (name: string) => named.length === 0 || named.includes(name);

const executablePath = ensureBrowser();
await using product = await startProduct();
await using browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  // Set the browser's language to Turkish, because date inputs use it. Debian's Chromium needs chromium-l10n for this.
  env: { ...process.env, LANGUAGE: 'tr' },
});
const page = await browser.newPage({ viewport: SIZE, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
// Clear drafts, because an unsaved form of one screenshot would reappear in the next one.
await page.addInitScript(() => localStorage.clear());
await page.goto(`${product.url}/signin`);
await page.getByLabel('E-posta').fill(ADMIN.email);
if (isWanted('giris')) await take(page, 'giris');
await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
await page.getByRole('button', { name: 'Giriş Yap' }).click();
await page.waitForURL(/\/admin$/);
for (const { name, path, prepare } of SHOTS.filter((shot) => isWanted(shot.name))) {
  await step(`docs/kilavuz/img/${name}.webp`, async () => {
    await page.goto(product.url + path);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await take(page, name);
  });
}
