import { allRoutes, expect, FAILED_CALL, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

const sideways = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : '';
};

for (const [name, width, fontSize, hasFonts] of [
  ['a screen of 320 px', 320, '100%', true],
  ['text twice as large', 1280, '200%', true],
  ['text twice as large on a phone', 390, '200%', true],
  ['text twice as large on the smallest phone, in a font of the machine', 320, '200%', false],
  ['text twice as large, in a font of the machine', 1280, '200%', false],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page scrolls sideways, and no word is cut off', async ({ page, api }) => {
      test.setTimeout(120_000);
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
        const wide = await page.evaluate(sideways);
        if (wide) found.push(`${route}: ${wide}`);
      }
      expect(found).toEqual([]);
    });
  });
}

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

  for (const route of ['/', '/fuarlar', '/galeri', '/iletisim', '/katilimci-ol', '/kvkk']) {
    test(`${route}: whatever has the focus is seen and marked`, async ({ page }) => {
      await page.goto(route, { waitUntil: 'load' });
      const found: string[] = [];
      for (let n = 0; n < 60; n += 1) {
        await page.keyboard.press('Tab');
        const said = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          // The mark of a card's link runs round the whole card.
          const marks = [element, element.closest('article') ?? element].map((marked) =>
            getComputedStyle(marked),
          );
          const isMarked = marks.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          );
          const { width, height, bottom, top } = element.getBoundingClientRect();
          const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
          return isMarked && isSeen
            ? ''
            : `${element.outerHTML.slice(0, 120)} marked: ${isMarked}, seen: ${isSeen}`;
        });
        if (said === undefined) break;
        if (said) found.push(said);
      }
      expect(found).toEqual([]);
    });
  }
});

test.describe('in colours of their own', () => {
  test.use({ forcedColors: 'active' });

  test('people see which tab, which slide and which step is chosen', async ({ page }) => {
    const coloursOf = (selector: string, colour: 'borderBottomColor' | 'borderTopColor', pseudo?: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (elements, [name, part]) =>
            elements.map((element) => getComputedStyle(element, part)[name as 'borderTopColor']),
          [colour, pseudo] as const,
        );
    await page.goto('/');
    const [shown, other] = await coloursOf('[role="tab"]', 'borderBottomColor');
    expect(shown).not.toBe(other);
    const dots = await coloursOf('[data-dot]', 'borderTopColor', '::before');
    expect(new Set(dots).size).toBe(2);
    await page.goto('/katilimci-ol');
    await page.getByLabel('Firma Adı').fill('Dicle Tarım');
    await page.getByRole('button', { name: 'İleri' }).click();
    const steps = page.getByRole('navigation', { name: 'Form adımları' });
    await expect(steps.locator('[aria-current="step"]')).toContainText('Yetkili');
    const [reached, current] = await coloursOf('[aria-label="Form adımları"] button', 'borderTopColor');
    expect(reached).not.toBe(current);
  });
});
