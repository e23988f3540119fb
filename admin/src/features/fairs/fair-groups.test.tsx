import { FAIR_FACT_MESSAGES } from '@fuar/shared/messages/admin/fair-facts';
import { FAIR_GROUP_MESSAGES } from '@fuar/shared/messages/admin/fair-groups';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { anAdminFair } from '@fuar/shared/testing/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDraft, aFairDocument, anExhibitor, aPdfFile } from '../../testing/builders.ts';
import { answer, type Given, openApp, openDialog, retype } from '../../testing/render-app.tsx';
import { FACTS, groupOf } from './fair-facts.ts';

const OLD_LABELS = ['Başlık', 'Tarih', 'Kısa Açıklama', 'Açıklama', 'Durum', 'Detaylar', 'Görsel'];
const OLD_BUTTONS = ['Kaydet', 'İptal', 'Sil', 'Düzenle', 'Taslak', 'Zamanla', 'Önizle', 'Yeni Fuar Ekle'];

async function setUp(given: Partial<AdminFair> = {}, content: Given = {}) {
  const fair = anAdminFair({ id: 7, title: 'Kitap Fuarı', date: '15-17 Ekim 2026', ...given });
  const app = openApp('/admin/fairs', { fairs: [fair], ...content });
  const dialog = await openDialog(app.user, 'Düzenle: Kitap Fuarı');
  await dialog.findByLabelText('Başlık');
  const open = async (group: string) => app.user.click(dialog.getByRole('button', { name: group }));
  const save = () => app.user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const saved = () => app.api.bodies('PUT /admin/fairs/7').at(-1);
  return { ...app, dialog, open, save, saved };
}

const GROUPS = [
  'Değişiklik duyurusu',
  'Bilgiler',
  'Geçen yılın sayıları',
  'Destek ve davet',
  'Belgeler',
  'Katılımcılar',
];

test('the groups are closed at first, and their labels and buttons contain no label of the main form', async () => {
  const { dialog, open } = await setUp();
  expect(dialog.queryByLabelText('Salon')).toBeNull();
  for (const group of GROUPS) await open(group);
  await dialog.findByLabelText('PDF dosyası');
  const section = within(dialog.getByRole('region', { name: 'Ek bilgiler' }));
  const lower = (text: string) => text.toLocaleLowerCase('tr');
  const labels = [...document.querySelectorAll('section[aria-label="Ek bilgiler"] label')];
  expect(labels.length).toBeGreaterThan(12);
  for (const { textContent } of labels) {
    for (const old of OLD_LABELS) expect(lower(textContent ?? '')).not.toContain(lower(old));
  }
  for (const button of section.getAllByRole('button')) {
    for (const old of OLD_BUTTONS) expect(lower(button.textContent ?? '')).not.toContain(lower(old));
  }
});

test('a postponement proposes the old days and sends only changed fields', async () => {
  const { user, dialog, open, save, saved } = await setUp();
  await open('Değişiklik duyurusu');
  await user.selectOptions(await dialog.findByLabelText('Değişiklik'), 'Ertelendi');
  expect(dialog.getByLabelText('Eski günler')).toHaveValue('15-17 Ekim 2026');
  await user.type(dialog.getByLabelText('Duyuru metni'), 'Salon yenileniyor.');
  await retype(user, dialog.getByLabelText('Tarih'), '5-7 Kasım 2026');
  await save();
  await waitFor(() =>
    expect(saved()).toEqual({
      date: '5-7 Kasım 2026',
      notice: 'postponed',
      noticeText: 'Salon yenileniyor.',
      previousDate: '15-17 Ekim 2026',
    }),
  );
  expect(await within(screen.getByRole('article')).findByText('Ertelendi')).toBeVisible();
});

