import { settle } from '../settle.ts';
import { expect, test } from './fixtures.ts';

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the sign-in page logs no error and links to the home page', async ({ page }) => {
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await page.goto('/signin');
    await expect(page.getByLabel('E-posta')).toBeVisible();
    await settle(page);
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(failures).toEqual([]);
  });

  test('a browser that blocks cookies is asked to allow them', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'cookieEnabled', { value: false });
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/signin');
    await expect(page.getByRole('status')).toHaveText(
      'Yönetim paneli için tarayıcınızda çerezlere izin verin.',
    );
  });
});
