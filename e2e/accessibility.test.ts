import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ADMIN, type Product, startProduct } from '../scripts/src/testing/product.ts';
import { attachLogs } from './attach-logs.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [390, 1440];
const THEMES = ['light', 'dark'];

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product?.stop());
attachLogs(() => product);

/** Says for each rule that is broken where, and whether the page can be pushed sideways. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(isTooWide ? ['wider than the screen'] : []),
  ];
}

for (const width of WIDTHS) {
  for (const theme of THEMES) {
    test.describe(`${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      });

      test('the back-office has no finding, its dialogs included', async ({ page }) => {
        test.setTimeout(120_000);
        const found: string[] = [];
        const look = async (where: string) => {
          found.push(...(await findings(page)).map((finding) => `${where} ${finding}`));
        };
        await page.goto(`${product.url}/signin`);
        await page.getByRole('button', { name: 'Giriş Yap' }).waitFor();
        await look('sign-in');
        await page.getByLabel('E-posta').fill(ADMIN.email);
        await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
        await page.getByRole('button', { name: 'Giriş Yap' }).click();
        await page.waitForURL(/\/admin$/);
        await page.getByText('Toplam Fuar').waitFor();
        await look('dashboard');
        await page.goto(`${product.url}/admin/fairs`);
        const remove = page.getByRole('button', { name: /^Sil: / }).first();
        await remove.waitFor();
        await look('fairs');
        await remove.click();
        await page.getByRole('button', { name: 'Onayla' }).waitFor();
        await look('confirmation');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
        await page.getByRole('dialog').getByLabel('Başlık').waitFor();
        await look('form');
        expect(found).toEqual([]);
      });
    });
  }
}
