import { anAdminFair } from '@fuar/shared/testing/builders';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readStoredTexts } from '../../lib/stored-texts.ts';
import { aDraft, anAdminPressItem, aPageContent, aPictureFile } from '../../testing/builders.ts';
import { answer, type Given, openApp, openDialog, renderApp, retype } from '../../testing/render-app.tsx';

const fair = anAdminFair({ id: 7, title: 'Kitap Fuarı', description: 'İlk açıklama', version: 'v1' });

/** Copies the fair, because the fake `/api` changes its rows. */
function setUp(given: Given = {}, path = '/admin/fairs') {
  const app = openApp(path, { fairs: [{ ...fair }], ...given });
  const open = async (button: string | RegExp = 'Düzenle: Kitap Fuarı') => {
    const dialog = await openDialog(app.user, button);
    await dialog.findByLabelText('Başlık');
    return dialog;
  };
  const type = (label: string, text: string) => retype(app.user, screen.getByLabelText(label), text);
  const edit = async (title: string) => {
    const dialog = await open();
    await type('Başlık', title);
    return dialog;
  };
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  const openTimes = async () => {
    await press('Zamanla…');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Yayın Zamanı' }));
    return { dialog, day: dialog.getByLabelText('Gün'), time: dialog.getByLabelText('Saat') };
  };
  const leave = async () => {
    await app.user.keyboard('{Escape}');
    await closed();
  };
  return { ...app, open, type, edit, press, openTimes, leave };
}

const draftOfFair = aDraft({ id: 5, rowId: 7, rowVersion: 'v1', fields: { title: 'Taslak başlığı' } });
const scheduled = { ...draftOfFair, state: 'scheduled', publishAt: '2099-11-27T06:00:00.000Z' } as const;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const keptTexts = () => readStoredTexts().map(([, texts]) => texts);

test('keeps a draft of the changed fields, marks the row and opens the draft again', async () => {
  const { api, open, type, press, edit } = setUp();
  await edit('Yarım başlık');
  await press('Taslak olarak kaydet');
  expect(await screen.findByText('Taslak kaydedildi.')).toBeVisible();
  await closed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Düzenle: Kitap Fuarı' })).toHaveFocus());
  expect(api.bodies('POST /admin/drafts')).toEqual([
    { kind: 'fair', id: 7, fields: { title: 'Yarım başlık' }, rowVersion: 'v1' },
  ]);
  expect(api.fairs[0]?.title).toBe('Kitap Fuarı');
  expect(await screen.findByText('Taslak var')).toBeVisible();

  const dialog = await open();
  expect(dialog.getByLabelText('Başlık')).toHaveValue('Yarım başlık');
  expect(dialog.getByText(/^Taslak açıldı\. Son değişiklik: .*ayse@ornek\.test\.$/)).toBeVisible();
  await type('Kısa Açıklama', 'Yeni açıklama');
  await press('Kaydet');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]).toMatchObject({ title: 'Yarım başlık', description: 'Yeni açıklama' });
  expect(api.drafts).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Taslak var')).toBeNull());
});

test('closing a changed form keeps a draft; opening the draft from the toast keeps text typed in another form', async () => {
  const { api, location, open, type, press, edit, leave } = setUp({
    fairs: [{ ...fair }, anAdminFair({ id: 8, title: 'Gıda Fuarı' })],
  });
  await edit('Yarım başlık');
  await leave();
  expect(await screen.findByText('Yazdıklarınız taslak olarak saklandı.')).toBeVisible();
  await open('Düzenle: Gıda Fuarı');
  await type('Başlık', 'Başka yarım başlık');
  await press('Taslağı aç');
  expect(await screen.findByDisplayValue('Yarım başlık')).toBeVisible();
  expect(api.drafts.map(({ rowId, fields }) => [rowId, fields.title])).toEqual([
    [8, 'Başka yarım başlık'],
    [7, 'Yarım başlık'],
  ]);
  expect(location()).toBe('/admin/fairs');
  await leave();
  expect(api.sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});

test('leaving the screen keeps a draft', async () => {
  const { api, router, edit } = setUp();
  await edit('Yarım başlık');
  void router.navigate('/admin');
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  expect(api.drafts).toHaveLength(1);
});

test('a form asks before closing if its draft is refused', async () => {
  const { api, user, edit } = setUp();
  api.fail('POST /admin/drafts', 413);
  await edit('Yarım başlık');
  await user.keyboard('{Escape}');
  await answer(user, 'Kaydedilmemiş Değişiklikler', 'İptal');
  expect(screen.getByLabelText('Başlık')).toHaveValue('Yarım başlık');
});

// Status 0: there is no connection. Status 403: an administrator has just required the second factor, or lowered the role.
test.each([0, 403])(
  'after status %i the browser keeps the texts, which become a draft later',
  async (status) => {
    const { api, user, edit } = setUp();
    api.fail('POST /admin/drafts', status);
    await edit('Yarım başlık');
    await user.keyboard('{Escape}');
    expect(
      await screen.findByText(/^Taslak sunucuya kaydedilemedi. Yazdıklarınız bu bilgisayarda saklandı/),
    ).toBeVisible();
    await closed();
    api.recover('POST /admin/drafts');
    cleanup();
    renderApp('/admin/fairs', api);
    expect(await screen.findByText('Yarım kalan yazılarınız taslak olarak saklandı.')).toBeVisible();
    expect(api.drafts).toMatchObject([{ rowId: 7, rowVersion: 'v1', fields: { title: 'Yarım başlık' } }]);
    expect(keptTexts()).toEqual([]);
  },
);

test.each(['Düzenle: Kitap Fuarı', 'Yeni Fuar Ekle'])(
  'a draft whose answer was lost is sent again with the same idempotency key (%s)',
  async (button) => {
    const { api, user, open, type } = setUp();
    const attempts: unknown[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const answered = await api.fetch(input, init);
      if (init.method !== 'POST' || !String(input).endsWith('/drafts')) return answered;
      if (attempts.push([new Headers(init.headers).get('idempotency-key'), init.body]) === 1)
        throw new TypeError('The connection broke');
      return answered;
    });
    await open(button);
    await type('Başlık', 'Yarım başlık');
    await user.keyboard('{Escape}');
    await closed();
    expect(keptTexts()).toHaveLength(1);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(keptTexts()).toEqual([]));
    expect(attempts[0]).toEqual([expect.stringMatching(/./), expect.any(String)]);
    expect(attempts[1]).toEqual(attempts[0]);
  },
);

