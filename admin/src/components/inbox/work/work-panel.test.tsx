import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { watchSignOuts } from '../../../lib/sign-outs.ts';
import { unsavedCount } from '../../../lib/unsaved.ts';
import { aContactMessage, aReplyTemplate, aSubmission } from '../../../testing/builders.ts';
import { type Given, openApp, refetchLate, textsOf } from '../../../testing/render-app.tsx';
import type { FakeApi } from '../../../testing/server.ts';

const dicle = (given = {}) =>
  aSubmission({
    id: 1,
    companyName: 'Dicle',
    contactName: 'Işıl Kaya',
    contactPhone: '0532 111 22 33',
    number: 'BF-2026-0147',
    ...given,
  });

async function open(given: Given = {}) {
  const shown = openApp('/admin/participant-submissions', { submissions: [dicle()], ...given });
  const toggle = await screen.findByRole('button', { name: 'Ayrıntıları aç: Dicle' });
  await shown.user.click(toggle);
  await screen.findByRole('region', { name: 'Takip' });
  await screen.findByText('Ön talep formuyla geldi.');
  return { toggle, ...shown };
}

const changes = (api: FakeApi) => api.bodies('PATCH /admin/participant-submissions/1');

test('a key changes the status of the focused row, and the keys still work after the change is undone', async () => {
  const { user, api, toggle } = await open();
  expect(toggle).toHaveFocus();
  expect(screen.getByText(/^Tuşlar: .* 1-5 aşama/)).toBeVisible();
  await user.keyboard('3');
  expect(screen.getByRole('button', { name: 'Teklif verildi' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Aşama: Teklif verildi')).toBeVisible();
  expect(await screen.findByText('Aşamayı “Yeni” yerine “Teklif verildi” yaptı.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Okunmamış' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Değişiklik geri alındı.')).toBeVisible();
  expect(toggle).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Kapat' }));
  expect(toggle).toHaveFocus();
  await user.keyboard('2');
  expect(await screen.findByText('Aşama: Görüşülüyor')).toBeVisible();
  expect(changes(api)).toEqual([{ status: 'offered' }, { status: 'new' }, { status: 'talking' }]);
});

test('stage, owner and the button for a reply come before the text of the visitor', async () => {
  const { user } = await open();
  const request = screen.getByRole('heading', { name: 'Firma Bilgileri' });
  const reply = screen.getByRole('button', { name: 'Yanıt yaz' });
  for (const first of [
    screen.getByRole('group', { name: 'Aşama' }),
    screen.getByRole('button', { name: 'Üstlen' }),
    reply,
  ])
    expect(first.compareDocumentPosition(request)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(reply);
  expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveFocus();
});

test('an undo keeps a later change of the field by somebody else', async () => {
  const { user, api } = await open();
  await user.keyboard('3');
  expect(await screen.findByText('Aşama: Teklif verildi')).toBeVisible();
  api.submissions = [dicle({ status: 'accepted', version: 'v9' })];
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Kabul edildi' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText(/^Bu kaydı az önce başka biri değiştirdi/)).toBeVisible();
  expect(changes(api)).toEqual([{ status: 'offered' }]);
});

test.each([
  ['after', false],
  ['during', true],
])('a status chosen %s the save of another replaces the message and undo button', async (_, isHeld) => {
  const { user, api } = await open();
  const release = isHeld ? api.hold('PATCH /admin/participant-submissions/1') : undefined;
  await user.keyboard('3');
  if (!isHeld) expect(await screen.findByText('Aşama: Teklif verildi')).toBeVisible();
  await user.keyboard('2');
  release?.();
  expect(await screen.findByText('Aşama: Görüşülüyor')).toBeVisible();
  expect(screen.queryByText('Aşama: Teklif verildi')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Değişiklik geri alındı.')).toBeVisible();
  expect(changes(api).at(-1)).toEqual({ status: 'offered' });
});

test('a list that was requested before a change of the status does not show the old status', async () => {
  const { user, api } = await open();
  const release = await refetchLate(api, 'GET /admin/participant-submissions');
  await user.keyboard('3');
  expect(await screen.findByText('Aşama: Teklif verildi')).toBeVisible();
  await release();
  expect(screen.getByRole('button', { name: 'Teklif verildi' })).toHaveAttribute('aria-pressed', 'true');
});

test('a new request appears although a change interrupted the refetch that would have shown it', async () => {
  const { user, api } = await open();
  api.submissions.push(dicle({ id: 2, companyName: 'Munzur' }));
  await refetchLate(api, 'GET /admin/participant-submissions');
  await user.keyboard('3');
  expect(await screen.findByRole('button', { name: 'Ayrıntıları aç: Munzur' })).toBeVisible();
});

test('two changes that fail without a connection leave the row as it is stored', async () => {
  const { user, api } = await open();
  api.fail('PATCH /admin/participant-submissions/1', 0);
  api.fail('GET /admin/participant-submissions', 0);
  api.fail('GET /admin/participant-submissions/1', 0);
  await user.keyboard('34');
  await waitFor(() => expect(changes(api)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getByRole('button', { name: 'Yeni' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('img', { name: 'Okunmamış' })).toBeVisible();
});

test('changing a row that somebody else deleted shows a message, and the row disappears', async () => {
  const { user, api } = await open();
  api.fail('PATCH /admin/participant-submissions/1', 404);
  api.submissions = [];
  await user.keyboard('3');
  expect(await screen.findByText('Bu kayıt az önce silindi.')).toBeVisible();
  expect(screen.queryByText(/Değişiklik kaydedilemedi/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

test.each([
  ['Not', 'Notu ekle', 'events'],
  ['Metin', 'Yanıtı gönder', 'reply'],
])(
  '“%s” in a row that somebody else deleted shows a message and keeps the text',
  async (label, button, call) => {
    const { user, api } = await open();
    api.fail(`POST /admin/participant-submissions/1/${call}`, 404, {
      message: 'Aradığınız kayıt bulunamadı.',
    });
    api.submissions = [];
    await user.type(screen.getByRole('textbox', { name: label }), 'Uzun uzun yazılan');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(/Bu kayıt az önce silindi/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: label })).toHaveValue('Uzun uzun yazılan');
  },
);

describe('a row with unsent text', () => {
  const openWithText = async () => {
    const shown = await open();
    await shown.user.type(screen.getByRole('textbox', { name: 'Metin' }), 'Uzun uzun yazılan');
    return shown;
  };
  const unsent = () => screen.queryByRole('textbox', { name: 'Metin' });

  test('stays open after somebody else has deleted it, until it is closed', async () => {
    const { user, api, toggle } = await openWithText();
    api.submissions = [];
    api.fail('PATCH /admin/participant-submissions/1', 404);
    await user.click(screen.getByRole('button', { name: 'Görüşülüyor' }));
    expect(await screen.findByText('0 talep')).toBeVisible();
    expect(unsent()).toHaveValue('Uzun uzun yazılan');
    await user.click(toggle);
    expect(await screen.findByText('Katılımcı Talebi Bulunmuyor')).toBeVisible();
  });

  test('closes when the user deletes it', async () => {
    const { user } = await openWithText();
    await user.click(screen.getByRole('button', { name: 'Sil' }));
    await user.click(await screen.findByRole('button', { name: 'Onayla' }));
    expect(await screen.findByText('Talep başarıyla silindi.')).toBeVisible();
    await waitFor(() => expect(unsent()).toBeNull());
  });

  test('closes when the user erases the personal data of its sender', async () => {
    const { user } = await openWithText();
    await user.click(screen.getByRole('button', { name: /^Kişisel veriler: / }));
    await user.click(await screen.findByRole('button', { name: 'Kalıcı olarak sil' }));
    await user.click(await screen.findByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(unsent()).toBeNull());
  });
});

test('a click on a button of a row focuses the button in Safari too, so that the keys of the row work', async () => {
  const { toggle } = await open();
  const panel = within(screen.getByRole('region', { name: 'Takip' }));
  // Safari focuses only a clicked button that has a `tabindex`.
  for (const button of [toggle, ...panel.getAllByRole('button')])
    expect(button).toHaveAttribute('tabindex', '0');
});

test('an empty note or reply shows the error at its field and focuses the field', async () => {
  const { user, api } = await open();
  const note = screen.getByRole('textbox', { name: 'Not' });
  await user.click(screen.getByRole('button', { name: 'Notu ekle' }));
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription(/Bir not yazın\./);
  await user.keyboard('A');
  expect(note).toBeValid();
  const body = screen.getByRole('textbox', { name: 'Metin' });
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(body).toHaveFocus();
  expect(body).toHaveAccessibleDescription('Bir metin yazın.');
  await user.keyboard('A');
  expect(body).toBeValid();
  const subject = screen.getByRole('textbox', { name: 'Konu' });
  await user.clear(subject);
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(subject).toHaveFocus();
  expect(subject).toHaveAccessibleDescription('Bir konu yazın.');
  expect(api.sent.filter(({ call }) => call.startsWith('POST /admin/participant-submissions/1'))).toEqual([]);
});

test('arrows move between rows, U takes a row over, N and R open the boxes for a note and a reply', async () => {
  const { user, api } = await open({ submissions: [dicle({ id: 2 }), dicle({ companyName: 'Fırat' })] });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Ayrıntıları aç: Fırat' })).toHaveFocus();
  await user.keyboard('u');
  await waitFor(() => expect(changes(api)).toEqual([{ ownerId: 1 }]));
  await user.keyboard('n');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Not' })).toHaveFocus());
  await user.keyboard('1u{Escape}');
  expect(screen.getByRole('textbox', { name: 'Not' })).toHaveValue('1u');
  expect(screen.getByRole('button', { name: 'Ayrıntıları kapat: Fırat' })).toHaveFocus();
  await user.keyboard('r');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveFocus());
});

test('the next row gets the focus when a changed row no longer matches the filter', async () => {
  const names = ['Zap', 'Murat', 'Fırat'];
  const submissions = names.map((companyName, n) => dicle({ id: 9 - n, companyName }));
  const { user } = openApp('/admin/participant-submissions?status=new', { submissions });
  (await screen.findByRole('button', { name: 'Ayrıntıları aç: Murat' })).focus();
  await user.keyboard('2');
  expect(await screen.findByText('Aşama: Görüşülüyor')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ayrıntıları aç: Murat' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ayrıntıları aç: Fırat' })).toHaveFocus();
});

test('after an edit conflict the row is refetched and typed texts stay', async () => {
  const { user, api } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Not' }), 'Aradım');
  api.submissions = [dicle({ version: 'v2', status: 'talking', ownerId: 9, owner: 'Veli' })];
  await user.click(screen.getByRole('button', { name: 'Olmadı' }));
  expect(await screen.findByText(/az önce başka biri değiştirdi/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Görüşülüyor' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(screen.getByRole('textbox', { name: 'Not' })).toHaveValue('Aradım');
});

test('lists earlier requests of the company, also under another firm name, and shows no list if there are none', async () => {
  const one = { id: 3, fairTitle: 'Kitap Fuarı', area: 36, status: 'accepted' as const };
  const earlier = {
    1: [
      { ...one, number: 'BF-2024-0012', year: 2024, companyName: 'DİCLE' },
      { ...one, id: 2, number: 'BF-2023-0004', year: 2023, companyName: 'Zap Tarım' },
    ],
  };
  const { user } = await open({ earlier, submissions: [dicle(), dicle({ id: 2, companyName: 'Fırat' })] });
  const list = await screen.findByRole('list', { name: 'Aynı firmanın önceki talepleri' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim()),
  ).toEqual([
    '2024: 36 m², kabul Kitap Fuarı BF-2024-0012',
    '2023: 36 m², kabul Kitap Fuarı BF-2023-0004 “Zap Tarım” adıyla',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ayrıntıları aç: Fırat' }));
  await screen.findByText('Ön talep formuyla geldi.');
  expect(screen.queryByRole('list', { name: 'Aynı firmanın önceki talepleri' })).toBeNull();
});

test('signing out deletes typed text', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Not' }), 'Gizli');
  expect(JSON.stringify(sessionStorage)).toContain('Gizli');
  await user.click(screen.getByRole('button', { name: /ayse@ornek\.test/ }));
  await user.click(await screen.findByRole('button', { name: 'Çıkış Yap' }));
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Gizli'));
});

test('a sign-out in another tab deletes typed text, but keeps a screen with unsaved changes', async () => {
  watchSignOuts();
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Not' }), 'Gizli');
  unsavedCount.set(1);
  try {
    localStorage.setItem('signed-out-at', String(Date.now()));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out-at' })));
    expect(JSON.stringify(sessionStorage)).not.toContain('Gizli');
    expect(screen.getByRole('textbox', { name: 'Not' })).toHaveValue('');
  } finally {
    unsavedCount.set(0);
  }
});

test('a note joins the timeline; a closed row keeps the typed text', async () => {
  const { user, api, toggle } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Not' }), 'Köşe istiyor');
  await user.click(toggle);
  expect(screen.queryByRole('region', { name: 'Takip' })).toBeNull();
  await user.click(toggle);
  const note = await screen.findByRole('textbox', { name: 'Not' });
  expect(note).toHaveValue('Köşe istiyor');
  await user.click(screen.getByRole('button', { name: 'Notu ekle' }));
  const timeline = await screen.findByRole('list', { name: 'Geçmiş' });
  expect(await within(timeline).findByText('Köşe istiyor')).toBeVisible();
  expect(note).toHaveValue('');
  expect(api.timelines['submissions 1']).toMatchObject([{ type: 'note', text: 'Köşe istiyor' }]);
});

test.each([
  ['note', 'Not', 'Notu ekle', 'events', 'Geçmişe eklendi.'],
  ['reply', 'Metin', 'Yanıtı gönder', 'reply', 'Yanıt gönderim sırasına alındı.'],
])('text that is typed while a %s is being sent stays in the box', async (_, label, button, call, done) => {
  const { user, api, toggle } = await open();
  const box = screen.getByRole('textbox', { name: label });
  const subject = screen.getByRole('textbox', { name: 'Konu' });
  await user.type(subject, '!');
  const release = api.hold(`POST /admin/participant-submissions/1/${call}`);
  await user.type(box, 'Birinci');
  await user.click(screen.getByRole('button', { name: button }));
  await user.type(box, ' ve ikinci');
  release();
  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  expect(box).toHaveValue('Birinci ve ikinci');
  expect(subject).toHaveDisplayValue(/!$/);
  await user.click(toggle);
  await user.click(toggle);
  expect(await screen.findByRole('textbox', { name: label })).toHaveValue('Birinci ve ikinci');
});

test('a template fills its placeholders, the reply is sent, and its state is shown', async () => {
  const template = aReplyTemplate({
    title: 'Teklif',
    subject: '{{fuar}} {{numara}}',
    body: 'Sayın {{yetkili}}, {{firma}} için {{alan}} ayırdık: {{alan}} m² ({{alan}}m2).\nAlan: {{alan}}\nm² fiyatı: 90 €.',
  });
  const filled = 'Sayın Işıl Kaya, Dicle için 36 m² ayırdık: 36 m² (36 m²).\nAlan: 36 m²\nm² fiyatı: 90 €.';
  const { user, api } = await open({ templates: [template] });
  await user.selectOptions(await screen.findByLabelText('Şablon'), 'Teklif');
  const body = screen.getByRole('textbox', { name: 'Metin' });
  expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Tarım Fuarı BF-2026-0147');
  expect(body).toHaveValue(filled);
  await user.type(body, ' Saygılar.');
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(await screen.findByText('Yanıt gönderim sırasına alındı.')).toBeVisible();
  expect(await screen.findByText('sırada')).toBeVisible();
  expect(body).toHaveValue('');
  expect(api.sent.findLast(({ call }) => call.endsWith('/reply'))?.body).toEqual({
    subject: 'Tarım Fuarı BF-2026-0147',
    body: `${filled} Saygılar.`,
  });
});

test('a reply is not sent while it holds a placeholder without a value', async () => {
  const body = 'Sayın {{yetkili}}, {{ firma }} için teşekkürler.';
  const messages = [aContactMessage({ id: 1, name: 'Elif' })];
  const templates = [aReplyTemplate({ title: 'Teşekkür', subject: 'Teşekkürler', body })];
  const { user, api } = openApp('/admin/contact', { messages, templates });
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Elif' }));
  await user.selectOptions(await screen.findByLabelText('Şablon'), 'Teşekkür');
  const box = screen.getByRole('textbox', { name: 'Metin' });
  expect(box).toHaveValue('Sayın Elif, {{ firma }} için teşekkürler.');
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('{{ firma }} yerine metin yazın ya da onu silin.');
  expect(api.sent.some(({ call }) => call.endsWith('/reply'))).toBe(false);
});

test('a template with much white space after an open placeholder does not freeze the page', async () => {
  const body = `Sayın {{${' '.repeat(4000)}yetkili`;
  const { user, api } = await open({ templates: [aReplyTemplate({ title: 'Boşluk', body })] });
  await user.selectOptions(await screen.findByLabelText('Şablon'), 'Boşluk');
  expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveValue(body);
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(await screen.findByText('Yanıt gönderim sırasına alındı.')).toBeVisible();
  expect(api.sent.findLast(({ call }) => call.endsWith('/reply'))?.body).toMatchObject({ body });
});

test('a reply that waited for a new sign-in is sent, and its button keeps the focus', async () => {
  const { user, api } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Metin' }), 'Merhaba');
  api.email = undefined;
  const send = screen.getByRole('button', { name: 'Yanıtı gönder' });
  await user.click(send);
  const dialog = await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' });
  const release = api.hold('POST /admin/participant-submissions/1/reply');
  await user.keyboard('dogru-sifre{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  release();
  expect(await screen.findByText('Yanıt gönderim sırasına alındı.')).toBeVisible();
  await waitFor(() => expect(send).toHaveFocus());
});

test('the form says that there is no mail server, and keeps the text', async () => {
  const { user } = await open({ hasMailServer: false });
  await user.type(screen.getByRole('textbox', { name: 'Metin' }), 'Merhaba');
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(await screen.findByText('Yanıt gönderilemedi.')).toBeVisible();
  expect(screen.getByText('Bu kurulumda e-posta sunucusu tanımlı değil.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveValue('Merhaba');
});

test('the retry button puts a failed mail into the reply box again', async () => {
  const mail = { subject: 'Teklifimiz', state: 'failed' as const };
  const failed = { id: 5, at: '2026-05-05T08:00:00.000Z', by: 'veli@ornek.test', text: 'Merhaba', mail };
  const { user } = await open({ timelines: { 'submissions 1': [{ type: 'mail', ...failed }] } });
  expect(await screen.findByText('gitmedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  const body = screen.getByRole('textbox', { name: 'Metin' });
  await waitFor(() => expect(body).toHaveFocus());
  expect(body).toHaveValue('Merhaba');
  expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Teklifimiz');
});

test('a second opened row does not refetch the templates; their dialog starts with the latest list', async () => {
  const { user, api, toggle } = await open({ templates: [aReplyTemplate({ id: 1, title: 'Teklif' })] });
  await screen.findByRole('option', { name: 'Teklif' });
  api.templates = [...api.templates, aReplyTemplate({ id: 2, title: 'Ret' })];
  await user.click(toggle);
  await user.click(toggle);
  await screen.findByRole('option', { name: 'Teklif' });
  expect(screen.queryByRole('option', { name: 'Ret' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yanıt şablonları' }));
  const second = await screen.findByRole('group', { name: '2. şablon' });
  expect(within(second).getByLabelText('Şablonun adı')).toHaveValue('Ret');
});

test('the templates dialog shows a sample value of each placeholder', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Yanıt şablonları' }));
  const area = await screen.findByText('{{alan}}');
  expect(area.nextElementSibling).toHaveTextContent(/^18 m²$/);
  expect(screen.getByText('{{numara}}').nextElementSibling).toHaveTextContent('BF-2026-0147');
});

test('a typed reply that a template replaces can be restored', async () => {
  const templates = [aReplyTemplate({ title: 'Teklif', subject: 'Teklif', body: 'Teklifimiz ektedir.' })];
  templates.push(aReplyTemplate({ title: 'Ret', subject: 'Yer yok', body: 'Yerimiz kalmadı.' }));
  const { user } = await open({ templates });
  const box = await screen.findByLabelText('Şablon');
  const body = screen.getByRole('textbox', { name: 'Metin' });
  await user.selectOptions(box, 'Teklif');
  await user.selectOptions(box, 'Ret');
  expect(body).toHaveValue('Yerimiz kalmadı.');
  expect(screen.queryByText('Yazdığınız yanıtın yerine yeni metin geldi.')).toBeNull();
  await user.type(body, ' Üzgünüz.');
  await user.selectOptions(box, 'Teklif');
  expect(body).toHaveValue('Teklifimiz ektedir.');
  expect(await screen.findByText('Yazdığınız yanıtın yerine yeni metin geldi.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(body).toHaveValue('Yerimiz kalmadı. Üzgünüz.');
  expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Yer yok');
  expect(body).toHaveFocus();
  expect(box).toHaveDisplayValue('Şablon seçin...');
});

test('says that a failed mail may have arrived, and lets staff decide', async () => {
  const mail = { subject: 'Teklifimiz', state: 'failed' as const, isUnsure: true as const };
  const unsure = { id: 5, at: '2026-05-05T08:00:00.000Z', by: 'veli@ornek.test', text: 'Merhaba', mail };
  await open({ timelines: { 'submissions 1': [{ type: 'mail', ...unsure }] } });
  expect(await screen.findByText('gitmedi ya da belirsiz')).toBeVisible();
  expect(screen.getByText(/E-posta ulaşmış olabilir/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
});

test('an incomplete day is not saved, and its field says so until the day is complete', async () => {
  const { user, api } = await open({ submissions: [dicle({ followUpOn: '2026-11-27' })] });
  const day = screen.getByLabelText('Takip günü') as HTMLInputElement;
  // A browser reports an incomplete day as an empty value and as a bad input. jsdom does not.
  const validity = { badInput: true };
  Object.defineProperty(day, 'validity', { value: validity });
  fireEvent.change(day, { target: { value: '' } });
  await user.type(day, '{Enter}');
  expect(day).toHaveAccessibleDescription('Tarihi tamamlayın: gün, ay ve yıl.');
  fireEvent.blur(day);
  validity.badInput = false;
  fireEvent.change(day, { target: { value: '2026-06-01' } });
  fireEvent.blur(day);
  await waitFor(() => expect(changes(api)).toEqual([{ followUpOn: '2026-06-01' }]));
  expect(day).toHaveAccessibleDescription('');
});

test('the year 26 is refused as an incomplete 2026', async () => {
  const { api } = await open();
  const day = screen.getByLabelText('Takip günü');
  fireEvent.change(day, { target: { value: '0026-12-24' } });
  fireEvent.blur(day);
  await waitFor(() => expect(day).toHaveAccessibleDescription('Tarihi tamamlayın: gün, ay ve yıl.'));
  fireEvent.change(day, { target: { value: '2026-12-24' } });
  fireEvent.blur(day);
  await waitFor(() => expect(changes(api)).toEqual([{ followUpOn: '2026-12-24' }]));
});

test('opening a call or chat link offers to log the contact', async () => {
  const { user, api } = await open();
  const chat = screen.getByRole('link', { name: 'Yetkiliye WhatsApp’tan yaz' });
  expect(chat).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/905321112233\?text=Merhaba%20I/),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const link = screen.getByRole('link', { name: 'Yetkiliyi ara' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  const box = await screen.findByRole('textbox', { name: 'Telefon görüşmesi' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('0532 111 22 33 arandı: ');
  await user.click(screen.getByRole('button', { name: 'Görüşmeyi ekle' }));
  await waitFor(() => expect(api.timelines['submissions 1']).toMatchObject([{ type: 'call' }]));
});

test('a phone number without digits gets no link for calling', async () => {
  await open({ submissions: [dicle({ phone: 'yok', contactPhone: 'bilinmiyor' })] });
  expect(screen.getByText('yok')).toBeVisible();
  expect(screen.getByText('bilinmiyor')).toBeVisible();
  for (const name of ['yok', 'bilinmiyor', 'Yetkiliyi ara', 'Firmayı ara'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

test('a message has its own three statuses', async () => {
  const { api, user } = openApp('/admin/contact', {
    messages: [aContactMessage({ id: 1, name: 'Işıl', subject: 'Ulaşım' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl' }));
  const statuses = await screen.findByRole('group', { name: 'Aşama' });
  expect(textsOf(statuses, 'button')).toEqual(['Açık', 'Yanıtlandı', 'Kapandı']);
  expect(screen.getByText(/^Tuşlar: .* 1-3 aşama/)).toBeVisible();
  await user.keyboard('2');
  await waitFor(() => expect(api.messages[0]?.status).toBe('answered'));
  expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Yanıt: Ulaşım');
  expect(screen.queryByRole('textbox', { name: 'Teklif edilen alan (m²)' })).toBeNull();
});

test('the same change of two rows leaves one undo for each row, and each undo names its row', async () => {
  const { user, api } = await open({ submissions: [dicle({ id: 2, companyName: 'Fırat' }), dicle()] });
  await user.keyboard('2');
  expect(await screen.findByText('Aşama: Görüşülüyor')).toBeVisible();
  await user.keyboard('{ArrowUp}2');
  await waitFor(() => expect(screen.getAllByText('Aşama: Görüşülüyor')).toHaveLength(2));
  expect(screen.getAllByText('Aşama: Görüşülüyor').map((toast) => toast.textContent)).toEqual([
    'Dicle Aşama: Görüşülüyor',
    'Fırat Aşama: Görüşülüyor',
  ]);
  const [undo] = screen.getAllByRole('button', { name: 'Geri al' });
  await user.click(undo as HTMLElement);
  expect(await screen.findByText('Değişiklik geri alındı.')).toBeVisible();
  expect(changes(api)).toEqual([{ status: 'talking' }, { status: 'new' }]);
});

test.each([
  ['note', 'Not', 'Ekleniyor...', 'events', 'Geçmişe eklendi.'],
  ['reply', 'Metin', 'Gönderiliyor...', 'reply', 'Yanıt gönderim sırasına alındı.'],
])(
  'a %s is sent once although Ctrl+Enter is pressed twice, pressed again in the reopened row, or held down',
  async (_, label, ...names) => {
    const [busy, call, done] = names;
    const { user, api, toggle } = await open();
    const post = `POST /admin/participant-submissions/1/${call}`;
    const release = api.hold(post);
    const sending = 'Birinci{Control>}{Enter}{Enter}{/Control}';
    await user.type(screen.getByRole('textbox', { name: label }), sending);
    await user.click(toggle);
    await user.click(toggle);
    const box = await screen.findByRole('textbox', { name: label });
    expect(box).toHaveValue('Birinci');
    expect(screen.getByRole('button', { name: busy })).toBeDisabled();
    await user.type(box, '{Control>}{Enter}{/Control}');
    release();
    expect(await screen.findByText(done)).toBeVisible();
    await waitFor(() => expect(box).toHaveValue(''));
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, repeat: true });
    expect(box).toBeValid();
    expect(api.bodies(post)).toHaveLength(1);
  },
);

test('a reply whose response was lost is sent with the same idempotency key after its row was closed and opened again', async () => {
  const { user, api, toggle } = await open();
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/reply')) keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return api.fetch(url, init);
  });
  const post = 'POST /admin/participant-submissions/1/reply';
  api.fail(post, 0);
  await user.type(screen.getByRole('textbox', { name: 'Metin' }), 'Merhaba');
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(await screen.findByText('Yanıt gönderilemedi.')).toBeVisible();
  api.recover(post);
  await user.click(toggle);
  await user.click(toggle);
  await user.click(await screen.findByRole('button', { name: 'Yanıtı gönder' }));
  expect(await screen.findByText('Yanıt gönderim sırasına alındı.')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  await user.type(screen.getByRole('textbox', { name: 'Metin' }), 'Merhaba');
  await user.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['note', 'Not', 'Notu ekle', 'events', 'Not eklenemedi.'],
  ['reply', 'Metin', 'Yanıtı gönder', 'reply', 'Yanıt gönderilemedi.'],
])('a %s that fails after its row was closed shows a message', async (_, label, button, call, failed) => {
  const { user, api, toggle } = await open();
  const post = `POST /admin/participant-submissions/1/${call}`;
  const release = api.hold(post);
  api.fail(post, 503);
  await user.type(screen.getByRole('textbox', { name: label }), 'Birinci');
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(toggle);
  release();
  expect(await screen.findByText(failed)).toBeVisible();
  await user.click(toggle);
  expect(await screen.findByRole('textbox', { name: label })).toHaveValue('Birinci');
});

test('an emptied subject stays empty in a row that was closed and opened again', async () => {
  const { user, toggle } = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Konu' }));
  expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('');
  await user.click(toggle);
  await user.click(toggle);
  expect(await screen.findByRole('textbox', { name: 'Konu' })).toHaveValue('');
});

test('a status that is chosen while the row is being marked as read waits for the new version of the row', async () => {
  const { user, api } = await open();
  const release = api.holdAnswer('PATCH /admin/participant-submissions/1/mark-as-read');
  await user.click(screen.getByRole('button', { name: 'Okundu olarak işaretle' }));
  await waitFor(() => expect(api.submissions[0]?.isRead).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Teklif verildi' }));
  release();
  expect(await screen.findByText('Aşama: Teklif verildi')).toBeVisible();
  expect(screen.queryByText(/az önce başka biri değiştirdi/)).toBeNull();
});

test('a field that was only focused saves nothing, even if its text has a line break', async () => {
  const { user, api } = await open({
    submissions: [dicle({ status: 'declined', declineReason: 'Bir\niki' })],
  });
  await user.click(screen.getByRole('textbox', { name: 'Olmama nedeni' }));
  await user.tab();
  await user.type(screen.getByRole('textbox', { name: 'Teklif edilen alan (m²)' }), '48{Enter}');
  expect(await screen.findByText('Kaydedildi.')).toBeVisible();
  expect(changes(api)).toEqual([{ offeredArea: '48' }]);
});

test('saves a typed day when the focus leaves and a chosen day after a pause, but no half-typed year', async () => {
  const { api } = await open();
  const day = screen.getByLabelText('Takip günü');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.keyDown(day, { key: '1' });
  fireEvent.change(day, { target: { value: '2026-06-01' } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(changes(api)).toEqual([]);
  fireEvent.keyDown(day, { key: '2' });
  fireEvent.change(day, { target: { value: '2026-06-12' } });
  fireEvent.blur(day);
  await waitFor(() => expect(changes(api)).toEqual([{ followUpOn: '2026-06-12' }]));
  fireEvent.pointerDown(day);
  for (const value of ['0202-06-01', '2026-06-15']) {
    fireEvent.change(day, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
  }
  expect(changes(api)).toEqual([{ followUpOn: '2026-06-12' }, { followUpOn: '2026-06-15' }]);
});

test('Enter sends a value once, even if the focus leaves the field before the answer', async () => {
  const { user, api } = await open();
  const release = api.hold('PATCH /admin/participant-submissions/1');
  await user.type(screen.getByRole('textbox', { name: 'Teklif edilen alan (m²)' }), '48{Enter}');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Görüşülüyor' }));
  release();
  expect(await screen.findByText('Aşama: Görüşülüyor')).toBeVisible();
  expect(changes(api)).toEqual([{ offeredArea: '48' }, { status: 'talking' }]);
});

test('a typed value does not replace the value of a colleague that a refetch has brought', async () => {
  const { user, api } = await open();
  const area = screen.getByRole('textbox', { name: 'Teklif edilen alan (m²)' });
  await user.type(area, '36');
  api.submissions = [dicle({ version: 'v2', offeredArea: 30, ownerId: 9, owner: 'Veli' })];
  fireEvent(window, new Event('visibilitychange'));
  expect(await within(screen.getByRole('region', { name: 'Takip' })).findByText('Veli')).toBeVisible();
  await user.tab();
  expect(await screen.findByText(/az önce başka biri değiştirdi/)).toBeVisible();
  expect(area).toHaveValue('36');
  expect(changes(api)).toEqual([]);
  await user.type(area, '{Enter}');
  expect(await screen.findByText('Kaydedildi.')).toBeVisible();
  expect(changes(api)).toEqual([{ offeredArea: '36' }]);
});

test('a value that is typed during the save of another value is saved too', async () => {
  const { user, api } = await open();
  const release = api.hold('PATCH /admin/participant-submissions/1');
  const area = screen.getByRole('textbox', { name: 'Teklif edilen alan (m²)' });
  await user.type(area, '36{Enter}0');
  release();
  expect(await screen.findByText('Kaydedildi.')).toBeVisible();
  await user.tab();
  await waitFor(() => expect(changes(api)).toEqual([{ offeredArea: '36' }, { offeredArea: '360' }]));
});

test('leaving the screen saves the text of a field; a reload asks for confirmation', async () => {
  const { user, api, router, location } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Teklif edilen alan (m²)' }), '36');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  void router.navigate('/admin');
  await waitFor(() => expect(location()).toBe('/admin'));
  expect(changes(api)).toEqual([{ offeredArea: '36' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('leaving the screen asks for confirmation if the server refuses a typed value', async () => {
  const { user, api, router, location } = await open();
  api.fail('PATCH /admin/participant-submissions/1', 400, {
    message: 'Hata',
    errors: { offeredArea: 'Geçerli bir sayı girin.' },
  });
  await user.type(screen.getByRole('textbox', { name: 'Teklif edilen alan (m²)' }), '36');
  void router.navigate('/admin');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'İptal' }));
  expect(location()).toBe('/admin/participant-submissions');
  expect(screen.getByText('Geçerli bir sayı girin.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Teklif edilen alan (m²)' })).toHaveValue('36');
});
