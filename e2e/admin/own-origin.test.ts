import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../scripts/src/production/gateway/serve.ts';
import { loadSite } from '../../scripts/src/production/gateway/site.ts';
import { freePort } from '../../scripts/src/production/processes/ports.ts';
import { repoPath } from '../../scripts/src/repo.ts';
import { type Product, startProduct, temporaryFolder } from '../../scripts/src/testing/product.ts';
import { typeSignIn } from '../type-sign-in.ts';

// The back-office and the site run on two hosts of one domain, such as panel.example.com and www.example.com. Two separate
// domains are not tested, because the session cookie would then need https.
let product: Product;
let origin: string;
let siteOrigin: string;
const server = createServer();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  origin = `http://panel.fuar.localhost:${port}`;
  product = await startProduct({ env: { ADMIN_ORIGIN: origin } });
  siteOrigin = `http://www.fuar.localhost:${new URL(product.url).port}`;
  const folder = temporaryFolder();
  execFileSync(
    process.execPath,
    [repoPath('node_modules/vite/bin/vite.js'), 'build', '--outDir', join(folder, 'admin'), '--emptyOutDir'],
    { cwd: repoPath('admin'), env: { ...process.env, NODE_ENV: 'production', VITE_API_ORIGIN: siteOrigin } },
  );
  const site = await loadSite({
    release: folder,
    older: [],
    admin: join(folder, 'none'),
    netlifyToml: repoPath('admin/netlify.toml'),
  });
  server.on('request', (request, response) => void serveSite(site, request, response));
  await once(server.listen(port), 'listening');
});
test.afterAll(async () => {
  server.close();
  await product?.stop();
});

test('signs in, saves, uploads and signs out across origins, under its own Content-Security-Policy', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const response = await page.goto(`${origin}/signin`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' ${siteOrigin}`);
  expect(policy).not.toContain('unsafe-inline');
  await typeSignIn(page);
  await expect(page.getByText('Toplam Fuar')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/admin`);

  await page.goto(`${origin}/admin/fairs`);
  const picture = page.getByRole('article').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Fuar Ekle' });
  await dialog.getByLabel('Başlık').fill('Başka kökenden');
  await dialog.getByLabel('Tarih').fill('1-3 Ocak 2031');
  await dialog.getByLabel('Kısa Açıklama').fill('x');
  await dialog.getByLabel('Görsel', { exact: true }).setInputFiles('scripts/src/demo/media/fair-tarim.webp');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Fuar başarıyla eklendi!')).toBeVisible();

  await test.step('a save with If-Match and an upload with progress pass the preflight', async () => {
    await page.getByRole('button', { name: 'Düzenle: Başka kökenden' }).click();
    const editing = page.getByRole('dialog', { name: 'Fuarı Düzenle' });
    await editing.getByLabel('Kısa Açıklama').fill('y');
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await editing.getByRole('button', { name: 'Kaydet', exact: true }).click();
    expect((await saving).headers()).toHaveProperty('if-match');
    await expect(page.getByText('Fuar başarıyla güncellendi!')).toBeVisible();
    await page.goto(`${origin}/admin/gallery`);
    await page.getByRole('button', { name: 'Görsel Yükle' }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles('scripts/src/demo/media/slide-hall.webp');
    await page.getByRole('button', { name: '1 Görseli Yükle' }).click();
    await expect(page.getByText('Görseller başarıyla yüklendi.')).toBeVisible();
  });

  await page.getByRole('button', { name: /Kullanıcı menüsü/ }).click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(`${origin}/signin`);
  expect(errors).toEqual([]);
  await page.goto(`${origin}/admin/press`);
  await expect(page).toHaveURL(`${origin}/signin`);
});