test('a later save of the row keeps stored texts of an earlier form, which become a draft once there is a connection', async () => {
  const { api, open, type, press, edit, leave } = setUp();
  api.fail('POST /admin/drafts', 0);
  await edit('Yarım başlık');
  await leave();
  api.recover('POST /admin/drafts');
  await open();
  await type('Kısa Açıklama', 'Yeni açıklama');
  await press('Kaydet');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(keptTexts()).toMatchObject([{ id: 7, fields: { title: 'Yarım başlık' } }]);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Yarım kalan yazılarınız taslak olarak saklandı.')).toBeVisible();
  expect(api.drafts).toMatchObject([{ rowId: 7, rowVersion: 'v1', fields: { title: 'Yarım başlık' } }]);
  expect(keptTexts()).toEqual([]);
});

test('a closing tab keeps the texts in the browser', async () => {
  const { edit } = setUp();
  await edit('Yarım başlık');
  fireEvent(window, new Event('pagehide'));
  expect(keptTexts()).toMatchObject([{ kind: 'fair', id: 7, fields: { title: 'Yarım başlık' } }]);
  expect(keptTexts()[0]?.unchanged).toMatchObject({ date: expect.any(String) });
  expect(keptTexts()[0]?.unchanged).not.toHaveProperty('title');
});

test('a form that is left without a connection says that its picture is not kept', async () => {
  const { api, user, edit } = setUp();
  api.fail('POST /admin/media', 0);
  await edit('Yarım başlık');
  await user.upload(screen.getByLabelText('Görsel'), aPictureFile());
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/saklandı; .* Seçtiğiniz görsel saklanamadı/)).toBeVisible();
});

test('a copy in the browser contains the URL of an uploaded picture', async () => {
  const { api, user, open, press } = setUp();
  await open();
  await user.upload(screen.getByLabelText('Görsel'), aPictureFile());
  api.fail('POST /admin/drafts', 503);
  await press('Taslak olarak kaydet');
  await screen.findByRole('alert');
  fireEvent(window, new Event('pagehide'));
  expect(keptTexts()).toMatchObject([{ id: 7, fields: { imageUrl: '/media/yeni-1.webp' } }]);
});

test('a new fair may be incomplete as a draft, which the list shows until it is published', async () => {
  const { api, user, open, type, press } = setUp();
  await open('Yeni Fuar Ekle');
  await type('Başlık', 'Arıcılık');
  await user.upload(screen.getByLabelText('Görsel'), aPictureFile());
  await press('Taslak olarak kaydet');
  const list = within(await screen.findByRole('list', { name: 'Taslaklar' }));
  expect(list.getByText('Arıcılık')).toBeVisible();
  expect(list.getByText('Yalnızca taslak')).toBeVisible();
  expect(api.drafts[0]?.fields).toMatchObject({ title: 'Arıcılık', imageUrl: '/media/yeni-1.webp' });

  const dialog = await open('Taslağı aç: Arıcılık');
  expect(dialog.getByText('Bu içerik henüz sitede yok.')).toBeVisible();
  expect(dialog.getByAltText('Mevcut görsel')).toHaveAttribute('src', '/media/yeni-1.webp');
  await press('Kaydet');
  expect(await dialog.findByText('Tarih zorunludur.')).toBeVisible();
  await type('Tarih', '1-3 Ocak 2033');
  await type('Kısa Açıklama', 'Bal');
  await press('Kaydet');
  expect(await screen.findByText('Fuar başarıyla eklendi!')).toBeVisible();
  expect(api.fairs.map(({ title, imageUrl }) => [title, imageUrl])).toContainEqual([
    'Arıcılık',
    '/media/yeni-1.webp',
  ]);
  expect(api.drafts).toEqual([]);
});

