import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { inlineBytes, requestedBeforeLoad } from '../../scripts/src/testing/page-weight.ts';
import { settle } from '../settle.ts';
import { expect, hold, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const shownSlide = (page: Page) =>
  page
    .locator('hero-slider [data-dot]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'));

const swiperReady = (page: Page) => expect(page.locator('hero-slider .swiper-initialized')).toBeAttached();

test('the home page loads at most 12 kB of scripts before the load event, and 45 kB before any interaction', async ({
  page,
}) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body());
  });
  await page.goto('/');
  await swiperReady(page);
  await settle(page);
  const early = await requestedBeforeLoad(page);
  const { scripts: inline } = await inlineBytes(page);
  const bytes = { early: inline, all: inline };
  for (const [url, body] of bodies) {
    const size = gzipSync(await body, { level: 9 }).length;
    bytes.all += size;
    if (early.includes(url)) bytes.early += size;
  }
  expect(bytes.early).toBeLessThan(12_000);
  expect(bytes.all).toBeLessThan(45_000);
});

test('the first picture does not move or change when Swiper starts', async ({ page }) => {
  const release = await hold(page, /\/_astro\/run-slides\./);
  await page.goto('/', { waitUntil: 'load' });
  const first = page.locator('hero-slider img').first();
  const look = () =>
    first.evaluate((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const { opacity, visibility, objectPosition } = getComputedStyle(image);
      return [x, y, width, height, opacity, visibility, objectPosition];
    });
  const before = await look();
  release();
  await swiperReady(page);
  expect(await look()).toEqual(before);
  await expect(first).toHaveCSS('transition-property', /opacity/);
});

test('the first picture loads first, and the dots are large enough', async ({ page }) => {
  await page.goto('/');
  const first = page.locator('hero-slider img').first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  const box = await page.locator('[data-dot]').first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.getByRole('main').getByRole('link', { name: 'Fuarları Keşfet' }).click();
  await expect(page).toHaveURL(/\/fuarlar$/);
});

test('a swipe changes the slide and wraps around', async ({ page, api }) => {
  const { length: count } = await api.sliderImages.list();
  await page.setViewportSize({ width: 390, height: 800 });
  // Stop the clock, because on the first or the last slide a swipe that takes more than 300 ms returns to the same slide.
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  await page.goto('/', { waitUntil: 'load' });
  await swiperReady(page);
  await page.getByRole('button', { name: 'Geçişi durdur' }).click();
  await page.getByRole('button', { name: '1. görsele git' }).click();
  await expect.poll(() => shownSlide(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const box = await page.locator('hero-slider [data-pictures]').boundingBox();
  if (!box) throw new Error('no picture');
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(to, box.y + 52, { steps: 2 });
    await page.mouse.up();
  };
  await swipe(300, 60);
  await expect.poll(() => shownSlide(page)).toBe(1);
  await swipe(60, 300);
  await expect.poll(() => shownSlide(page)).toBe(0);
  await swipe(60, 300);
  await expect.poll(() => shownSlide(page)).toBe(count - 1);
  await swipe(300, 60);
  await expect.poll(() => shownSlide(page)).toBe(0);
});