test('choosing the cancellation after the postponement, as arrow keys do, sends no old days', async () => {
  const { user, dialog, open, save, saved } = await setUp();
  await open('Değişiklik duyurusu');
  const select = await dialog.findByLabelText('Değişiklik');
  await user.selectOptions(select, 'Ertelendi');
  await user.selectOptions(select, 'İptal edildi');
  await save();
  await waitFor(() => expect(saved()).toEqual({ notice: 'cancelled' }));
});

test('a cancellation keeps the old days of an earlier postponement and shows them', async () => {
  const notice = { notice: 'postponed', previousDate: '1-3 Mayıs 2026' } as const;
  const { user, dialog, open, save, saved } = await setUp(notice);
  await open('Değişiklik duyurusu Ertelendi');
  const select = await dialog.findByLabelText('Değişiklik');
  await retype(user, dialog.getByLabelText('Eski günler'), '2-3 Mayıs 2026');
  for (const next of ['İptal edildi', 'Yok', 'İptal edildi']) await user.selectOptions(select, next);
  expect(dialog.getByLabelText('Eski günler')).toHaveValue('2-3 Mayıs 2026');
  await save();
  await waitFor(() => expect(saved()).toEqual({ notice: 'cancelled', previousDate: '2-3 Mayıs 2026' }));
});

test('choosing no notice clears its texts, and choosing a notice again restores them', async () => {
  const notice = { notice: 'cancelled', noticeText: 'Deprem' } as const;
  const { user, dialog, open, save, saved } = await setUp(notice);
  await open('Değişiklik duyurusu İptal edildi');
  const select = await dialog.findByLabelText('Değişiklik');
  await user.selectOptions(select, 'Yok');
  expect(dialog.queryByLabelText('Duyuru metni')).toBeNull();
  await user.selectOptions(select, 'İptal edildi');
  expect(dialog.getByLabelText('Duyuru metni')).toHaveValue('Deprem');
  await user.selectOptions(select, 'Yok');
  await save();
  await waitFor(() => expect(saved()).toEqual({ notice: '', noticeText: '' }));
});

test('every fact has a field in its group', async () => {
  const { user, dialog, open } = await setUp();
  for (const group of GROUPS) await open(group);
  await user.selectOptions(await dialog.findByLabelText('Değişiklik'), 'postponed');
  for (const fact of FACTS) {
    const field = await dialog.findByLabelText(FAIR_FACT_MESSAGES.fields[fact]);
    expect(field).toBeVisible();
    const button = dialog.getByRole('button', { name: FAIR_GROUP_MESSAGES.groups[groupOf(fact)] });
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(field);
  }
});

test('saves all facts; product groups are sent one by one', async () => {
  const other = anAdminFair({ id: 8, title: 'Eski', series: 'Kitap Fuarları' });
  const fair = anAdminFair({ id: 7, title: 'Kitap Fuarı' });
  const { user, dialog, open, save, saved } = await setUp({}, { fairs: [fair, other] });
  await open('Bilgiler');
  await user.type(await dialog.findByLabelText('Ziyaret saatleri'), '10.00-18.00');
  await user.type(dialog.getByLabelText('Salon'), 'A');
  await user.type(dialog.getByLabelText('Salon alanı (m²)'), '1.250,5');
  await user.type(dialog.getByLabelText('Kaçıncı kez'), '4.');
  const series = dialog.getByLabelText('Fuar serisi') as HTMLInputElement;
  expect([...(series.list?.options ?? [])].map(({ value }) => value)).toEqual(['Kitap Fuarları']);
  await user.type(series, 'Kitap Fuarları');
  await user.type(dialog.getByLabelText('Ürün grupları'), 'Roman\nŞiir\n');
  await open('Geçen yılın sayıları');
  await user.type(await dialog.findByLabelText('Son ziyaretçi sayısı'), '45.000');
  await open('Destek ve davet');
  expect(await dialog.findByText(/^BU FUAR 5174 SAYILI KANUN/)).toBeVisible();
  await user.click(dialog.getByLabelText('TOBB takviminde'));
  await user.type(dialog.getByLabelText('Davetiye adresi'), 'https://bilet.ornek.test');
  await save();
  await waitFor(() =>
    expect(saved()).toEqual({
      openingHours: '10.00-18.00',
      hall: 'A',
      hallArea: '1250.5',
      edition: '4',
      series: 'Kitap Fuarları',
      productGroups: ['Roman', 'Şiir'],
      visitorsLast: '45000',
      isSupervised: 'true',
      invitationUrl: 'https://bilet.ornek.test',
    }),
  );
});

