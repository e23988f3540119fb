import type { Page } from '@playwright/test';
import { WIDTH } from '../../scripts/src/judges/engines.ts';
import { findingsInBothThemes, LONG_WALK_MS } from '../axe.ts';
import { allRoutes, expect, FAILED_CALL, hold, mockCalls, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL, contextOptions: { reducedMotion: 'reduce' } });

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the open lightbox': async (page) => {
    await page.goto('/galeri');
    await page.getByRole('article').first().getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByText(/^1 \/ \d+$/)
      .waitFor();
  },
  'the open menu': async (page) => {
    // Use a page outside the group KURUMSAL, because on a page of the group the phone's menu opens with the group expanded.
    await page.goto('/fuarlar');
    const group = page.getByRole('button', { name: 'KURUMSAL' });
    if (await group.isVisible()) {
      await group.click();
      return page.locator('#corporate-menu').waitFor();
    }
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await page.getByRole('dialog').getByText('KURUMSAL').click();
    await page.getByRole('dialog').getByRole('link', { name: 'KVKK' }).waitFor();
  },
  'a message with mistakes': async (page) => {
    await page.goto('/iletisim');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await page.getByText('Ad Soyad alanı zorunludur.').waitFor();
  },
  'a message that was sent': async (page) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { id: 12 } }));
    await page.goto('/iletisim');
    const fill = (name: string, text: string) =>
      page.getByRole('main').getByLabel(name, { exact: true }).fill(text);
    await fill('Ad Soyad', 'Zeynep');
    await fill('E-posta', 'zeynep@ornek.example');
    await fill('Konu', 'Stant');
    await fill('Mesaj', 'Merhaba');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await page.getByText('Mesaj numaranız: 12').waitFor();
  },
  'a request in its last step, then with mistakes, then received': async (page) => {
    await page.route('**/api/participant-submissions', (route) =>
      route.fulfill({ status: 201, json: { id: 57, number: 'BF-2026-0057' } }),
    );
    await page.goto('/katilimci-ol?fairId=999999');
    const fill = (name: string, text: string) => page.getByLabel(name).fill(text);
    await fill('Firma Adı', 'Dicle');
    await page.getByRole('button', { name: 'İleri' }).click();
    await fill('Yetkili Adı Soyadı', 'Ali');
    await page.getByRole('main').getByLabel('E-posta').fill('ali@ornek.example');
    await fill('Cep Telefonu', '0532');
    await page.getByRole('button', { name: 'İleri' }).click();
    await page.getByRole('button', { name: 'Talebi Gönder' }).click();
    await page.getByText('Lütfen bir fuar seçiniz.').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByLabel('Fuar', { exact: true }).selectOption({ index: 1 });
    await fill('Talep Edilen Alan (m²)', '36');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Talebi Gönder' }).click();
    await page.getByText('Talep numaranız: BF-2026-0057').waitFor();
  },
  'a list that failed': async (page) => {
    await mockCalls(page, /\/api\/fairs\?/, 'fails');
    await page.goto('/fuarlar');
    await page.getByRole('tab', { name: 'Tamamlanan Fuarlar' }).click();
    await page.getByText('Fuarlar yüklenirken bir sorun oluştu.').waitFor();
  },
  'an empty list': async (page) => {
    await mockCalls(page, /\/api\/press\?/, 'is empty');
    await page.goto('/basin');
    await page.getByRole('tab', { name: 'Basında Biz' }).click();
    await page.getByRole('tabpanel').getByText('İçerik Bulunamadı').waitFor();
  },
  'a list on its way': async (page) => {
    await hold(page, /\/api\/press\/latest/);
    await page.goto('/');
    await page.getByRole('tab', { name: 'Basından Haberler' }).click();
    await page.locator('[data-skeleton]').first().waitFor();
  },
  'a page whose call failed': async (page) => {
    await mockCalls(page, /\/api\/fairs\//, 'fails');
    await page.goto('/fuarlar/999999');
    await page.getByRole('button', { name: 'Tekrar dene' }).waitFor();
  },
};

test.describe(`${WIDTH} px`, () => {
  test.use({ viewport: { width: WIDTH, height: 900 } });

  test('no page breaks an accessibility rule, light or dark', async ({ page, api }) => {
    test.setTimeout(LONG_WALK_MS);
    const found: string[] = [];
    for (const route of await allRoutes(api)) {
      await page.goto(route, { waitUntil: 'load' });
      found.push(...(await findingsInBothThemes(page)).map((finding) => `${route} ${finding}`));
    }
    expect(found).toEqual([]);
  });

  for (const [name, reach] of Object.entries(STATES)) {
    test(`${name} breaks no accessibility rule`, async ({ page }) => {
      await reach(page);
      expect(await findingsInBothThemes(page)).toEqual([]);
    });
  }
});