test('a draft is unscheduled, then discarded after a confirmation; the focus moves on from each button', async () => {
  const { api, user, open, press } = setUp({ drafts: [{ ...scheduled }] });
  const dialog = await open();
  const published = dialog.getByRole('link', { name: 'Yayındaki hâlini gör' });
  expect(published).toHaveAttribute('href', '/fuarlar/7');
  await press('Zamanlamayı kaldır');
  expect(await screen.findByText('Zamanlama kaldırıldı.')).toBeVisible();
  await waitFor(() => expect(published).toHaveFocus());
  await press('Taslağı sil');
  const question = await screen.findByRole('alertdialog', { name: 'Taslağı Sil' });
  expect(question).toHaveTextContent('sitedeki içerik değişmeyecek');
  await user.click(within(question).getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Taslak silindi.')).toBeVisible();
  expect(dialog.getByLabelText('Başlık')).toHaveValue('Kitap Fuarı');
  await waitFor(() => expect(dialog.getByLabelText('Başlık')).toHaveFocus());
  expect(dialog.queryByText(/^Taslak açıldı/)).toBeNull();
  expect(api.drafts).toEqual([]);
});

test('a draft stays if the server refuses to publish it', async () => {
  const { api, open, press } = setUp({ drafts: [draftOfFair] });
  api.fail('POST /admin/drafts/5/publish', 400, {
    message: 'Hatalı.',
    errors: { title: 'Başlık uygunsuz.' },
  });
  const dialog = await open();
  await press('Kaydet');
  expect(await dialog.findByText('Başlık uygunsuz.')).toBeVisible();
  expect(api.drafts).toHaveLength(1);
});

test('the form asks about each different field if the row changed after its draft was begun', async () => {
  const changed = { ...fair, title: 'Onun başlığı', description: 'Onun açıklaması', version: 'v2' };
  const { api, user, open, press } = setUp({ drafts: [draftOfFair], fairs: [changed] });
  const dialog = await open('Düzenle: Onun başlığı');
  expect(dialog.getByText(/^Taslak başladıktan sonra bu kayıt değişti\./)).toBeVisible();
  const choice = within(dialog.getByRole('group', { name: 'Başlık' }));
  expect(choice.getByText('Onun başlığı')).toBeVisible();
  expect(dialog.getByLabelText('Kısa Açıklama')).toHaveValue('Onun açıklaması');
  await press('Kaydet');
  expect(await dialog.findByText(/^Kaydetmeden önce/)).toBeVisible();
  expect(api.bodies('POST /admin/drafts/5/publish')).toEqual([]);
  await user.click(choice.getByRole('radio', { name: 'Sizinki kalsın' }));
  await press('Kaydet');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]).toMatchObject({ title: 'Taslak başlığı', description: 'Onun açıklaması' });
});

test('a draft saved with an unresolved conflict keeps the row’s older version, so that the form shows the conflict again', async () => {
  const changed = { ...fair, title: 'Onun başlığı', version: 'v2' };
  const { api, open, type, press } = setUp({ drafts: [draftOfFair], fairs: [changed] });
  await open('Düzenle: Onun başlığı');
  await type('Kısa Açıklama', 'Yeni açıklama');
  await press('Taslak olarak kaydet');
  await closed();
  expect(api.drafts).toMatchObject([{ rowVersion: 'v1', fields: { description: 'Yeni açıklama' } }]);
  const dialog = await open('Düzenle: Onun başlığı');
  expect(dialog.getByRole('group', { name: 'Başlık' })).toBeVisible();
});

test('publishing a draft merges the changes that somebody else saved meanwhile', async () => {
  const { api, open, press } = setUp({ drafts: [draftOfFair] });
  await open();
  api.fairs = [{ ...fair, description: 'Onun açıklaması', version: 'v2' }];
  await press('Kaydet');
  expect(await screen.findByText(/İkinizin değişiklikleri birleştirildi\.$/)).toBeVisible();
  expect(api.fairs[0]).toMatchObject({ title: 'Taslak başlığı', description: 'Onun açıklaması' });
  expect(api.drafts).toEqual([]);
});

