import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { type Menu, menuLinks } from '@fuar/shared/pages';
import { settle } from '../settle.ts';
import { expect, test } from './fixtures.ts';

const pathsOf = (menu: Menu) => menuLinks(menu).map(({ path }) => path);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header hides its top bar and turns blue after 50 px of scrolling', async ({ page, api }) => {
    const { email = '', phone = '' } = await api.settings.get();
    await page.goto('/fuarlar');
    const header = page.locator('site-header');
    const mail = header.getByRole('link', { name: email });
    await expect(mail).toHaveAttribute('href', `mailto:${email}`);
    const tel = `tel:${phone.replace(/\s/g, '')}`;
    await expect(header.getByRole('link', { name: phone })).toHaveAttribute('href', tel);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await page.mouse.wheel(0, 50);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.mouse.wheel(0, 1);
    await expect(header).toHaveAttribute('data-scrolled', '');
    await expect(mail).not.toBeInViewport();
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('links and buttons with only an icon show that the mouse is over them', async ({ page }) => {
    await page.goto('/');
    const icons = [
      page.getByRole('link', { name: 'Sitede ara' }),
      page.getByRole('button', { name: 'Sonraki görsel' }),
      page.getByRole('contentinfo').getByRole('link', { name: /Instagram/ }),
    ];
    for (const icon of icons) {
      await expect(icon).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await icon.hover();
      await expect(icon).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  test('KURUMSAL opens a menu that closes on a second click, a click elsewhere, Escape and scrolling', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Ana menü' });
    const button = menu.getByRole('button', { name: 'KURUMSAL' });
    const link = menu.getByRole('link', { name: 'İSG Politikası' });
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    const targets = await menu
      .locator('#corporate-menu a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(targets).toEqual(pathsOf('corporate'));

    await page.mouse.click(20, 700);
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await button.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    // The arrow keys work only on a focused button. Safari focuses a clicked button only if it has a `tabindex`.
    await expect(button).toHaveAttribute('tabindex', '0');
    await button.press('ArrowDown');
    await expect(menu.locator('#corporate-menu a').first()).toBeFocused();
    await page.mouse.wheel(0, 200);
    await expect(link).toBeHidden();
    // The remaining scroll events may close the menu again, so repeat the click.
    await expect(async () => {
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      await link.click({ timeout: 1000 });
      await expect(page).toHaveURL(/\/isg-politikasi$/, { timeout: 2000 });
    }).toPass();
    await expect(link).toBeHidden();
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no background stays behind an icon after a tap', async ({ page }) => {
    await page.goto('/');
    const icon = page.getByRole('contentinfo').getByRole('link', { name: /Instagram/ });
    // Hover over the link, because the browser keeps a link hovered after a tap.
    await icon.hover();
    await expect.poll(() => icon.evaluate((link) => link.matches(':hover'))).toBe(true);
    await expect(icon).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('the menu of a phone slides in, stops the page from scrolling, and closes by button, Escape, backdrop and link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  const panel = page.getByRole('dialog', { name: 'Ana menü' });
  await opener.click();
  await expect(panel).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(390 - 320);
  expect((await panel.boundingBox())?.width).toBe(320);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

  await panel.getByRole('button', { name: 'Menüyü kapat' }).click();
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await opener.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(panel).toBeHidden();

  await opener.click();
  await expect(panel.getByRole('link', { name: 'KVKK' })).toBeHidden();
  await panel.getByText('KURUMSAL').click();
  await panel.getByRole('link', { name: 'KVKK' }).click();
  await expect(page).toHaveURL(/\/kvkk$/);
  await expect(panel).toBeHidden();
});

test('the footer has links, the year and the company', async ({ page, api }) => {
  const { address = '' } = await api.settings.get();
  await page.goto('/kvkk');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(address)).toBeVisible();
  const year = todayInIstanbul(new Date()).slice(0, 4);
  await expect(footer).toContainText(new RegExp(`© ${year} .+ Tüm hakları saklıdır\\.`));
  const hrefs = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(await hrefs('Kurumsal')).toEqual(pathsOf('corporate'));
  expect(await hrefs('Faydalı Linkler')).toEqual(pathsOf('useful'));
  await expect(footer.getByRole('heading', { name: 'Bize Ulaşın' })).toBeVisible();

  const mail = footer.locator('a[href^="mailto:"]');
  const heights: number[] = [];
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    heights.push(await mail.evaluate((link) => link.getBoundingClientRect().height));
  }
  expect(new Set(heights).size, 'the mail address is on one line').toBe(1);
});

test('Yukarı Çık appears after 300 px of scrolling and scrolls to the top', async ({ page }) => {
  await page.goto('/fuarlar');
  const button = page.getByRole('button', { name: 'Yukarı Çık' });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 1);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the first visit loads the fonts after the first paint, later visits start with them', async ({
  page,
}) => {
  // Hold the pictures back, because the load event does not fire while pictures are pending.
  const withoutPictures = async (open: () => Promise<unknown>) => {
    await page.route('**/media/**', () => {});
    await open();
    await expect(page.locator('h1')).toBeVisible();
  };
  const html = page.locator('html');
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /^"?Archivo"?$/.test(family) && status === 'loaded',
        ).length,
    );

  await withoutPictures(() => page.goto('/fuarlar', { waitUntil: 'commit' }));
  expect(await loaded()).toBe(0);
  await expect(html).toHaveClass(/fonts-later/);
  await page.unrouteAll();

  await page.goto('/fuarlar');
  await expect.poll(loaded).toBeGreaterThanOrEqual(2);

  await withoutPictures(() => page.reload({ waitUntil: 'commit' }));
  await expect(html).not.toHaveClass(/fonts-later/);
  await expect.poll(loaded).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test('on a first visit the other pictures load after the first one', async ({ page }) => {
  const requested: string[] = [];
  const first = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    requested.push(route.request().url());
    if (requested.length === 1) await first.promise;
    await route.continue();
  });
  await page.goto('/fuarlar', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect.poll(() => requested).toHaveLength(1);
  first.resolve();
  await expect.poll(() => requested.length).toBeGreaterThan(1);
});

for (const [width, path] of [
  [390, '/isg-politikasi'],
  [360, '/fuarlar'],
  [1440, '/kvkk'],
] as const) {
  test(`on a first visit of ${path}, ${width} px wide, the layout hardly shifts when the fonts load`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(globalThis, { shifts });
    });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveClass(/fonts-later/);
    await settle(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });
}

test('the first Tab key focuses a link to the content', async ({ page }) => {
  await page.goto('/fuarlar');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('an unknown URL', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  for (const address of ['/yok', '/hakkimizda/yok', '/fuarlar/1/2']) {
    test(`${address} gives 404 and links to the home page`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aradığınız sayfayı bulamadık!');
      await page.getByRole('main').getByRole('link', { name: 'Ana sayfaya dön' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }
});
