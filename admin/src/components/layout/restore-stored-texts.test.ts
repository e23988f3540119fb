import { anAdminFair } from '@fuar/shared/testing/builders';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readStoredTexts, type StoredTexts, storeTexts } from '../../lib/stored-texts.ts';
import { aDraft, aPageContent } from '../../testing/builders.ts';
import { createFakeApi } from '../../testing/server.ts';
import { restoreStoredTexts } from './restore-stored-texts.ts';

const ofFair: StoredTexts = { kind: 'fair', id: 7, rowVersion: 'v1', fields: { title: 'Yarım kalan' } };

function setUp(texts: StoredTexts, given: Parameters<typeof createFakeApi>[0] = {}) {
  const fairs = [anAdminFair({ id: 7, version: 'v1' })];
  const api = createFakeApi({ email: 'ayse@ornek.test', fairs, ...given });
  vi.stubGlobal('fetch', api.fetch);
  storeTexts('form', texts);
  return api;
}

test('two tabs that open at once bring a text back once', async () => {
  const api = setUp(ofFair);
  await Promise.all([restoreStoredTexts(new QueryClient()), restoreStoredTexts(new QueryClient())]);
  expect(api.drafts).toMatchObject([{ rowId: 7, fields: { title: 'Yarım kalan' } }]);
  expect(readStoredTexts()).toEqual([]);
});

test('a text stays in the browser while the server is overloaded', async () => {
  const api = setUp(ofFair);
  api.fail('POST /admin/drafts', 503);
  await restoreStoredTexts(new QueryClient());
  expect(api.sent).toHaveLength(1);
  expect(readStoredTexts()).toEqual([['form', ofFair]]);
});

test('the text of a fair that was deleted or has a draft becomes the draft of a new fair', async () => {
  for (const given of [{ fairs: [] }, { drafts: [aDraft({ rowId: 7, fields: { title: 'Onun' } })] }]) {
    const api = setUp(ofFair, given);
    await restoreStoredTexts(new QueryClient());
    expect(api.drafts[0]?.fields).toEqual({ title: 'Yarım kalan' });
    expect(api.drafts[0]).not.toHaveProperty('rowId');
  }
});

test('the text of a page becomes a new draft of the page if its draft is gone, and waits if another draft exists', async () => {
  const ofPage: StoredTexts = {
    kind: 'page',
    id: 'kvkk',
    rowVersion: 'v1',
    fields: { title: 'Yarım kalan' },
    draft: { id: 5, version: 'd1' },
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