test('merges the changes of two people to one draft, and asks about a field that both people changed', async () => {
  const { api, user, open, type, press, edit } = setUp({ drafts: [draftOfFair] });
  await open();
  await type('Kısa Açıklama', 'Benim açıklamam');
  api.drafts = [{ ...draftOfFair, fields: { title: 'Onun başlığı' }, version: 'd2' }];
  await press('Taslak olarak kaydet');
  await closed();
  expect(api.drafts[0]?.fields).toEqual({ title: 'Onun başlığı', description: 'Benim açıklamam' });

  await edit('Benim başlığım');
  api.drafts = api.drafts.map((draft) => ({ ...draft, fields: { title: 'Yine onun' }, version: 'd3' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('group', { name: 'Başlık' })).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a draft in conflict is not saved before the user chooses, so the other person’s text stays', async () => {
  const { api, user, press, edit, leave } = setUp({ drafts: [draftOfFair] });
  const dialog = await edit('Benim başlığım');
  api.drafts = [{ ...draftOfFair, fields: { title: 'Onun başlığı' }, version: 'd2' }];
  await press('Taslak olarak kaydet');
  const choice = within(await screen.findByRole('group', { name: 'Başlık' }));
  for (const again of [() => press('Taslak olarak kaydet'), () => user.keyboard('{Escape}')]) {
    await again();
    expect(await dialog.findByText(/^Kaydetmeden önce, ikinizin de değiştirdiği/)).toBeVisible();
    expect(api.drafts[0]?.fields).toEqual({ title: 'Onun başlığı' });
  }
  await user.click(choice.getByRole('radio', { name: /^Sizinki/ }));
  await leave();
  expect(api.drafts[0]?.fields).toEqual({ title: 'Benim başlığım' });
});

test('text that is typed while a draft is being sent is kept', async () => {
  const { api, type, press, edit } = setUp();
  await edit('Yarım başlık');
  const release = api.hold('POST /admin/drafts');
  await press('Taslak olarak kaydet');
  await type('Kısa Açıklama', 'Sonradan yazılan');
  release();
  await closed();
  expect(api.drafts[0]?.fields).toEqual({ title: 'Yarım başlık', description: 'Sonradan yazılan' });
});

const SAVES = [
  ['Düzenle: Kitap Fuarı', 'PUT /admin/fairs/7', 'Fuar başarıyla güncellendi!'],
  ['Yeni Fuar Ekle', 'POST /admin/fairs', 'Fuar başarıyla eklendi!'],
] as const;

test.each(SAVES)(
  'text that is typed while “%s” is being saved becomes a draft of the row',
  async (button, call, saved) => {
    const { api, open, type, press } = setUp();
    await open(button);
    await type('Başlık', 'Kaydedilen');
    await type('Tarih', '1-3 Ocak 2033');
    await type('Kısa Açıklama', 'Kaydedilen açıklama');
    const release = api.hold(call);
    await press('Kaydet');
    await type('Kısa Açıklama', 'Sonradan yazılan');
    release();
    expect(await screen.findByText(saved)).toBeVisible();
    expect(await screen.findByText('Yazdıklarınız taslak olarak saklandı.')).toBeVisible();
    await closed();
    const row = api.fairs.find(({ title }) => title === 'Kaydedilen');
    expect(row?.description).toBe('Kaydedilen açıklama');
    expect(api.drafts).toMatchObject([{ rowId: row?.id, fields: { description: 'Sonradan yazılan' } }]);
  },
);

test.each(SAVES)('Escape while “%s” is being saved makes no draft', async (button, call, saved) => {
  const { api, user, open, type } = setUp();
  await open(button);
  await type('Tarih', '1-3 Ocak 2033');
  await type('Kısa Açıklama', 'Kaydedilen açıklama');
  await type('Başlık', 'Kaydedilen');
  const release = api.hold(call);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.bodies(call)).toHaveLength(1));
  await user.keyboard('{Escape}{Escape}');
  release();
  expect(await screen.findByText(saved)).toBeVisible();
  await closed();
  expect(api.bodies('POST /admin/drafts')).toEqual([]);
});

test('Escape during a save that fails leaves the form open with the reason; a second Escape keeps a draft', async () => {
  const { api, user, edit, leave } = setUp();
  api.fail('PUT /admin/fairs/7', 400, { message: 'Hata', errors: { title: 'Başlık uygunsuz.' } });
  await edit('Yarım başlık');
  const release = api.hold('PUT /admin/fairs/7');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.bodies('PUT /admin/fairs/7')).toHaveLength(1));
  await user.keyboard('{Escape}');
  release();
  expect(await screen.findByText('Başlık uygunsuz.')).toBeVisible();
  expect(api.drafts).toEqual([]);
  await leave();
  expect(api.drafts).toMatchObject([{ rowId: 7, fields: { title: 'Yarım başlık' } }]);
});