test('a closed group summarises its content, and nothing is sent without a change', async () => {
  const { dialog, save, saved } = await setUp({
    hall: 'A ve B',
    hallArea: 12_000,
    edition: 4,
    visitorsLast: 45_000,
    isSupervised: true,
    documents: [aFairDocument()],
  });
  expect(dialog.getByRole('button', { name: 'Bilgiler A ve B, 12.000 m², 4. kez' })).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Geçen yılın sayıları 45\.000 ziyaretçi$/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Destek ve davet TOBB takviminde' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Belgeler 1 belge' })).toBeVisible();
  await save();
  await waitFor(() => expect(saved()).toEqual({}));
});

test('clears facts', async () => {
  const { user, dialog, open, save, saved } = await setUp({ edition: 4, productGroups: ['Roman'] });
  await open('Bilgiler 4. kez');
  await user.clear(await dialog.findByLabelText('Kaçıncı kez'));
  await user.clear(dialog.getByLabelText('Ürün grupları'));
  await save();
  await waitFor(() => expect(saved()).toEqual({ edition: '', productGroups: '' }));
});

test('a wrong fact opens its group and gets the focus', async () => {
  const { user, dialog, open, save, saved } = await setUp();
  await open('Bilgiler');
  await user.type(await dialog.findByLabelText('Kaçıncı kez'), 'dört');
  await open('Bilgiler');
  expect(dialog.queryByLabelText('Kaçıncı kez')).toBeNull();
  await save();
  const field = await dialog.findByLabelText('Kaçıncı kez');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/1 ile 999 arasında bir tam sayı giriniz\./);
  expect(saved()).toBeUndefined();
});

test('shows the server’s message at a fact of a closed group', async () => {
  const { api, dialog, save } = await setUp({ series: 'Kitap' });
  api.fail('PUT /admin/fairs/7', 400, { message: 'Hatalı.', errors: { series: 'Böyle bir seri yok.' } });
  await save();
  const field = await dialog.findByLabelText('Fuar serisi');
  expect(field).toHaveAccessibleDescription(/Böyle bir seri yok\./);
  await waitFor(() => expect(field).toHaveFocus());
});

test('keeps facts in a draft as texts, and shows them from the draft', async () => {
  const { api, user, dialog, open } = await setUp({ edition: 4 });
  await open('Bilgiler 4. kez');
  await user.type(await dialog.findByLabelText('Ürün grupları'), 'Roman\nŞiir');
  await user.type(dialog.getByLabelText('Salon'), 'A');
  await user.click(dialog.getByRole('button', { name: 'Taslak olarak kaydet' }));
  await screen.findByText('Taslak kaydedildi.');
  expect(api.drafts[0]?.fields).toEqual({ productGroups: 'Roman\nŞiir', hall: 'A' });
  await user.click(screen.getByRole('button', { name: 'Düzenle: Kitap Fuarı' }));
  await user.click(await screen.findByRole('button', { name: 'Bilgiler A, 4. kez' }));
  expect(await screen.findByLabelText('Ürün grupları')).toHaveValue('Roman\nŞiir');
});

