import { anAdminFair } from '@fuar/shared/testing/builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPageContent, aPictureFile } from '../../testing/builders.ts';
import { type Given, openApp, openDialog } from '../../testing/render-app.tsx';

const fair = anAdminFair({ id: 7, title: 'Kitap Fuarı', version: 'v1' });
const PAGES = [
  { path: '/fuarlar/7', title: 'Kitap Fuarı', change: 'changed' as const },
  { path: '/', title: 'Ana Sayfa', change: 'changed' as const },
];

function setWindow(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query === '(min-width: 75rem)', media: query }),
  );
}

async function setUp(given: Given = {}, isWide = true) {
  setWindow(isWide);
  const app = openApp('/admin/fairs', { fairs: [fair], previewedPages: PAGES, ...given });
  const open = async (button = 'Düzenle: Kitap Fuarı') => {
    const dialog = await openDialog(app.user, button);
    await dialog.findByLabelText('Başlık');
    return dialog;
  };
  const previews = () => app.api.bodies('POST /admin/preview');
  return { ...app, open, previews };
}

const pane = () => screen.findByRole('region', { name: 'Önizleme' });
const frames = () => [...document.querySelectorAll('iframe')];
const sources = () => frames().map((frame) => frame.getAttribute('src'));

/** Simulates the load of a frame, because jsdom loads no frames. */
async function load(index: number): Promise<HTMLIFrameElement> {
  const frame = frames()[index] as HTMLIFrameElement;
  const page = frame.contentDocument as Document;
  if (!page.querySelector('html')) {
    page.append(page.createElement('html'));
    page.documentElement.append(page.createElement('body'));
  }
  fireEvent.load(frame);
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return frame;
}

test('shows the page beside the form and follows typing; the old page stays until the new one has loaded', async () => {
  const { user, open, previews } = await setUp();
  const dialog = await open();
  await waitFor(() => expect(sources()).toEqual(['/api/admin/preview/p1/fuarlar/7']));
  expect(within(await pane()).getByText('Bu değişiklik 2 sayfada görünecek')).toBeVisible();
  const first = await load(0);
  first.contentDocument?.body.append('Birinci');
  // Paste, because a slow machine would also preview a half typed title.
  await user.click(dialog.getByLabelText('Başlık'));
  await user.paste(' 2027');
  await waitFor(() =>
    expect(sources()).toEqual(['/api/admin/preview/p1/fuarlar/7', '/api/admin/preview/p2/fuarlar/7']),
  );
  expect(previews()).toEqual([
    { kind: 'fair', id: 7, fields: {} },
    { kind: 'fair', id: 7, fields: { title: 'Kitap Fuarı 2027' } },
  ]);
  expect(frames()[1]).toHaveAttribute('aria-hidden', 'true');
  await load(1);
  expect(sources()).toEqual(['/api/admin/preview/p2/fuarlar/7']);
});

test('aborts the request for a preview when a newer one begins', async () => {
  const { api, user, open, previews } = await setUp();
  const dialog = await open();
  await waitFor(() => expect(sources()).toHaveLength(1));
  const release = api.hold('POST /admin/preview');
  await user.type(dialog.getByLabelText('Başlık'), 'a');
  await waitFor(() => expect(previews()).toHaveLength(2));
  await user.type(dialog.getByLabelText('Başlık'), 'b');
  await waitFor(() => expect(previews()).toHaveLength(3));
  release();
  await waitFor(() => expect(sources().at(-1)).toBe('/api/admin/preview/p2/fuarlar/7'));
  expect(api.drafts).toEqual([]);
});

test('a refused preview shows the error at its field, as a save does, and keeps the last good page', async () => {
  const { user, open } = await setUp();
  const dialog = await open();
  await waitFor(() => expect(sources()).toHaveLength(1));
  await load(0);
  const title = dialog.getByLabelText('Başlık');
  await user.clear(title);
  await waitFor(() => expect(title).toHaveAccessibleDescription('Başlık zorunludur.'));
  expect(title).toHaveFocus();
  expect(sources()).toEqual(['/api/admin/preview/p1/fuarlar/7']);
  await user.type(title, 'Yeni');
  await waitFor(() => expect(title).toBeValid());
});