test('text that is typed between a save and Escape becomes one draft', async () => {
  const { api, user, type, press, edit } = setUp();
  await edit('Kaydedilen');
  const release = api.hold('PUT /admin/fairs/7');
  await press('Kaydet');
  await type('Kısa Açıklama', 'Sonradan yazılan');
  await user.keyboard('{Escape}');
  release();
  await closed();
  expect(api.fairs[0]?.title).toBe('Kaydedilen');
  expect(api.bodies('POST /admin/drafts')).toMatchObject([{ fields: { description: 'Sonradan yazılan' } }]);
});

test('a second Escape makes no second draft', async () => {
  const { api, user, open, type } = setUp();
  await open('Yeni Fuar Ekle');
  await type('Başlık', 'Arıcılık');
  const release = api.hold('POST /admin/drafts');
  await user.keyboard('{Escape}{Escape}');
  release();
  await closed();
  expect(api.drafts).toHaveLength(1);
});

test('merges the other person’s draft of a row instead of creating a second one', async () => {
  const { api, open, type, press } = setUp();
  await open();
  await type('Kısa Açıklama', 'Benim açıklamam');
  api.drafts = [draftOfFair];
  await press('Taslak olarak kaydet');
  await closed();
  expect(api.drafts).toHaveLength(1);
  expect(api.drafts[0]?.fields).toEqual({ title: 'Taslak başlığı', description: 'Benim açıklamam' });
});

test('the texts of a row that somebody deleted meanwhile become the draft of a new row', async () => {
  const { api, edit, leave } = setUp();
  await edit('Yarım başlık');
  api.fairs = [];
  await leave();
  expect(api.drafts).toMatchObject([{ fields: { title: 'Yarım başlık', description: 'İlk açıklama' } }]);
  expect(api.drafts[0]).not.toHaveProperty('rowId');
});

test('a draft that somebody published meanwhile keeps the typed text', async () => {
  const { api, open, type, press } = setUp({ drafts: [draftOfFair] });
  const dialog = await open();
  await type('Kısa Açıklama', 'Benim açıklamam');
  api.drafts = [];
  await press('Kaydet');
  expect(await dialog.findByText(/^Bu taslak artık yok/)).toBeVisible();
  expect(dialog.getByLabelText('Kısa Açıklama')).toHaveValue('Benim açıklamam');
  await press('Kaydet');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
});

test('discarding a draft that somebody published or discarded meanwhile says so and keeps the text', async () => {
  const { api, user, open, type, press } = setUp({ drafts: [draftOfFair] });
  const dialog = await open();
  await type('Kısa Açıklama', 'Benim açıklamam');
  api.drafts = [];
  await press('Taslağı sil');
  await answer(user, 'Taslağı Sil', 'Onayla');
  expect(await screen.findByText(/^Bu taslak artık yok/)).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Başlık')).toHaveFocus());
  expect(dialog.queryByRole('button', { name: 'Taslağı sil' })).toBeNull();
  await press('Kaydet');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]?.description).toBe('Benim açıklamam');
});

test('the message that a draft was saved disappears when the draft is discarded or no longer exists', async () => {
  const { api, user, edit, open, press } = setUp();
  for (const isGone of [false, true]) {
    await edit('Yarım başlık');
    await press('Taslak olarak kaydet');
    expect(await screen.findByText('Taslak kaydedildi.')).toBeVisible();
    await closed();
    await open();
    if (isGone) api.drafts = [];
    await press('Taslağı sil');
    await answer(user, 'Taslağı Sil', 'Onayla');
    expect(await screen.findByText(isGone ? /^Bu taslak artık yok/ : 'Taslak silindi.')).toBeVisible();
    expect(screen.queryByText('Taslak kaydedildi.')).toBeNull();
    await press('İptal');
    await closed();
  }
});

test('schedules in Istanbul time, shows the time in the list, and unschedules', async () => {
  const { api, open, press, edit, openTimes } = setUp();
  await edit('Yeni başlık');
  const { dialog, day, time } = await openTimes();
  fireEvent.change(day, { target: { value: '2099-11-27' } });
  expect(dialog.getByText('Yayımlanacak: 27 Kasım 2099 Cuma 09.00')).toBeVisible();
  fireEvent.change(time, { target: { value: '09:30' } });
  await press('Zamanla');
  expect(await screen.findByText('27 Kasım 2099 Cuma 09.30 için zamanlandı.')).toBeVisible();
  await closed();
  expect(api.bodies('POST /admin/drafts')).toMatchObject([{ publishAt: '2099-11-27T09:30:00+03:00' }]);
  expect(await screen.findByText('Zamanlandı: 27 Kasım 2099 Cuma 09.30')).toBeVisible();

  await open();
  await press('Zamanlamayı kaldır');
  await waitFor(() => expect(api.drafts).toMatchObject([{ state: 'draft' }]));
  expect(await screen.findByText('Zamanlama kaldırıldı.')).toBeVisible();
  expect(screen.queryByText('27 Kasım 2099 Cuma 09.30 için zamanlandı.')).toBeNull();
});

