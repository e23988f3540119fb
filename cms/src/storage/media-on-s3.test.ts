import { existsSync, readdirSync } from 'node:fs';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { mediaDirOf } from '../start/folders.ts';
import { deleteAllVersions } from '../testing/delete-all-versions.ts';
import { createFairCalls, FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
import { answerOf, DATABASES, serveApi } from '../testing/start-api.ts';
import { type S3, S3RVER, startS3 } from '../testing/start-s3.ts';
import { storageOf } from './create-storage.ts';

describe.skipIf(!S3RVER).each(DATABASES)('pictures in a bucket with content on %s', (database) => {
  let s3: S3;
  beforeAll(async () => {
    s3 = await startS3();
    return s3.close;
  });
  const api = serveApi(database, () => s3.variables);

  const stored = async () =>
    (await Array.fromAsync(storageOf(api.payload).list(), ({ name }) => name)).sort();

  async function createFair(background: string) {
    const imageFile = await aPicture('afiş.png', { width: 700, background });
    return createFairCalls(api).create({ imageFile });
  }

  const remove = async (id: number) => {
    await api.ask('DELETE', `/admin/fairs/${id}`);
    await deleteAllVersions(api);
  };

  test('are stored in all sizes, served, replaced and removed, and never written to the disk', async () => {
    const fair = await createFair('#111');
    const names = await stored();
    expect(names.length).toBeGreaterThan(1);
    for (const { url } of fair.image?.srcset ?? []) expect(names).toContain(url.replace('/media/', ''));

    const url = fair.imageUrl ?? '';
    const whole = await api.request(url);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${url.replace('/media/', '')}"`,
    });
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    const part = await api.request(url, { headers: { range: 'bytes=10-19' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()), part.headers.get('content-range')]).toEqual([
      206,
      bytes.subarray(10, 20),
      `bytes 10-19/${bytes.length}`,
    ]);
    const known = { 'if-none-match': whole.headers.get('etag') ?? '' };
    expect((await api.request(url, { headers: known })).status).toBe(304);
    const head = await api.request(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect((await api.request('/media/yok.png')).status).toBe(404);

    const form = { imageFile: await aPicture('yeni.png', { width: 700, background: '#222' }) };
    await api.ask('PUT', `/admin/fairs/${fair.id}`, { form });
    await deleteAllVersions(api);
    const replaced = await stored();
    expect(replaced).toHaveLength(names.length);
    expect(replaced.filter((name) => names.includes(name))).toEqual([]);

    await remove(fair.id);
    expect(await stored()).toEqual([]);
    const folder = mediaDirOf(api.env);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  test('are uploaded, shown and replaced in the console', async () => {
    const send = async (method: string, path: string, background: string) => {
      const body = new FormData();
      body.append('file', await aPicture('resim.png', { width: 700, background }));
      const response = await api.rest(method, path, { headers: { cookie: api.cookie }, body });
      return (await response.json()) as { doc: { id: number; filename: string } };
    };
    const { doc } = await send('POST', '/media', '#333');
    const before = await stored();
    expect(before).toContain(doc.filename);
    const shown = await api.rest('GET', `/media/file/${doc.filename}`, { headers: { cookie: api.cookie } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { doc: changed } = await send('PATCH', `/media/${doc.id}`, '#444');
    expect(changed.filename).not.toBe(doc.filename);
    expect((await stored()).filter((name) => before.includes(name))).toEqual([]);
    await api.rest('DELETE', `/media/${doc.id}`, { headers: { cookie: api.cookie } });
    expect(await stored()).toEqual([]);
  });

  test('cannot be read or stored while the store is unreachable (503), and can be read again afterwards', async () => {
    const fair = await createFair('#666');
    const count = await api.count('media');
    await s3.stop();
    const form = { ...FAIR, title: 'Öteki', imageFile: await aPicture('b.png', { background: '#777' }) };
    const upload = await api.ask('POST', '/admin/fairs', { form });
    const shown = await api.request(fair.imageUrl ?? '');
    const body = new FormData();
    body.append('file', await aPicture('c.png', { background: '#888' }));
    const inConsole = await api.rest('POST', '/media', { headers: { cookie: api.cookie }, body });
    const errors = [expect.objectContaining({ message: ERROR_MESSAGES.storageUnavailable })];
    expect(await answerOf(inConsole)).toEqual([503, { errors }]);
    for (const response of [upload, shown]) {
      expect(await answerOf(response)).toEqual([503, { message: ERROR_MESSAGES.storageUnavailable }]);
      expect(response.headers.get('retry-after')).toBe('10');
    }
    expect(await api.count('media')).toBe(count);
    expect(await api.count('fairs')).toBe(1);

    await s3.start();
    expect((await api.request(fair.imageUrl ?? '')).status).toBe(200);
    await remove(fair.id);
    expect(await stored()).toEqual([]);
  });
});