test('a refused preview names the field of a closed group', async () => {
  const { user, open } = await setUp();
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Bilgiler' }));
  await user.type(await dialog.findByLabelText('Kaçıncı kez'), '1000');
  await user.click(dialog.getByRole('button', { name: 'Bilgiler' }));
  const message = 'Kaçıncı kez: 1 ile 999 arasında bir tam sayı giriniz.';
  expect(await within(await pane()).findByText(message)).toBeVisible();
});

test('a new form is previewed after the first letter, and its empty fields are not marked', async () => {
  const { user, open, previews } = await setUp();
  const dialog = await open('Yeni Fuar Ekle');
  expect(within(await pane()).getByText('Yazmaya başlayınca sayfa burada görünür.')).toBeVisible();
  await user.type(dialog.getByLabelText('Başlık'), 'A');
  expect(await within(await pane()).findByText('Tarih zorunludur.')).toBeVisible();
  expect(dialog.getByLabelText('Tarih')).toBeValid();
  expect(previews()).toEqual([{ kind: 'fair', fields: { title: 'A', status: 'Upcoming' } }]);
});

test('uploads a chosen picture once and uses it in all previews', async () => {
  const { user, api, open, previews } = await setUp();
  const dialog = await open();
  await user.upload(dialog.getByLabelText('Görsel'), aPictureFile());
  await waitFor(() =>
    expect(previews().at(-1)).toMatchObject({ fields: { imageUrl: '/media/yeni-1.webp' } }),
  );
  await user.type(dialog.getByLabelText('Başlık'), '!');
  await waitFor(() =>
    expect(previews().at(-1)).toMatchObject({
      fields: { title: 'Kitap Fuarı!', imageUrl: '/media/yeni-1.webp' },
    }),
  );
  expect(api.bodies('POST /admin/media')).toHaveLength(1);
});

test('a click in the page moves focus to the field, and Escape leaves the frame', async () => {
  const { user, open } = await setUp();
  const dialog = await open();
  await waitFor(() => expect(sources()).toHaveLength(1));
  const page = (await load(0)).contentDocument as Document;
  page.body.innerHTML =
    '<h1 data-field="title">Kitap</h1><div data-field="imageUrl"><p>x</p></div><i data-field="details"></i>';
  dialog.getByLabelText('Tarih').focus();
  fireEvent.click(page.querySelector('h1') as Element);
  await waitFor(() => expect(dialog.getByLabelText('Başlık')).toHaveFocus());
  fireEvent.click(page.querySelector('div p') as Element);
  await waitFor(() => expect(dialog.getByLabelText('Görsel')).toHaveFocus());
  fireEvent.click(page.querySelector('[data-field="details"]') as Element);
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Detaylar' })).toHaveFocus());
  frames()[0]?.focus();
  fireEvent.keyDown(page.body, { key: 'Escape' });
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
});

test('a click on a fact opens its group in the form', async () => {
  const { open } = await setUp();
  const dialog = await open();
  await waitFor(() => expect(sources()).toHaveLength(1));
  const page = (await load(0)).contentDocument as Document;
  page.body.innerHTML = '<p data-field="openingHours">10.00-18.00</p><ul data-field="documents"></ul>';
  fireEvent.click(page.querySelector('p') as Element);
  await waitFor(() => expect(dialog.getByLabelText('Ziyaret saatleri')).toHaveFocus());
  dialog.getByLabelText('Başlık').focus();
  fireEvent.click(page.querySelector('p') as Element);
  await waitFor(() => expect(dialog.getByLabelText('Ziyaret saatleri')).toHaveFocus());
  fireEvent.click(page.querySelector('ul') as Element);
  expect(await dialog.findByLabelText('PDF dosyası')).toBeVisible();
});

