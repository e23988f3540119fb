import { ROUTES } from '@fuar/shared/api/routes';
import type { AdminPageContent, PageContent } from '@fuar/shared/schemas/page-content';
import { describe, expect, test } from 'vitest';
import { ensurePageContents } from '../../start/ensure-page-contents.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('page contents on %s', (database) => {
  const api = serveApi(database);

  const put = (address: string | number, json: unknown) =>
    api.ask('PUT', `/admin/page-content/${address}`, { json });
  const read = async (pageKey: string) =>
    (await (await api.call('GET', `/page-content/${pageKey}`)).json()) as PageContent;

  test('creates all pages at the first start, live, with a title and no text; a second start creates none', async () => {
    await ensurePageContents(api.payload);
    const pages = ROUTES.adminPageContent.list.answer.parse(await api.staff('GET', '/admin/page-content'));
    expect(pages.map(({ pageKey }) => pageKey)).toEqual(['kvkk', 'isg-politikasi', 'insan-kaynaklari']);
    for (const page of pages) {
      expect(page).toMatchObject({ title: expect.stringMatching(/.{10}/), content: '', live: true });
      const { live, ...visible } = page;
      expect(await read(page.pageKey)).toEqual(visible);
    }
  });

  test('changes a page by its key or its id, and keeps absent fields', async () => {
    const { id, title } = await read('kvkk');
    const first = await put('kvkk', { pageKey: 'kvkk', content: '<h2>Bir</h2><script>x</script>' });
    const saved = ROUTES.adminPageContent.update.answer.parse(await first.json());
    expect(saved).toMatchObject({ id, pageKey: 'kvkk', title, content: '<h2>Bir</h2>', live: false });
    expect(((await (await put(id, { title: ' Yeni ' })).json()) as AdminPageContent).title).toBe('Yeni');
    expect(await read('kvkk')).toEqual({ id, pageKey: 'kvkk', title: 'Yeni', content: '<h2>Bir</h2>' });
    expect((await read('isg-politikasi')).content).toBe('');
  });

  test.each([
    [{ title: ' ' }, { title: 'Başlık zorunludur.' }],
    [{ content: { $ne: 1 } }, { content: 'Bu alan metin olmalıdır.' }],
    [{ pageKey: 'isg-politikasi', title: 'x' }, { pageKey: 'Sayfa anahtarı adresteki ile aynı olmalıdır.' }],
  ])('rejects %j', async (json, errors) => {
    const before = await read('kvkk');
    expect(await answerOf(put('kvkk', json))).toEqual([400, { message: expect.any(String), errors }]);
    expect(await read('kvkk')).toEqual(before);
  });

  test.each(['hakkimizda', 'KVKK', '0', '999', '__proto__', '%00'])(
    'answers 404 for the page %s',
    async (key) => {
      expect((await api.call('GET', `/page-content/${key}`)).status).toBe(404);
      expect((await put(key, { title: 'x' })).status).toBe(404);
    },
  );
});