test('both values of a notice are compared after an edit conflict', async () => {
  const { api, user, dialog, open, save, saved } = await setUp({ hall: 'A' });
  await open('Değişiklik duyurusu');
  await user.selectOptions(await dialog.findByLabelText('Değişiklik'), 'İptal edildi');
  const [stored] = api.fairs;
  api.fairs = [{ ...(stored as AdminFair), notice: 'postponed', hall: 'B', version: 'v2' }];
  await save();
  const choice = within(await dialog.findByRole('group', { name: 'Değişiklik' }));
  expect(choice.getByText('İptal edildi')).toBeVisible();
  expect(choice.getByText('Ertelendi')).toBeVisible();
  await user.click(choice.getByLabelText('Sizinki kalsın'));
  await save();
  await waitFor(() => expect(saved()).toEqual({ notice: 'cancelled' }));
  expect(api.fairs[0]).toMatchObject({ notice: 'cancelled', hall: 'B' });
});

test('adds and removes documents without saving the form', async () => {
  const { api, user, dialog, open } = await setUp();
  await open('Belgeler');
  expect(await dialog.findByText('Henüz belge yok.')).toBeVisible();
  await user.upload(dialog.getByLabelText('PDF dosyası'), aPdfFile('Salon_planı-2026.pdf'));
  const title = dialog.getByLabelText('Belgenin adı');
  expect(title).toHaveValue('Salon planı 2026');
  await user.type(title, '{Enter}');
  expect(await screen.findByText('Belge yüklendi.')).toBeVisible();
  const list = within(dialog.getByRole('list', { name: 'Fuarın belgeleri' }));
  expect(list.getByRole('link', { name: 'Salon planı 2026' })).toBeVisible();
  expect(list.getByText('PDF, 1 KB')).toBeVisible();
  expect(api.bodies('PUT /admin/fairs/7')).toEqual([]);

  await user.click(list.getByRole('button', { name: 'Belgeyi kaldır: Salon planı 2026' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    '“Salon planı 2026” belgesi fuardan kalıcı olarak',
  );
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await dialog.findByText('Henüz belge yok.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('PDF dosyası')).toHaveFocus());
});

const QUESTION = { name: 'Kaydedilmemiş Değişiklikler' };

async function choosePdf({ dialog, open, user }: Awaited<ReturnType<typeof setUp>>) {
  await open('Belgeler');
  await user.upload(await dialog.findByLabelText('PDF dosyası'), aPdfFile('Salon planı.pdf'));
  expect(await dialog.findByText(/^Salon planı\.pdf, /)).toBeVisible();
}

test('asks before a chosen document is lost, and keeps the typed text of the fair as a draft', async () => {
  const app = await setUp();
  const { api, user, dialog, open } = app;
  await choosePdf(app);
  await open('Belgeler');
  await open('Belgeler');
  expect(await dialog.findByLabelText('Belgenin adı')).toHaveValue('Salon planı');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  const question = within(await screen.findByRole('alertdialog', QUESTION));
  await user.click(question.getByRole('button', { name: 'İptal' }));
  expect(dialog.getByText(/^Salon planı\.pdf, /)).toBeVisible();

  await user.type(dialog.getByLabelText('Başlık'), ' 2');
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog', QUESTION)).getByText('Onayla'));
  expect(await screen.findByText('Yazdıklarınız taslak olarak saklandı.')).toBeVisible();
  expect(api.drafts.map(({ fields }) => fields)).toEqual([{ title: 'Kitap Fuarı 2' }]);
  expect(api.sent.some(({ call }) => call.includes('/documents'))).toBe(false);
});

test('asks about the chosen document after a save, too, and the choice can be undone', async () => {
  const app = await setUp();
  const { user, dialog, save, saved } = app;
  await choosePdf(app);
  await user.type(dialog.getByLabelText('Başlık'), ' 2');
  await save();
  const question = within(await screen.findByRole('alertdialog', QUESTION));
  expect(saved()).toEqual({ title: 'Kitap Fuarı 2' });
  await user.click(question.getByRole('button', { name: 'İptal' }));
  await user.click(dialog.getByRole('button', { name: 'Seçimi geri al' }));
  expect(dialog.getByLabelText('PDF dosyası')).toHaveFocus();
  expect(dialog.getByLabelText('Belgenin adı')).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('pressing Enter twice uploads a document once', async () => {
  const app = await setUp();
  const { api, dialog } = app;
  await choosePdf(app);
  const title = dialog.getByLabelText('Belgenin adı');
  fireEvent.keyDown(title, { key: 'Enter' });
  fireEvent.keyDown(title, { key: 'Enter' });
  expect(await screen.findByText('Belge yüklendi.')).toBeVisible();
  expect(api.bodies('POST /admin/fairs/7/documents')).toHaveLength(1);
});

test('while a document is being uploaded its title is fixed, and another chosen file is kept', async () => {
  const app = await setUp();
  const { api, user, dialog } = app;
  await choosePdf(app);
  const title = dialog.getByLabelText('Belgenin adı');
  const release = api.hold('POST /admin/fairs/7/documents');
  await user.type(title, '{Enter}');
  expect(await dialog.findByRole('button', { name: 'Yükleniyor...' })).toBeDisabled();
  await user.type(title, ' 2026');
  expect(title).toHaveValue('Salon planı');
  await user.upload(dialog.getByLabelText('PDF dosyası'), aPdfFile('Krokiler.pdf'));
  release();
  expect(await screen.findByText('Belge yüklendi.')).toBeVisible();
  expect(dialog.getByText(/^Krokiler\.pdf, /)).toBeVisible();
});

test('a chosen document is kept through a new sign-in and then uploaded', async () => {
  const app = await setUp();
  const { api, user, dialog } = app;
  await choosePdf(app);
  api.email = undefined;
  await user.click(dialog.getByRole('button', { name: 'Belgeyi yükle' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' }));
  await user.click(again.getByRole('button', { name: 'İptal' }));
  expect(await dialog.findByText(/^Salon planı\.pdf, /)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Belgeyi yükle' }));
  const once = within(await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' }));
  await user.type(once.getByLabelText('Şifre'), 'dogru-sifre');
  await user.click(once.getByRole('button', { name: 'Giriş Yap' }));
  expect(await screen.findByText('Belge yüklendi.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Salon planı' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says that a fair has reached the limit of documents', async () => {
  const documents = Array.from({ length: 20 }, (_, n) => aFairDocument({ id: n + 1, title: `Belge ${n}` }));
  const { api, user, dialog, open } = await setUp({ documents });
  await open('Belgeler 20 belge');
  const chooser = await dialog.findByLabelText('PDF dosyası');
  const sentence = 'Bir fuarda en fazla 20 belge olabilir. Yenisi için önce birini kaldırın.';
  expect(chooser).toHaveAccessibleDescription(sentence);
  await user.upload(chooser, aPdfFile('Plan.pdf'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(dialog.getByRole('button', { name: 'Belgeyi yükle' }));
  expect(api.sent.some(({ call }) => call.includes('/documents'))).toBe(false);
});

test.each([
  [new File(['<html>'], 'sahte.pdf'), 'Bu dosya bir PDF değil.'],
  [new File([], 'bos.pdf'), 'Dosya boş.'],
  [new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'buyuk.pdf'), 'Dosya 15 MB sınırını aşıyor.'],
])('refuses an invalid document before sending (%#)', async (file, message) => {
  const { api, dialog, open, user } = await setUp();
  await open('Belgeler');
  const chooser = userEvent.setup({ applyAccept: false });
  await chooser.upload(await dialog.findByLabelText('PDF dosyası'), file);
  expect(await dialog.findByText(message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Belgeyi yükle' }));
  expect(dialog.getByLabelText('PDF dosyası')).toHaveAccessibleDescription(new RegExp(message));
  expect(api.sent.some(({ call }) => call.includes('/documents'))).toBe(false);
});

test('shows the server’s refusal of a document', async () => {
  const { api, dialog, open, user } = await setUp();
  api.fail('POST /admin/fairs/7/documents', 415, {
    message: '“a.pdf” bir PDF dosyası değil.',
    errors: { documentFile: '“a.pdf” bir PDF dosyası değil.' },
  });
  await open('Belgeler');
  await user.click(await dialog.findByRole('button', { name: 'Belgeyi yükle' }));
  expect(await dialog.findByText('Bir PDF dosyası seçin.')).toBeVisible();
  expect(dialog.getByText('Belgenin adını yazın.')).toBeVisible();
  await user.upload(dialog.getByLabelText('PDF dosyası'), aPdfFile('a.pdf'));
  await user.click(dialog.getByRole('button', { name: 'Belgeyi yükle' }));
  expect(await dialog.findByText('“a.pdf” bir PDF dosyası değil.')).toBeVisible();
  expect(dialog.getByLabelText('Belgenin adı')).toHaveValue('a');
});

test('counts the exhibitors and leads to their screen', async () => {
  const { dialog, open, user, location } = await setUp(
    {},
    { exhibitors: [anExhibitor({ fairId: 7 }), anExhibitor({ fairId: 7 })] },
  );
  await open('Katılımcılar');
  expect(await dialog.findByText('2 katılımcı')).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Katılımcı listesini aç' }));
  expect(await screen.findByRole('heading', { name: 'Katılımcılar', level: 1 })).toBeVisible();
  expect(location()).toBe('/admin/fairs/7/exhibitors');
});

test('a new fair must be saved before it has documents and exhibitors', async () => {
  const { user } = openApp('/admin/fairs');
  await user.click(await screen.findByRole('button', { name: 'Yeni Fuar Ekle' }));
  await user.click(await screen.findByRole('button', { name: 'Belgeler' }));
  expect(await screen.findByText(/^Önce fuarı kaydedin/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yeni edisyon oluştur' })).toBeNull();
});

test('makes a draft of the next edition and opens it; text that is typed before or meanwhile is kept', async () => {
  const { api, user, dialog, location } = await setUp({ edition: 4, visitorsLast: 10 });
  await user.type(dialog.getByLabelText('Başlık'), ' 20');
  const release = api.hold('POST /admin/drafts');
  await user.click(dialog.getByRole('button', { name: 'Yeni edisyon oluştur' }));
  await user.type(dialog.getByLabelText('Başlık'), '27');
  release();
  expect(await screen.findByText('Yeni edisyonun taslağı açıldı. Günlerini yazıp kaydedin.')).toBeVisible();
  const form = within(await screen.findByRole('dialog', { name: 'Yeni Fuar Ekle' }));
  expect(await form.findByLabelText('Başlık')).toHaveValue('Kitap Fuarı');
  expect(form.getByLabelText('Tarih')).toHaveValue('');
  expect(form.getByRole('button', { name: 'Bilgiler 5. kez' })).toBeVisible();
  expect(location()).toBe('/admin/fairs');
  expect(api.drafts.map(({ rowId, fields }) => [rowId, fields.title])).toEqual([
    [7, 'Kitap Fuarı 2027'],
    [undefined, 'Kitap Fuarı'],
  ]);
});

test('a new edition asks once about a chosen document before it opens', async () => {
  const { api, user, dialog } = await setUp({ edition: 4 });
  await user.click(dialog.getByRole('button', { name: /^Belgeler/ }));
  await user.type(await dialog.findByLabelText('Belgenin adı'), 'Salon planı');
  await user.click(dialog.getByRole('button', { name: 'Yeni edisyon oluştur' }));
  await answer(user, 'Kaydedilmemiş Değişiklikler', 'Onayla');
  expect(await screen.findByRole('dialog', { name: 'Yeni Fuar Ekle' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.drafts).toHaveLength(1);
});

test('the form shows the facts of a draft that somebody else began', async () => {
  const drafts = [aDraft({ rowId: 7, rowVersion: 'v1', fields: { hallArea: '500', isSupervised: 'true' } })];
  const { dialog } = await setUp({ hallArea: 400 }, { drafts });
  expect(dialog.getByRole('button', { name: 'Bilgiler 500 m²' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Destek ve davet TOBB takviminde' })).toBeVisible();
});
