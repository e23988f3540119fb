import { anAdminFair } from '@fuar/shared/testing/builders';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readStoredTexts, type StoredTexts, storeTexts } from '../../lib/stored-texts.ts';
import { aDraft, aPageContent } from '../../testing/builders.ts';
import { createFakeApi } from '../../testing/server.ts';
import { toastStore } from '../ui/toast-store.ts';
import { restoreStoredTexts } from './restore-stored-texts.ts';

const ofFair: StoredTexts = {
  kind: 'fair',
  id: 7,
  rowVersion: 'v1',
  fields: { title: 'Yarım kalan' },
  onceKey: 'anahtar',
};

function setUp(texts: StoredTexts, given: Parameters<typeof createFakeApi>[0] = {}) {
  const fairs = [anAdminFair({ id: 7, version: 'v1' })];
  const api = createFakeApi({ email: 'ayse@ornek.test', fairs, ...given });
  vi.stubGlobal('fetch', api.fetch);
  storeTexts('form', texts);
  return api;
}

test.each([navigator.locks, undefined])(
  'two tabs that open at once send a stored text once (%#)',
  async (locks) => {
    vi.stubGlobal('navigator', { ...navigator, locks });
    const api = setUp(ofFair);
    await Promise.all([restoreStoredTexts(new QueryClient()), restoreStoredTexts(new QueryClient())]);
    expect(api.drafts).toMatchObject([{ rowId: 7, fields: { title: 'Yarım kalan' } }]);
    expect(readStoredTexts()).toEqual([]);
  },
);

test('a text stays in the browser while the server is overloaded', async () => {
  const api = setUp(ofFair);
  api.fail('POST /admin/drafts', 503);
  await restoreStoredTexts(new QueryClient());
  expect(api.sent).toHaveLength(1);
  expect(readStoredTexts()).toEqual([['form', ofFair]]);
});

test('the text of a fair that was deleted or has a draft becomes the draft of a new fair', async () => {
  for (const given of [{ fairs: [] }, { drafts: [aDraft({ rowId: 7, fields: { title: 'Onun' } })] }]) {
    const fields = { description: 'Yarım kalan' };
    const api = setUp({ ...ofFair, fields, unchanged: { title: 'Gıda Fuarı' } }, given);
    await restoreStoredTexts(new QueryClient());
    expect(api.drafts[0]?.fields).toEqual({ title: 'Gıda Fuarı', description: 'Yarım kalan' });
    expect(api.drafts[0]).not.toHaveProperty('rowId');
  }
});

test('a stored text creates no second draft if the draft already holds it, even if the version of the draft has changed', async () => {
  const details = '<p>İki boşluk</p>';
  const stored = aDraft({ id: 5, rowId: 7, version: 'd2', fields: { ...ofFair.fields, details } });
  const fields = { ...ofFair.fields, details: '<p>İki  boşluk </p>' };
  const api = setUp({ ...ofFair, fields, draft: { id: 5, version: 'd1' } }, { drafts: [stored] });
  await restoreStoredTexts(new QueryClient());
  expect(api.drafts).toEqual([stored]);
  expect(readStoredTexts()).toEqual([]);
});

test('the text of a page becomes a new draft if its draft is gone, and stays in the browser if another draft exists', async () => {
  const ofPage: StoredTexts = {
    kind: 'page',
    id: 'kvkk',
    rowVersion: 'v1',
    fields: { title: 'Yarım kalan' },
    draft: { id: 5, version: 'd1' },
    onceKey: 'anahtar',
  };
  const other = aDraft({ id: 6, kind: 'page', rowId: 'kvkk' as never, fields: { title: 'Onun' } });
  const api = setUp(ofPage, { pages: [aPageContent({ pageKey: 'kvkk', version: 'v1' })], drafts: [other] });
  await restoreStoredTexts(new QueryClient());
  expect(readStoredTexts()).toEqual([['form', ofPage]]);
  api.drafts = [];
  await restoreStoredTexts(new QueryClient());
  expect(api.drafts).toMatchObject([{ rowId: 'kvkk', fields: { title: 'Yarım kalan' } }]);
  expect(readStoredTexts()).toEqual([]);
});

test('the text of a fair whose draft is gone becomes a draft of that fair', async () => {
  const api = setUp({ ...ofFair, draft: { id: 5, version: 'd1' } });
  await restoreStoredTexts(new QueryClient());
  expect(api.drafts).toMatchObject([{ rowId: 7, fields: { title: 'Yarım kalan' } }]);
});

test('the text of a new fair that the schedule published becomes a draft of that fair', async () => {
  const api = setUp({
    kind: 'fair',
    fields: { title: 'Yarım kalan' },
    draft: { id: 5, version: 'd1' },
    onceKey: 'anahtar',
  });
  api.fail('PUT /admin/drafts/5', 404, { message: 'Bulunamadı.', rowId: 7 });
  await restoreStoredTexts(new QueryClient());
  expect(api.drafts).toMatchObject([{ rowId: 7, fields: { title: 'Yarım kalan' } }]);
});

test('an incomplete text of a scheduled draft is kept, and the draft is unscheduled', async () => {
  const fields = { title: '', description: 'Uzun uzun yazılan' };
  const scheduled = aDraft({ id: 5, rowId: 7, state: 'scheduled', publishAt: '2099-11-27T06:00:00.000Z' });
  const api = setUp(
    { ...ofFair, fields, draft: { id: 5, version: scheduled.version } },
    { drafts: [scheduled] },
  );
  await restoreStoredTexts(new QueryClient());
  expect(api.drafts).toMatchObject([{ id: 5, state: 'draft', fields }]);
  expect(toastStore.get().map(({ message }) => message)).toContain(
    'Taslakta eksik ya da hatalı alan olduğu için yayın zamanı kaldırıldı.',
  );
  expect(readStoredTexts()).toEqual([]);
});

test.each([undefined, { id: 5, version: 'd1' }])(
  'a text becomes a draft without its picture if the server no longer has the picture (draft %o)',
  async (draft) => {
    const imageUrl = '/media/silinmis.webp';
    const known = aDraft({ rowId: 7, id: 5, version: 'd1' });
    const api = setUp(
      { ...ofFair, fields: { ...ofFair.fields, imageUrl }, draft },
      { drafts: draft ? [known] : [] },
    );
    const refused = { message: 'Geçersiz veri.', errors: { imageUrl: 'Görsel bulunamadı.' } };
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) =>
      String(call[1]?.body).includes(imageUrl) ? Response.json(refused, { status: 400 }) : api.fetch(...call),
    );
    await restoreStoredTexts(new QueryClient());
    expect(api.drafts).toMatchObject([{ rowId: 7, fields: { title: 'Yarım kalan' } }]);
    expect(readStoredTexts()).toEqual([]);
    expect(toastStore.get().map(({ message }) => message)).toContain(
      'Seçtiğiniz görsel saklanamadı; forma döndüğünüzde görseli yeniden seçin.',
    );
  },
);

test('without browser locks, a text returns to the storage after a refusal, or if the tab is closed during the call', async () => {
  // Browsers have no locks on plain http pages.
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  const api = setUp(ofFair);
  const release = api.hold('POST /admin/drafts');
  api.fail('POST /admin/drafts', 503);
  const sent = restoreStoredTexts(new QueryClient());
  expect(readStoredTexts()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(readStoredTexts()).toEqual([['form', ofFair]]);
  localStorage.clear();
  release();
  await sent;
  expect(readStoredTexts()).toEqual([['form', ofFair]]);
});
