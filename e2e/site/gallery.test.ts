import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { expect, FAILED_CALL, mockCalls, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

const ALBUMS = /\/api\/gallery\/categories/;
const IMAGES = /\/api\/gallery\/\d+/;
const lightbox = (page: Page) => page.getByRole('dialog');
const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);

async function openFirst(page: Page) {
  await page.goto('/galeri');
  const opener = page.getByRole('article').first().getByRole('button');
  await opener.click();
  await expect(counter(page)).toBeVisible();
  return opener;
}

test('the lightbox shows a counter, moves by button, arrow key and thumbnail, wraps around, and returns focus', async ({
  page,
  api,
}) => {
  const [album] = await api.gallery.albums();
  if (!album) throw new Error('the demo has albums');
  const count = album.imageCount;
  const opener = await openFirst(page);
  await expect(counter(page)).toHaveText(`1 / ${count}`);
  await expect(
    lightbox(page).getByRole('img', { name: `${album.title} – fotoğraf 1 / ${count}` }),
  ).toBeVisible();
  await lightbox(page).getByRole('button', { name: 'Önceki fotoğraf' }).click();
  await expect(counter(page)).toHaveText(`${count} / ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`1 / ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`${count} / ${count}`);
  await lightbox(page).getByRole('button', { name: 'Sonraki fotoğraf' }).click();
  await lightbox(page)
    .getByRole('button', { name: `Fotoğraf 3 / ${count}` })
    .click();
  await expect(counter(page)).toHaveText(`3 / ${count}`);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await expect(counter(page)).toHaveText(`1 / ${count}`);
  await lightbox(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(lightbox(page)).toHaveCount(0);
});

test('each press of an arrow key moves by one picture, even in quick succession', async ({ page }) => {
  await openFirst(page);
  for (const key of ['Right', 'Right', 'Right', 'Right', 'Left']) await page.keyboard.press(`Arrow${key}`);
  await expect(counter(page)).toHaveText(/^4 \//);
});

test('Back closes the lightbox and stays on the page', async ({ page }) => {
  await page.goto('/fuarlar');
  const opener = await openFirst(page);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/galeri$/);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(counter(page)).toBeVisible();
  await lightbox(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/fuarlar$/);
});

test('a horizontal swipe of more than 10 px changes the picture, a shorter or steeper one does not', async ({
  page,
  api,
}) => {
  const [album] = await api.gallery.albums();
  await openFirst(page);
  const swipe = async (x: number, y = 0) => {
    await page.mouse.move(700, 300);
    await page.mouse.down();
    await page.mouse.move(700 + x, 300 + y);
    await page.mouse.up();
  };
  await swipe(-10);
  await expect(counter(page)).toHaveText(`1 / ${album?.imageCount}`);
  await swipe(-11);
  await expect(counter(page)).toHaveText(`2 / ${album?.imageCount}`);
  await swipe(20, 40);
  await expect(counter(page)).toHaveText(`2 / ${album?.imageCount}`);
  await swipe(11);
  await expect(counter(page)).toHaveText(`1 / ${album?.imageCount}`);
});

test('the page behind the lightbox does not scroll, and the lightbox traps focus', async ({ page }) => {
  await openFirst(page);
  const place = await page.evaluate(() => scrollY);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 500);
  for (let n = 0; n < 25; n += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('[role=dialog]'),
      ),
    ).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the keys still work after a click outside the thumbnails', async ({ page }) => {
  await openFirst(page);
  const strip = lightbox(page).getByRole('navigation', { name: 'Küçük resimler' });
  const box = await strip.boundingBox();
  await page.mouse.click(5, (box?.y ?? 0) + 5);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^2 /);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
});

test('the whole title of an album is visible at 200 % zoom on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await openFirst(page);
  const title = lightbox(page).locator('p').first();
  const cut = await title.evaluate((each) => [
    each.scrollWidth - each.clientWidth,
    each.scrollHeight - each.clientHeight,
  ]);
  expect(cut).toEqual([0, 0]);
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('a dark transparent picture has a lighter background in the dark theme and in the lightbox', async ({
  page,
  api,
}) => {
  const ground = 'rgb(128, 119, 107)';
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  await page.goto(`/fuarlar/${fair?.id}`);
  await expect(page.locator('main img').first()).toHaveCSS('background-color', ground);
  await openFirst(page);
  await expect(lightbox(page).getByRole('img', { name: /fotoğraf 1 / })).toHaveCSS(
    'background-color',
    ground,
  );
});

test('the first click loads the lightbox and its styles', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/galeri');
  await settle(page);
  expect((await page.content()).includes('yarl__')).toBe(false);
  expect(asked.filter((path) => path.includes('lightbox'))).toEqual([]);
  await page.getByRole('article').first().getByRole('button').click();
  await expect(counter(page)).toBeVisible();
  expect(asked.filter((path) => /lightbox.*\.js$/.test(path))).toHaveLength(1);
});

test('the error of an album far down the page is visible without scrolling', async ({ page }) => {
  await mockCalls(page, IMAGES, 'fails');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/galeri');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').last().click();
  const message = page.getByText('Galeri görselleri yüklenemedi.');
  await expect(message).toBeInViewport({ ratio: 1 });
  // The message covers pictures, so it is readable only with a background.
  await expect(message).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('shows the empty state if all albums were deleted', async ({ page }) => {
  await mockCalls(page, ALBUMS, 'is empty');
  await page.goto('/galeri');
  await page.getByRole('article').first().hover();
  await expect(page.getByText('Henüz Galeri Albümü Yok')).toBeVisible();
});
