import { createClient } from '@fuar/shared/api/client';
import { overhang } from '../overhang.ts';
import { expect, openDialog, scrollers, test } from './fixtures.ts';

const WORD = 'UzunBirKelime'.repeat(12);

test('a very long word from a visitor does not push content off the screen', async ({
  page,
  api,
  product,
  addFair,
}) => {
  const visitor = createClient({ origin: product.url });
  const fair = await addFair({ title: WORD, date: '1-3 Ocak 2025', description: WORD.repeat(2) });
  const email = 'uzun@ornek.test';
  await visitor.contact.send({ name: WORD.slice(0, 100), email, subject: WORD, message: WORD });
  await visitor.participantSubmissions.send({
    companyName: WORD.slice(0, 100),
    contactName: WORD.slice(0, 100),
    contactEmail: email,
    contactPhone: '0532 111 22 33',
    fairId: fair.id,
    requestedArea: '36',
    notes: WORD,
    kvkkConsent: true,
  });
  try {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of [
        ...['', '/fairs', '/contact', '/participant-submissions'],
        '/participant-submissions?view=board',
      ]) {
        await page.goto(`/admin${path}`);
        await expect(page.locator('#content').getByText(WORD.slice(0, 100)).first()).toBeVisible();
        expect(await overhang(page), `${path} at ${width}`).toBe(0);
        const toggle = page.getByRole('button', { name: /^Ayrıntıları aç: UzunBir/ });
        if ((await toggle.count()) === 0) continue;
        await toggle.click();
        // The details and the panel load after the click.
        await expect(page.getByRole('cell').getByText(WORD, { exact: true }).last()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Üstlen' })).toBeVisible();
        expect(await overhang(page), `${path} at ${width}, opened`).toBe(0);
        // The column keeps a readable width and does not shrink to one letter a line.
        const cell = await page.getByRole('cell').first().boundingBox();
        expect(cell?.width, `${path} at ${width}`).toBeGreaterThan(100);
        // Change the row at the last width only, because the change marks it as read and removes it from the dashboard.
        if (width !== 360) continue;
        await page.keyboard.press('2');
        await expect(page.getByRole('button', { name: 'Geri al' })).toBeInViewport({ ratio: 1 });
      }
      await page.goto('/admin/fairs');
      await page.getByRole('button', { name: `Sil: ${WORD}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      expect(await question.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    }
  } finally {
    for (const row of await api.contact.list()) if (row.email === email) await api.contact.delete(row.id);
    for (const { id, contactEmail } of await api.participantSubmissions.list())
      if (contactEmail === email) await api.participantSubmissions.delete(id);
  }
});

test('the long name of a chosen file stays in its form', async ({ page, addFair }) => {
  const fair = await addFair({ title: 'Uzun dosya', date: '1-3 Ocak 2033', description: 'x' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, button, name] of [
    ['/admin/press', 'Yeni Ekle', `${WORD}.png`],
    [`/admin/fairs/${fair.id}/exhibitors`, 'CSV’den al', `${WORD}.csv`],
  ] as const) {
    const dialog = await openDialog(page, path, button);
    const buffer = Buffer.from('x');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(dialog.getByText(name)).toBeVisible();
    expect(await scrollers(page), path).toEqual([]);
  }
});
