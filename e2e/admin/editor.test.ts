import type { Page } from '@playwright/test';
import { write } from '../write.ts';
import { expect, expectToast, openDialog, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openDialog(page, '/admin/fairs', 'Yeni Fuar Ekle');
  await editor(page).click();
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'Detaylar' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Metin biçimleri' }).getByRole('button', { name, exact: true });

async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', text.replace(/<[^>]+>/g, ''));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function saved(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'Başlık' }).fill('Biçimli');
  await page.getByLabel('Tarih').fill('1 Ocak 2034');
  await page.getByLabel('Kısa Açıklama').fill('x');
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/admin/fairs'),
  );
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const { details } = (await (await answered).json()) as { details: string };
  await expectToast(page, 'Fuar başarıyla eklendi!');
  return details;
}

test.afterEach(async ({ api }) => {
  for (const { id, title } of await api.fairs.list()) if (title === 'Biçimli') await api.fairs.delete(id);
});

/** Scrolls to the end of the editor, so that its toolbar sticks. Returns whether something covers it or text shows above it. */
async function stickToolbar(page: Page) {
  const toolbar = page.getByRole('toolbar', { name: 'Metin biçimleri' });
  await page.getByText('Satır başında').evaluate((hint) => hint.scrollIntoView({ block: 'center' }));
  return toolbar.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const at = (y: number) => document.elementFromPoint(left + 20, y);
    return {
      isCovered: !element.contains(at(top + 2)),
      hasTextAbove: element.parentElement?.contains(at(top - 4)),
    };
  });
}

test('no text shows above the stuck toolbar of a form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await paste(page, '<p>Satır</p>'.repeat(40));
  expect(await stickToolbar(page)).toEqual({ isCovered: false, hasTextAbove: false });
});

test('the header of a page does not cover the stuck toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/admin/pages');
  expect(await stickToolbar(page)).toEqual({ isCovered: false, hasTextAbove: false });
});

test('every format is stored, whether set in the toolbar or by keyboard shortcut', async ({ page }) => {
  await expect(page.getByText('Metin giriniz...')).toBeVisible();
  await write(page, '{Control+b}', 'kalın', '{Control+b}');
  await write(page, '{Control+i}', 'eğik', '{Control+i}');
  await write(page, '{Control+u}', 'altı', '{Control+u}');
  await tool(page, 'Üstü çizili').click();
  await write(page, 'silik');
  await tool(page, 'Üstü çizili').click();
  await write(page, '{Enter}');
  await page.getByLabel('Paragraf türü').selectOption('Başlık 3');
  await write(page, 'Başlık', '{Enter}');
  await tool(page, 'Madde işaretli liste').click();
  await write(page, 'bir', '{Enter}', '{Control+BracketRight}', 'iki', '{Enter}', '{Enter}', '{Enter}');
  await tool(page, 'Alıntı').click();
  await write(page, 'alıntı', '{Enter}', 'bilgi@ornek.test');
  // Wait for `selectionchange`, because the editor learns of a selection only by this event, some time after the key.
  const selected = await page.evaluateHandle(() => ({
    address: new Promise<void>((resolve) => {
      document.addEventListener('selectionchange', () => {
        if (String(getSelection()) === 'bilgi@ornek.test') resolve();
      });
    }),
  }));
  await write(page, '{Shift+Home}');
  await selected.evaluate(({ address }) => address);
  await write(page, '{Control+k}');
  expect(await saved(page)).toBe(
    '<p><strong>kalın</strong><em>eğik</em><u>altı</u><s>silik</s></p><h3>Başlık</h3>' +
      '<ul><li>bir<ul><li>iki</li></ul></li></ul><blockquote>alıntı</blockquote>' +
      '<p><a href="mailto:bilgi@ornek.test">bilgi@ornek.test</a></p>',
  );
});

test('pasting from Google Docs and Word keeps the formats and violates no Content-Security-Policy', async ({
  page,
}) => {
  await paste(
    page,
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;color:#f00">Kalın</span><span style="font-weight:400"> düz</span></p></b>`,
  );
  await write(page, '{Enter}');
  await paste(
    page,
    `<html><body><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>madde<o:p></o:p></p></body></html>`,
  );
  expect(await saved(page)).toBe('<p><strong>Kalın</strong> düz</p><ul><li>madde</li></ul>');
});

test('the text of a page has a tall editor, even if the text is short', async ({ page }) => {
  await page.goto('/admin/pages');
  const text = page.getByRole('textbox', { name: 'İçerik' });
  await text.fill('x');
  expect((await text.boundingBox())?.height).toBeCloseTo(450, 0);
});

test('undo and redo move one step at a time', async ({ page }) => {
  // Insert the text at once, because single keys with pauses between them would be several undo steps.
  await page.keyboard.insertText('bir');
  await tool(page, 'Kalın (Ctrl+B)').click();
  await write(page, '{Control+z}');
  await expect(editor(page)).toHaveText('');
  await write(page, '{Control+y}');
  await expect(editor(page)).toHaveText('bir');
});

for (const [width, height] of [
  [1366, 768],
  [900, 700],
  [390, 844],
] as const) {
  test(`a toast covers neither the title nor a button of a dialog at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await tool(page, 'Bağlantı (Ctrl+K)').click();
    const toast = page.getByRole('region', { name: 'Bildirimler' }).getByRole('status');
    await expect(toast).toHaveText('Önce bağlantı olacak metni seçin.');
    await page.getByRole('dialog').evaluate((dialog) => {
      dialog.querySelector('h2')?.append(' ve uzun bir başlık'.repeat(3));
    });
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const covered = await page.getByRole('dialog').evaluate(
      (dialog, { x, y, width: inline, height: block }) =>
        [...dialog.querySelectorAll<HTMLElement>('h2, h2 ~ button, form > :last-child button')]
          .filter((part) => {
            const own = part.getBoundingClientRect();
            return own.left < x + inline && own.right > x && own.top < y + block && own.bottom > y;
          })
          .map((part) => part.textContent || part.ariaLabel),
      box,
    );
    expect(covered).toEqual([]);
  });
}

test('a toast of a form without a preview is wide enough on a laptop', async ({ page }) => {
  await page.route('**/api/admin/publication', (route) => route.fulfill({ json: { state: 'live' } }));
  await page.goto('/admin/press');
  await page.getByRole('button', { name: 'Yeni Ekle' }).click();
  await tool(page, 'Bağlantı (Ctrl+K)').click();
  const toast = page.getByRole('region', { name: 'Bildirimler' }).getByRole('status');
  for (const width of [1366, 1280, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await toast.boundingBox())?.width, `${width} px`).toBeGreaterThan(250);
  }
});

test('the editor with the focus has a ring, like every field', async ({ page }) => {
  const rings = () =>
    editor(page).evaluate((text) => {
      let count = 0;
      for (let each: Element | null = text; each; each = each.parentElement)
        if (getComputedStyle(each).outlineStyle === 'solid') count += 1;
      return count;
    });
  const withFocus = await rings();
  await page.getByRole('textbox', { name: 'Başlık' }).focus();
  expect(withFocus - (await rings())).toBe(1);
});
