import { overhang } from '../overhang.ts';
import { allRoutes, expect, FAILED_CALL, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

for (const [name, width, fontSize, hasFonts] of [
  ['a screen of 320 px', 320, '100%', true],
  ['text twice as large', 1280, '200%', true],
  ['text twice as large on a phone', 390, '200%', true],
  ['text twice as large on the smallest phone, in a system font', 320, '200%', false],
  ['text twice as large, in a system font', 1280, '200%', false],
] as const) {
  test(`no page scrolls horizontally, and no word is cut off: ${name}`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 800 });
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', size),
      );
    }, fontSize);
    const found: string[] = [];
    for (const route of await allRoutes(api)) {
      await page.goto(route, { waitUntil: 'load' });
      if (hasFonts) await page.evaluate(() => document.fonts.ready);
      const beyond = await overhang(page);
      if (beyond) found.push(`${route}: ${beyond} px`);
    }
    expect(found).toEqual([]);
  });
}

test('with text twice as large on the smallest phone, the days of a fair stay in one line, and titles keep their margin', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const fairs = await api.fairs.list({ status: 'upcoming' });
  for (const route of ['/', '/fuarlar', ...fairs.map(({ id }) => `/fuarlar/${id}`)]) {
    await page.goto(route);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.evaluate(() => document.fonts.ready);
    const found = await page.evaluate(() => {
      const lines = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()];
      };
      const margin = innerWidth - 15;
      const dates = [...document.querySelectorAll<HTMLElement>('time > span:first-child')];
      // Show one of the widest dates, because the demo's own dates depend on today.
      for (const date of dates) date.textContent = '20–28';
      const titles = [...document.querySelectorAll(':is(h1, h2, h3):not(.with-tabs)')];
      const isBroken = (date: HTMLElement) => {
        // Make the column as narrow as the text allows.
        date.style.inlineSize = 'min-content';
        const { length } = lines(date);
        date.style.inlineSize = '';
        return length > 1;
      };
      const isWide = (element: Element) => lines(element).some(({ right }) => right > margin);
      const wrong = [...dates.filter(isBroken), ...[...dates, ...titles].filter(isWide)];
      return wrong.map(({ textContent }) => textContent);
    });
    expect(found, route).toEqual([]);
  }
});

for (const route of ['/', '/fuarlar', '/galeri', '/iletisim', '/katilimci-ol', '/kvkk']) {
  test(`${route}: the focused element is visible and has a focus ring`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route, { waitUntil: 'load' });
    const found: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // The focus ring of a card's link surrounds the whole card.
        const styles = [element, element.closest('article') ?? element].map((ringed) =>
          getComputedStyle(ringed),
        );
        const hasRing = styles.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        );
        const { width, height, bottom, top } = element.getBoundingClientRect();
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const ringTop = top + scrollY - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
        const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight && ringTop >= 0;
        return hasRing && isSeen
          ? ''
          : `${element.outerHTML.slice(0, 120)} has a ring: ${hasRing}, is visible: ${isSeen}`;
      });
      if (problem === undefined) break;
      if (problem) found.push(problem);
    }
    expect(found).toEqual([]);
  });
}

test('in forced colours the selected tab, slide and step are visible', async ({ page }) => {
  const coloursOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, part) => elements.map((element) => getComputedStyle(element, part).borderColor),
        pseudo,
      );
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const [shown, other] = await coloursOf('[role="tab"]');
  expect(shown).not.toBe(other);
  expect(new Set(await coloursOf('[data-dot]', '::before')).size).toBe(2);
  await page.goto('/katilimci-ol');
  await page.getByLabel('Firma Adı').fill('Dicle Tarım');
  await page.getByRole('button', { name: 'İleri' }).click();
  const steps = page.getByRole('navigation', { name: 'Form adımları' });
  await expect(steps.locator('[aria-current="step"]')).toContainText('Yetkili');
  const [reached, current] = await coloursOf('[aria-label="Form adımları"] button');
  expect(reached).not.toBe(current);
});
