import type { Page, Route } from '@playwright/test';
import { WIDTH } from '../../scripts/src/judges/engines.ts';
import { sessionCookie } from '../../scripts/src/testing/sign-in.ts';
import { findingsInBothThemes, LONG_WALK_MS } from '../axe.ts';
import { overhang } from '../overhang.ts';
import { clickFirst, expect, openDialog, skeletons, test } from './fixtures.ts';

const VIEWPORT = { width: WIDTH, height: 900 };
/** Two more widths at which no page may be wider than the screen: a tablet and a small phone. */
const OTHER_WIDTHS = WIDTH === 390 ? [768, 360] : [];

type Stop = { path: string; ready: string; dialogs?: ((page: Page) => Promise<unknown>)[] };

const click = (name: string | RegExp) => (page: Page) => clickFirst(page, name);
const openFirst = click(/^Ayrıntıları aç/);
/** Waits for the heading “Geçmiş” (history), because the click first loads the code of the row's details. */
const openRow = async (page: Page) => {
  await openFirst(page);
  await expect(page.getByRole('heading', { name: 'Geçmiş' })).toBeVisible();
};
/** Waits for the dialog, because the click first loads the dialog's code. */
const opensDialog = (name: string | RegExp) => async (page: Page) => {
  await clickFirst(page, name);
  await expect(page.locator('dialog[open]')).toBeVisible();
};

const STOPS: Stop[] = [
  {
    path: '/admin',
    ready: 'Hoş geldiniz',
    dialogs: [click(/Kullanıcı menüsü/), opensDialog('Şifre Değiştir')],
  },
  {
    path: '/admin/fairs',
    ready: 'Fuar Yönetimi',
    dialogs: [opensDialog(/^Sil: /), opensDialog(/^Geçmiş: /), opensDialog('Yeni Fuar Ekle')],
  },
  { path: '/admin/press?type=Coverage', ready: 'Basın Yönetimi', dialogs: [opensDialog('Yeni Ekle')] },
  { path: '/admin/gallery', ready: 'Galeri Yönetimi', dialogs: [opensDialog('Görsel Yükle')] },
  { path: '/admin/sponsors', ready: 'Destekleyici Yönetimi', dialogs: [opensDialog('Yeni Ekle')] },
  { path: '/admin/pages', ready: 'Sayfa İçerik Yönetimi' },
  { path: '/admin/drafts', ready: 'Taslaklar' },
  { path: '/admin/drafts?tab=deleted', ready: 'Taslaklar' },
  { path: '/admin/contact', ready: 'İletişim Mesajları', dialogs: [openRow] },
  { path: '/admin/participant-submissions', ready: 'Katılımcı Talepleri', dialogs: [openRow] },
  { path: '/admin/settings', ready: 'Site Ayarları ve Yönetim' },
  { path: '/admin/settings?tab=slider', ready: 'Site Ayarları', dialogs: [opensDialog('Görsel Ekle')] },
  {
    path: '/admin/users',
    ready: 'Kullanıcılar',
    dialogs: [openFirst, opensDialog('Düzenle'), opensDialog('Kullanıcı Ekle')],
  },
  {
    path: '/admin/account',
    ready: 'Hesabım',
    dialogs: [opensDialog('Uygulamayı kur'), opensDialog('Geçiş anahtarı ekle')],
  },
  { path: '/admin/sessions', ready: 'Oturumlarım', dialogs: [opensDialog('Diğerlerini kapat')] },
  { path: '/admin/record', ready: 'İşlem Kayıtları' },
  { path: '/admin/yok', ready: 'Aradığınız sayfayı bulamadık!' },
];

/** Waits for the preview, because axe cannot examine a frame that is being replaced. Phones show no preview. */
async function previewShows(page: Page, text: string): Promise<void> {
  if (WIDTH === 390) return;
  await expect(page.frameLocator('iframe:not([data-next])').getByText(text).first()).toBeVisible();
  await expect(page.locator('iframe[data-next]')).toHaveCount(0);
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function findings(page: Page): Promise<string[]> {
  return [...(await findingsInBothThemes(page)), ...(await overflow(page))];
}

async function overflow(page: Page): Promise<string[]> {
  return (await overhang(page)) > 0 ? ['wider than the screen'] : [];
}

async function overflowElsewhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    found.push(...(await overflow(page)).map((finding) => `${finding} of ${width} px`));
  }
  await page.setViewportSize(VIEWPORT);
  return found;
}

