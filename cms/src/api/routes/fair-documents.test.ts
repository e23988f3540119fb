import { readdirSync } from 'node:fs';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { Version } from '@fuar/shared/schemas/editing';
import type { AdminFair, Fair } from '@fuar/shared/schemas/fair';
import type { FairDocument } from '@fuar/shared/schemas/fair-facts';
import type { RecordEntry } from '@fuar/shared/schemas/people';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sweepFiles } from '../../media/sweep-files.ts';
import { mediaDirOf, tempDirOf } from '../../start/folders.ts';
import { storageOf } from '../../storage/create-storage.ts';
import { aPdf } from '../../testing/documents.ts';
import { createFairCalls } from '../../testing/fair-calls.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('documents of fairs on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const { id } of await fairs.read<AdminFair[]>('/admin/fairs'))
      await api.ask('DELETE', `/admin/fairs/${id}`);
    await api.payload.db.deleteMany({ collection: 'versions', where: {} });
    await sweepFiles(api.payload, { olderThanMs: -1 });
    expect(fairs.files()).toEqual([]);
    expect(await api.count('fair-documents')).toBe(0);
  });

  const post = (fair: number | string, form: Record<string, string | File>) =>
    api.ask('POST', `/admin/fairs/${fair}/documents`, { form });
  const add = async (fair: number, title: string, documentFile = aPdf()) => {
    const answer = await post(fair, { title, documentFile });
    expect(answer.status).toBe(201);
    return (await answer.json()) as FairDocument;
  };
  const remove = (fair: number, id: number) => api.ask('DELETE', `/admin/fairs/${fair}/documents/${id}`);
  const read = async (id: number) => (await fairs.read<Fair>(`/fairs/${id}`)).documents;
  const pdfs = () => readdirSync(mediaDirOf(api.env)).filter((name) => name.endsWith('.pdf'));

  test('are part of their fair, in the order of upload', async () => {
    const { id } = await fairs.create();
    const other = await fairs.create();
    const guide = await add(id, 'Katılımcı Rehberi');
    const plan = await add(id, 'Yerleşim Planı', aPdf('plan.pdf', 'iki'));
    expect(guide).toEqual({
      id: expect.any(Number),
      title: 'Katılımcı Rehberi',
      url: expect.stringMatching(/^\/media\/[0-9a-f]{20}-katilimci-rehberi\.pdf$/),
      bytes: aPdf().size,
    });
    expect(await read(id)).toEqual([guide, plan]);
    expect(await read(other.id)).toEqual([]);
    const all = await fairs.read<AdminFair[]>('/admin/fairs');
    expect(all.find((fair) => fair.id === id)?.documents).toEqual([guide, plan]);
    const saved = await fairs.update(id, { title: 'Yeni ad' });
    expect(await saved.json()).toMatchObject({ documents: [guide, plan] });
    const cards = await fairs.read<object[]>('/fairs?fields=card');
    for (const card of cards) expect(card).not.toHaveProperty('documents');
  });

  test('are downloads under an immutable name, with a policy that runs nothing', async () => {
    const { id } = await fairs.create();
    const { url } = await add(id, '<Çılgın> "Rehber" / 2026');
    const answer = await api.request(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="cilgin-rehber-2026.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await answer.text()).toBe(await aPdf().text());
    const part = await api.request(url, { headers: { range: 'bytes=0-4' } });
    expect(await answerOf(part)).toEqual([206, '%PDF-']);
    expect(part.headers.get('content-disposition')).toContain('attachment');
  });

  test('publish their fair, but leave an open form of the fair valid', async () => {
    const { id } = await fairs.create();
    const version = async () => {
      const headers = { prefer: 'version' };
      const all = await api.staff<AdminFair[]>('GET', '/admin/fairs', { headers });
      return all.find((fair) => fair.id === id)?.version;
    };
    const changes = async (since: number) =>
      await fairs.read<{ version: number; fairs: Fair[] }>(`/changes?since=${since}`);
    const before = await version();
    const start = (await changes(0)).version;
    const document = await add(id, 'Rehber');
    const added = await changes(start);
    expect(added.fairs).toMatchObject([{ id, documents: [document] }]);
    expect((await remove(id, document.id)).status).toBe(204);
    expect((await changes(added.version)).fairs).toMatchObject([{ id, documents: [] }]);
    expect(await version()).toBe(before);
  });

  test.each([
    ['a picture under the name of a PDF', 'PNG', 415],
    ['a PDF without its end', '%PDF-1.7 text', 415],
    ['a text before the PDF', 'x%PDF-1.7 %%EOF', 415],
    ['an empty file', '', 415],
  ])('are refused if the file is %s', async (_, text, status) => {
    const { id } = await fairs.create();
    const answer = await post(id, { title: 'Rehber', documentFile: new File([text], 'rehber.pdf') });
    expect(await answerOf(answer)).toEqual([
      status,
      { message: em.notAPdf('rehber.pdf'), errors: { documentFile: em.notAPdf('rehber.pdf') } },
    ]);
    expect(fairs.files()).toEqual([]);
  });

  test('have at most 15 MiB, and need a file, a title and a known fair', async () => {
    const { id } = await fairs.create();
    const large = new File(['%PDF-', new Uint8Array(15 * 1024 * 1024), '%%EOF'], 'plan.pdf');
    const tooLarge = await post(id, { title: 'Plan', documentFile: large });
    const errors = { documentFile: em.fileTooLarge('plan.pdf', 15) };
    expect(await answerOf(tooLarge)).toMatchObject([413, { errors }]);
    const missing = await post(id, { title: 'Plan' });
    expect(await answerOf(missing)).toMatchObject([400, { errors: { documentFile: vm.documentRequired } }]);
    const untitled = await post(id, { title: ' ', documentFile: aPdf() });
    expect(await answerOf(untitled)).toMatchObject([400, { errors: { title: vm.titleRequired } }]);
    expect((await post(987_654, { title: 'Plan', documentFile: aPdf() })).status).toBe(404);
    expect((await post('x', { title: 'Plan', documentFile: aPdf() })).status).toBe(400);
    expect(fairs.files()).toEqual([]);
  });

  test('are at most 20 at a fair, also when several come at once', async () => {
    const { id } = await fairs.create();
    for (let n = 0; n < 18; n += 1) await add(id, `Belge ${n}`);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(id, { title: 'Rehber', documentFile: aPdf() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    const message = vm.tooManyDocuments(20);
    expect(await refused?.json()).toEqual({ message, errors: { documentFile: message } });
    const [first] = await read(id);
    await remove(id, first?.id ?? 0);
    await add(id, 'Yerine');
    expect(await read(id)).toHaveLength(20);
    await add((await fairs.create()).id, 'Başka fuarda');
  });

  test('are removed with their files, and only from their own fair', async () => {
    const { id } = await fairs.create();
    const other = await fairs.create();
    const one = await add(id, 'Rehber');
    const same = await add(other.id, 'Rehber');
    expect((await remove(other.id, one.id)).status).toBe(404);
    expect((await remove(id, one.id)).status).toBe(204);
    expect(await read(id)).toEqual([]);
    expect(same.url).toBe(one.url);
    expect((await api.request(one.url)).status).toBe(200);
    const marks = (await api.payload.kv.keys()).filter((key) => key.startsWith('removable '));
    expect(marks).toEqual([]);
    await remove(other.id, same.id);
    expect((await api.request(one.url)).status).toBe(404);
  });

  test('are restored with a deleted fair; their files are swept once the fair cannot be restored', async () => {
    const { id } = await fairs.create();
    const guide = await add(id, 'Rehber');
    const sweep = () => sweepFiles(api.payload, { olderThanMs: -1 });
    await sweep();
    expect((await api.ask('DELETE', `/admin/fairs/${id}`)).status).toBe(204);
    await sweep();
    expect(pdfs()).toHaveLength(1);
    const [deleted] = await fairs.read<Version[]>('/admin/deleted');
    const { id: _, ...same } = guide;
    expect(await fairs.restore(deleted)).toMatchObject({ id, documents: [same] });
    expect((await api.request(guide.url)).status).toBe(200);
    await sweep();
    await api.ask('DELETE', `/admin/fairs/${id}`);
    await api.payload.db.deleteMany({ collection: 'versions', where: {} });
    await sweep();
    expect(pdfs()).toEqual([]);
  });

  test('leave neither row nor file behind when the store or the database fails', async () => {
    const { id } = await fairs.create();
    vi.spyOn(storageOf(api.payload), 'put').mockRejectedValueOnce(new Error('no'));
    expect((await post(id, { title: 'Rehber', documentFile: aPdf() })).status).toBe(500);
    expect(await read(id)).toEqual([]);
    expect(readdirSync(tempDirOf(api.env))).toEqual([]);
  });

  test('have their changes recorded, and only content roles may change them', async () => {
    const { id } = await fairs.create();
    const document = await add(id, 'Rehber');
    const form = { title: 'Rehber', documentFile: aPdf() };
    const asInbox = { as: 'inbox' as const };
    expect((await api.call('POST', `/admin/fairs/${id}/documents`, { ...asInbox, form })).status).toBe(403);
    expect((await api.call('DELETE', `/admin/fairs/${id}/documents/${document.id}`, asInbox)).status).toBe(
      403,
    );
    await remove(id, document.id);
    const entries = await fairs.read<RecordEntry[]>('/admin/record');
    const own = entries.filter(({ what }) => what.startsWith('Fuar belgesi'));
    expect(own.slice(0, 2).map(({ kind, what }) => [kind, what])).toEqual([
      ['delete', 'Fuar belgesi: Rehber'],
      ['save', 'Fuar belgesi: Rehber'],
    ]);
  });
});