test('shows another page, another width and the dark theme', async () => {
  const { user, open } = await setUp();
  await open();
  await waitFor(() => expect(sources()).toHaveLength(1));
  const page = (await load(0)).contentDocument as Document;
  await user.click(screen.getByRole('button', { name: 'Koyu tema' }));
  expect(page.documentElement).toHaveClass('dark');
  await user.click(screen.getByRole('radio', { name: 'Tablet, 768' }));
  expect(screen.getByRole('radio', { name: 'Tablet, 768' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Ana Sayfa' }));
  expect(sources().at(-1)).toBe('/api/admin/preview/p1/');
  expect(screen.getByRole('link', { name: 'Yeni sekmede aç' })).toHaveAttribute(
    'href',
    '/api/admin/preview/p1/',
  );
  const next = await load(1);
  expect(next.contentDocument?.documentElement).toHaveClass('dark');
});

test('shows six of 2,014 pages as tabs, and finds the others by search', async () => {
  const many = Array.from({ length: 2014 }, (_, index) => ({
    path: `/fuarlar/${index + 1}`,
    title: `Fuar ${index + 1}`,
    change: 'changed' as const,
  }));
  const { user, open } = await setUp({ previewedPages: many });
  await open();
  expect(await screen.findByText('Bu değişiklik 2.014 sayfada görünecek')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Fuar \d+$/ })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Tümü (2.014)' }));
  expect(screen.getByText('1.964 sayfa daha var; aramayı daraltın.')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Sayfalarda ara' }), 'FUAR 1987');
  await user.click(await screen.findByRole('button', { name: 'Fuar 1987' }));
  expect(sources().at(-1)).toBe('/api/admin/preview/p1/fuarlar/1987');
  expect(screen.getByRole('button', { name: 'Tümü (2.014)' })).toHaveFocus();
});

test('on a narrow screen the preview of an invalid form shows the last good page', async () => {
  const { user, open } = await setUp({}, false);
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Önizle' }));
  await waitFor(() => expect(sources()).toHaveLength(1));
  await load(0);
  await user.keyboard('{Escape}');
  await user.clear(dialog.getByLabelText('Başlık'));
  await user.click(dialog.getByRole('button', { name: 'Önizle' }));
  expect(await within(await pane()).findByText('Başlık zorunludur.')).toBeVisible();
  expect(sources()).toEqual(['/api/admin/preview/p1/fuarlar/7']);
});

test('says why there is no page if the form was invalid from the beginning', async () => {
  const { user, open } = await setUp({}, false);
  const dialog = await open();
  await user.clear(dialog.getByLabelText('Başlık'));
  await user.click(dialog.getByRole('button', { name: 'Önizle' }));
  expect(await within(await pane()).findByText('Önizleme güncellenemedi.')).toBeVisible();
  expect(sources()).toEqual([]);
});

test('says why there is no preview, and the form still works', async () => {
  const { user, api, open, previews } = await setUp({ publication: { state: 'live' } });
  const dialog = await open();
  expect(dialog.getByText(/^Bu kurulumda önizleme yok/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Önizleme' })).toBeNull();
  await user.type(dialog.getByLabelText('Başlık'), '!');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]?.title).toBe('Kitap Fuarı!');
  expect(previews()).toEqual([]);
});

test('shows the reason for a failed preview and tries again', async () => {
  const { user, api, open } = await setUp();
  api.fail('POST /admin/preview', 503, { message: 'Hizmet şu anda kullanılamıyor.' });
  await open();
  expect(await within(await pane()).findByText('Hizmet şu anda kullanılamıyor.')).toBeVisible();
  api.recover('POST /admin/preview');
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(sources()).toHaveLength(1));
});

test('shows a page text beside its editor', async () => {
  setWindow(true);
  openApp('/admin/pages', { pages: [aPageContent()], previewedPages: [] });
  expect(await screen.findByText('Değişiklik yok: sayfanın yayındaki hâli')).toBeVisible();
  await waitFor(() => expect(sources()).toEqual(['/api/admin/preview/p1/kvkk']));
});