test.describe(`${WIDTH} px`, () => {
  test.use({ viewport: VIEWPORT, reducedMotion: 'reduce' });

  test('no screen and no dialog breaks an accessibility rule or is wider than a phone or a tablet', async ({
    page,
    product,
  }) => {
    test.setTimeout(LONG_WALK_MS);
    // Create a second session, so that the screen 'Oturumlarım' offers to close other sessions.
    await sessionCookie(product.url);
    const found: string[] = [];
    const note = async (where: string) => {
      const all = [...(await findings(page)), ...(await overflowElsewhere(page))];
      found.push(...all.map((finding) => `${where} ${finding}`));
    };
    for (const { path, ready, dialogs = [] } of STOPS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
      await expect(skeletons(page)).toHaveCount(0);
      await note(path);
      for (const [index, open] of dialogs.entries()) {
        await open(page);
        await expect(page.getByText('Yükleniyor', { exact: true })).toHaveCount(0);
        await note(`${path} opened ${index + 1}:`);
        await closeDialog(page);
      }
    }
    expect(found).toEqual([]);
  });

  test('the editor’s link and picture fields and a conflict break no accessibility rule', async ({
    page,
    api,
    addFair,
  }) => {
    const fair = await addFair({ title: 'Erişilebilir', date: '1-3 Ocak 2033', description: 'x' });
    const form = await openDialog(page, '/admin/fairs', 'Düzenle: Erişilebilir');
    await form.getByRole('textbox', { name: 'Detaylar' }).fill('Metin');
    await previewShows(page, 'Metin');
    const found: string[] = [];
    await page.keyboard.press('Shift+Home');
    for (const name of ['Bağlantı (Ctrl+K)', 'Görsel ekle']) {
      await form.getByRole('button', { name, exact: true }).click();
      found.push(...(await findings(page)).map((finding) => `${name} ${finding}`));
    }
    await form.getByLabel('Başlık').fill('Benim başlığım');
    await previewShows(page, 'Benim başlığım');
    await api.fairs.update(fair.id, { title: 'Onun başlığı' });
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(form.getByRole('group', { name: 'Başlık' })).toBeVisible();
    expect([...found, ...(await findings(page))]).toEqual([]);
  });

  test('drafts, their schedule and the preview break no accessibility rule', async ({
    page,
    api,
    addFair,
  }) => {
    const fair = await addFair({ title: 'Erişilebilir', date: '1-3 Ocak 2033', description: 'x' });
    await api.fairs.update(fair.id, { title: 'Erişilebilir taslak', details: '<p>Metin</p>' });
    const draft = await api.drafts.create({ kind: 'fair', id: fair.id, fields: { title: 'Taslak' } });
    const added = await api.drafts.create({ kind: 'fair', fields: { title: 'Yeni taslak' } });
    try {
      const found: string[] = [];
      await page.goto('/admin/fairs');
      await expect(page.getByText('Taslak var')).toBeVisible();
      found.push(...(await findings(page)).map((finding) => `list ${finding}`));
      await page.getByRole('button', { name: 'Geçmiş: Erişilebilir taslak' }).click();
      await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
      found.push(...(await findings(page)).map((finding) => `history ${finding}`));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Düzenle: Erişilebilir taslak' }).click();
      const form = page.getByRole('dialog', { name: 'Fuarı Düzenle' });
      await expect(form.getByText(/^Taslak açıldı/)).toBeVisible();
      await form.getByRole('button', { name: 'Zamanla…' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Yayın Zamanı' })).toBeVisible();
      found.push(...(await findings(page)).map((finding) => `schedule ${finding}`));
      await page.keyboard.press('Escape');
      if (WIDTH === 390) await form.getByRole('button', { name: 'Önizle' }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Taslak');
      found.push(...(await findings(page)).map((finding) => `preview ${finding}`));
      await page.goto('/admin/drafts');
      await expect(page.getByRole('link', { name: 'Yeni taslak' })).toBeVisible();
      found.push(...(await findings(page)).map((finding) => `drafts ${finding}`));
      expect(found).toEqual([]);
    } finally {
      await api.drafts.delete(draft.id);
      await api.drafts.delete(added.id);
    }
  });

  test('the sign-in dialog after an expired session breaks no accessibility rule', async ({ page }) => {
    const form = await openDialog(page, '/admin/fairs', /^Düzenle: /);
    await form.getByLabel('Başlık').fill('Henüz kaydedilmedi');
    // End the session just before the save. If the session ended earlier, a preview request could fail first.
    const endSession = async (route: Route) => {
      await page.context().clearCookies();
      await route.continue();
    };
    await page.route('**/api/admin/fairs/*', endSession, { times: 1 });
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Yeniden Giriş Yapın' });
    await expect(dialog).toBeVisible();
    const found = await findings(page);
    await dialog.getByLabel('Şifre').fill('yanlis');
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect([...found, ...(await findings(page))]).toEqual([]);
  });

  test.describe('signed out', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test('the sign-in page breaks no accessibility rule, also after a wrong password', async ({ page }) => {
      await page.goto('/signin');
      await page.getByLabel('E-posta').fill(`kimse-${WIDTH}@ornek.test`);
      const found = await findings(page);
      await page.getByLabel('Şifre', { exact: true }).fill('yanlis');
      await page.getByRole('button', { name: 'Giriş Yap' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect([...found, ...(await findings(page))]).toEqual([]);
    });

    test('the pages for a new password break no accessibility rule', async ({ page }) => {
      await page.goto('/signin');
      await page.getByRole('button', { name: 'Şifremi unuttum' }).click();
      const found = await findings(page);
      await page.goto('/signin/davet?token=yok');
      await expect(page.getByRole('alert')).toBeVisible();
      found.push(...(await findings(page)));
      await page.route('**/api/auth/invite/check', (route) => route.fulfill({ status: 204 }));
      await page.reload();
      await page.getByRole('button', { name: 'Şifreyi Kaydet' }).click();
      found.push(...(await findings(page)));
      await page.goto('/signin/davet');
      await expect(page.getByRole('alert')).toBeVisible();
      expect([...found, ...(await findings(page))]).toEqual([]);
    });
  });
});

test('a dialog traps keyboard focus and returns it on closing', async ({ page }) => {
  await page.goto('/admin/fairs');
  await expect(page.getByRole('article')).toHaveCount(5);
  const add = page.getByRole('button', { name: 'Yeni Fuar Ekle' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Yeni Fuar Ekle' });
  await expect(dialog.getByLabel('Başlık')).toBeFocused();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
    if (isOnPage) expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test('in forced colours the selected tab, menu entry and stage and the edge of a dialog are visible', async ({
  page,
}) => {
  const expectHighlighted = async (selector: string) => {
    const marked = page.locator(selector).locator('visible=true');
    await expect(marked).toHaveCount(1);
    const [shown, expected] = await marked.evaluate((element) => {
      const sample = document.createElement('i');
      sample.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
      document.body.append(sample);
      return [element, sample].map((each) => {
        const { color, backgroundColor } = getComputedStyle(each);
        return { color, backgroundColor };
      });
    });
    expect(shown).toEqual(expected);
    await marked.focus();
    // The focus ring lies within the highlight.
    await expect(marked).toHaveCSS('outline-color', expected?.color ?? '');
    await expect(marked).toHaveCSS('outline-offset', '-4px');
    const parts = await marked.locator('*').all();
    for (const part of parts) await expect(part).toHaveCSS('color', expected?.color ?? '');
  };
  await page.setViewportSize(VIEWPORT);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/drafts');
  await expectHighlighted('[role=tab][aria-selected=true]');
  if (WIDTH > 390) await expectHighlighted('nav [aria-current=page]');
  await page.goto('/admin/pages');
  await expectHighlighted('#content [aria-current]');
  await page.goto('/admin/contact');
  await openFirst(page);
  await expectHighlighted('fieldset [aria-pressed=true]');
  await page.getByRole('button', { name: 'Yanıt şablonları' }).click();
  const edge = page.getByRole('dialog').locator('> div').first();
  await expect(edge).toHaveCSS('outline', /^rgb\(\d+, \d+, \d+\) solid 1px$/);
});