test('scheduling another time removes the message about the earlier time, and so does a publication', async () => {
  const { open, press, edit, openTimes } = setUp();
  const schedule = async (value: string) => {
    const { day, time } = await openTimes();
    fireEvent.change(day, { target: { value: '2099-11-27' } });
    fireEvent.change(time, { target: { value } });
    await press('Zamanla');
    await closed();
  };
  await edit('Yeni başlık');
  await schedule('09:30');
  expect(await screen.findByText('27 Kasım 2099 Cuma 09.30 için zamanlandı.')).toBeVisible();
  await open();
  await schedule('10:45');
  expect(await screen.findByText('27 Kasım 2099 Cuma 10.45 için zamanlandı.')).toBeVisible();
  expect(screen.queryByText('27 Kasım 2099 Cuma 09.30 için zamanlandı.')).toBeNull();
  await open();
  await press('Kaydet');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(screen.queryByText('27 Kasım 2099 Cuma 10.45 için zamanlandı.')).toBeNull();
});

test('schedules no invalid form; the scheduling dialog focuses the invalid field, and clears the error when the field changes', async () => {
  const { api, user, open, type, press, openTimes } = setUp();
  await open();
  await user.clear(screen.getByLabelText('Başlık'));
  await press('Zamanla…');
  expect(await screen.findByText('Başlık zorunludur.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await type('Başlık', 'Yeni başlık');
  const { dialog, day, time } = await openTimes();
  await press('Zamanla');
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription('Bir gün ve bir saat seçin.');
  fireEvent.change(day, { target: { value: '2099-11-27' } });
  expect(day).toBeValid();
  fireEvent.change(time, { target: { value: '' } });
  await press('Zamanla');
  expect(time).toHaveFocus();
  expect(time).toHaveAccessibleDescription('Bir gün ve bir saat seçin.');
  expect(day).toBeValid();
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  fireEvent.change(time, { target: { value: '09:00' } });
  await press('Zamanla');
  expect(await dialog.findByText('Geçmiş bir zaman seçilemez.')).toBeVisible();
  expect(dialog.queryByText(/^Yayımlanacak/)).toBeNull();
  expect(day).toHaveFocus();
  expect(api.drafts).toEqual([]);
});

test.each([
  {
    path: '/admin/fairs',
    rows: { fairs: [{ ...fair }] },
    draft: draftOfFair,
    button: 'Sil: Kitap Fuarı',
    question:
      '“Kitap Fuarı” fuarını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz. ' +
      'Yayımlanmamış taslak da silinir ve geri getirilemez.',
    deleted: 'Fuar başarıyla silindi.',
  },
  {
    path: '/admin/press',
    rows: { press: [anAdminPressItem({ id: 7, title: 'Duyuru' })] },
    draft: aDraft({
      ...{ id: 6, kind: 'press', rowId: 7, fields: { type: 'Bulletin', title: 'Taslak başlığı' } },
      ...{ state: 'scheduled', publishAt: '2099-11-27T06:00:00.000Z' },
    }),
    button: 'Sil: Duyuru',
    question:
      'Bu içerik kalıcı olarak silinecek. Emin misiniz? ' +
      '27 Kasım 2099 Cuma 09.00 için zamanlanan taslak da silinir ve geri getirilemez.',
    deleted: 'İçerik silindi',
  },
])('deleting a row in $path warns about its draft and deletes the draft too', async (given) => {
  const { user } = setUp({ ...given.rows, drafts: [{ ...given.draft }] }, given.path);
  await user.click(await screen.findByRole('button', { name: given.button }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(given.question);
  await user.click(dialog.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText(given.deleted)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: given.button })).toBeNull());
  expect(screen.queryByText('Yalnızca taslak')).toBeNull();
});

test.each([
  { path: '/admin/fairs', kind: 'fair', empty: 'Fuar Bulunamadı' },
  { path: '/admin/press', kind: 'press', empty: 'İçerik Bulunamadı' },
] as const)(
  'the search in $path finds new drafts too, and only matching ones',
  async ({ path, kind, empty }) => {
    const draft = aDraft({ id: 5, kind, fields: { title: 'IŞIK taslağı' } });
    const { user } = setUp({ drafts: [draft] }, path);
    await screen.findByText('IŞIK taslağı');
    const search = screen.getByRole('searchbox');
    await user.type(search, 'ışık');
    expect(await screen.findByText('IŞIK taslağı')).toBeVisible();
    await user.type(search, ' yok');
    expect(await screen.findByRole('heading', { name: empty })).toBeVisible();
    expect(screen.queryByText('IŞIK taslağı')).toBeNull();
  },
);

test('the list filters new drafts by their status', async () => {
  const { user } = setUp({ drafts: [aDraft({ kind: 'fair', fields: { title: 'Yeni' } })] });
  await screen.findByText('Yalnızca taslak');
  await user.selectOptions(screen.getByLabelText('Durum'), 'Tamamlanan');
  expect(await screen.findByRole('heading', { name: 'Fuar Bulunamadı' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Durum'), 'Yaklaşan');
  expect(await screen.findByText('Yalnızca taslak')).toBeVisible();
});

test('a list without a match shows its empty state to somebody who may not open drafts', async () => {
  const { user } = setUp({ role: 'inbox', drafts: [aDraft({ kind: 'fair', fields: {} })] });
  await user.type(await screen.findByRole('searchbox'), 'yok');
  expect(await screen.findByRole('heading', { name: 'Fuar Bulunamadı' })).toBeVisible();
});

test('the list works if its drafts cannot be loaded, and does not refetch them without a scheduled draft', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = openApp('/admin/fairs', { fairs: [{ ...fair }] });
  api.fail('GET /admin/drafts', 503);
  expect(await screen.findByRole('heading', { name: 'Kitap Fuarı' })).toBeVisible();
  expect(screen.getByText('Taslaklar yüklenirken bir hata oluştu.')).toBeVisible();
  const sent = api.bodies('GET /admin/drafts').length;
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(api.bodies('GET /admin/drafts')).toHaveLength(sent);
});

test('the drafts are requested once a minute while they cannot be loaded and one of them is due', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const due = { ...scheduled, publishAt: new Date(Date.now() + 1_000).toISOString() };
  const { api } = openApp('/admin/sponsors', { drafts: [due] });
  await waitFor(() => expect(api.bodies('GET /admin/drafts')).toHaveLength(1));
  api.fail('GET /admin/drafts', 503);
  const failure = 'Taslaklar yüklenirken bir hata oluştu.';
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(failure)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(api.bodies('GET /admin/drafts')).toHaveLength(3);
  expect(screen.queryByText(failure)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(api.bodies('GET /admin/drafts')).toHaveLength(7);
});

test.each([
  { path: '/admin/fairs', kind: 'fair', rowId: 7 },
  { path: '/admin/press', kind: 'press', rowId: 3 },
  { path: '/admin/pages?page=kvkk', kind: 'page', rowId: 'kvkk' },
] as const)('$path shows what the schedule has published', async ({ path, kind, rowId }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const publishAt = new Date(Date.now() + 1_000).toISOString();
  const draft = aDraft({ ...scheduled, kind, rowId, publishAt });
  const press = [anAdminPressItem({ id: 3, title: 'Duyuru' })];
  const pages = [aPageContent({ pageKey: 'kvkk' })];
  const { api } = setUp({ drafts: [draft], press, pages }, path);
  const rows = { fair: 'GET /admin/fairs', press: 'GET /admin/press', page: 'GET /admin/page-content' }[kind];
  await waitFor(() => expect(api.bodies(rows)).toHaveLength(1));
  await waitFor(() => expect(api.bodies('GET /admin/drafts').length).toBeGreaterThan(0));
  await act(() => vi.advanceTimersByTimeAsync(500));
  api.drafts = [];
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(api.bodies(rows).length).toBeGreaterThan(1));
});

test('leaving an incomplete scheduled draft keeps its text and unschedules it with a message; saving it is refused', async () => {
  const { api, user, open, type, press } = setUp({ drafts: [{ ...scheduled }] });
  const dialog = await open();
  await type('Kısa Açıklama', 'Uzun uzun yazılan');
  await user.clear(screen.getByLabelText('Başlık'));
  await press('Taslak olarak kaydet');
  expect(await dialog.findByText('Başlık zorunludur.')).toBeVisible();
  expect(api.drafts).toMatchObject([{ state: 'scheduled', fields: { title: 'Taslak başlığı' } }]);
  await user.keyboard('{Escape}');
  expect(
    await screen.findByText('Taslakta eksik ya da hatalı alan olduğu için yayın zamanı kaldırıldı.'),
  ).toBeVisible();
  await closed();
  expect(api.drafts).toMatchObject([
    { state: 'draft', fields: { title: '', description: 'Uzun uzun yazılan' } },
  ]);
});

describe('a form of a new fair whose draft the schedule publishes', () => {
  const fields = { title: 'Arıcılık', date: '1-3 Ocak 2033', description: 'Bal' };
  const published = anAdminFair({ ...fields, id: 9, version: 'v1' });
  const { state, publishAt } = scheduled;
  const draft = aDraft({ id: 5, title: fields.title, fields, state, publishAt });
  async function openPublished() {
    const app = setUp({ drafts: [{ ...draft }] });
    await app.open('Taslağı aç: Arıcılık');
    await app.type('Kısa Açıklama', 'Bal ve arı');
    app.api.drafts = [];
    app.api.fairs = [published, ...app.api.fairs];
    const gone = { message: 'Bulunamadı.', rowId: 9 };
    app.api.fail('PUT /admin/drafts/5', 404, gone);
    return app;
  }

  test('saves into that fair', async () => {
    const { api, press } = await openPublished();
    await press('Kaydet');
    await closed();
    expect(api.bodies('PUT /admin/fairs/9')).toEqual([{ description: 'Bal ve arı' }]);
    expect(api.fairs).toHaveLength(2);
  });

  test('saves into that fair if it is published between the two calls of a save', async () => {
    const { api, press } = await openPublished();
    api.recover('PUT /admin/drafts/5');
    api.drafts = [{ ...draft }];
    api.fail('POST /admin/drafts/5/publish', 404, { message: 'Bulunamadı.', rowId: 9 });
    await press('Kaydet');
    await waitFor(() => expect(api.bodies('PUT /admin/fairs/9')).toHaveLength(1));
    expect(api.bodies('POST /admin/fairs')).toEqual([]);
  });

  test('saves into that fair after an attempt to discard the draft', async () => {
    const { api, user, press } = await openPublished();
    api.fail('DELETE /admin/drafts/5', 404, { message: 'Bulunamadı.', rowId: 9 });
    await press('Taslağı sil');
    await answer(user, 'Taslağı Sil', 'Onayla');
    expect(await screen.findByText(/^Bu taslak artık yok/)).toBeVisible();
    await press('Kaydet');
    await closed();
    expect(api.bodies('PUT /admin/fairs/9').at(-1)).toEqual({ description: 'Bal ve arı' });
    expect(api.bodies('POST /admin/fairs')).toEqual([]);
  });

  test('keeps a draft of that fair', async () => {
    const { api, leave } = await openPublished();
    await leave();
    expect(api.drafts).toMatchObject([{ rowId: 9, fields: { description: 'Bal ve arı' } }]);
  });
});

test('leaving while a new fair is being scheduled creates one draft', async () => {
  const { api, open, type, press, router, openTimes } = setUp();
  await open('Yeni Fuar Ekle');
  await type('Başlık', 'Arıcılık');
  await type('Tarih', '1-3 Ocak 2033');
  await type('Kısa Açıklama', 'Bal');
  const { day } = await openTimes();
  fireEvent.change(day, { target: { value: '2099-11-27' } });
  const release = api.hold('POST /admin/drafts');
  await press('Zamanla');
  await waitFor(() => expect(api.bodies('POST /admin/drafts')).toHaveLength(1));
  await act(async () => void router.navigate('/admin'));
  release();
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  expect(api.drafts).toMatchObject([{ state: 'scheduled' }]);
});

test.each([
  {
    path: '/admin/fairs',
    button: 'Yeni Fuar Ekle',
    texts: { Başlık: 'Arıcılık', Tarih: '1-3 Ocak 2033', 'Kısa Açıklama': 'Bal' },
    call: 'POST /admin/fairs',
    update: /^PUT \/admin\/fairs\/\d+$/,
    saved: 'Fuar başarıyla güncellendi!',
  },
  {
    path: '/admin/press',
    button: 'Yeni Ekle',
    texts: { Başlık: 'Duyuru' },
    call: 'POST /admin/press',
    update: /^PUT \/admin\/press\/\d+$/,
    saved: 'İçerik güncellendi',
  },
])('$path: if the form of a new row stays open, a second save changes that row', async (given) => {
  const { path, button, texts, call, update, saved } = given;
  const { api, user, open, type, press } = setUp({ fairs: [] }, path);
  await open(button);
  for (const [label, text] of Object.entries(texts)) await type(label, text);
  if (path === '/admin/press')
    fireEvent.change(screen.getByLabelText('Tarih'), { target: { value: '2033-01-01' } });
  api.fail('POST /admin/drafts', 413);
  const release = api.hold(call);
  await press('Kaydet');
  await waitFor(() => expect(api.bodies(call)).toHaveLength(1));
  await user.type(screen.getByLabelText('Başlık'), ' 2033');
  release();
  expect(await screen.findByText(/^Taslak kaydedilemedi\./)).toBeVisible();
  await press('Kaydet');
  expect(await screen.findByText(saved)).toBeVisible();
  await closed();
  expect(api.bodies(call)).toHaveLength(1);
  const updates = api.sent.filter((sent) => update.test(sent.call));
  expect(updates.map(({ body }) => body)).toEqual([{ title: `${texts.Başlık} 2033` }]);
});
