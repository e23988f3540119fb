import { ROUTES } from '@fuar/shared/api/routes';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import type { GalleryImage } from '@fuar/shared/schemas/gallery';
import { afterEach, describe, expect, test } from 'vitest';
import { allFilesOf } from '../../media/references.ts';
import { storageOf } from '../../storage/create-storage.ts';
import { beforeCall } from '../../testing/database-calls.ts';
import { deleteAllVersions } from '../../testing/delete-all-versions.ts';
import { createFairCalls } from '../../testing/fair-calls.ts';
import { aPicture } from '../../testing/pictures.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('galleries on %s', (database) => {
  const api = serveApi(database);
  const { files, removeAll } = createFairCalls(api);
  afterEach(async () => {
    await removeAll();
    await expectNothing();
  });

  async function expectNothing(): Promise<void> {
    expect(files()).toEqual([]);
    expect(await api.count('media')).toBe(0);
    expect(await api.count('gallery-images')).toBe(0);
  }

  async function aFair(date = '15-17 Ekim 2025'): Promise<number> {
    const form = { title: `Fuar ${date}`, date, description: 'Kısa' };
    return (await api.staff<AdminFair>('POST', '/admin/fairs', { form })).id;
  }

  const send = (fair: number | string, imageFiles: File[]) =>
    api.ask('POST', `/admin/gallery/upload/${fair}`, { form: { imageFiles } });

  async function upload(fair: number, count: number): Promise<GalleryImage[]> {
    const pictures = Array.from({ length: count }, (_, i) => aPicture(`${i}.png`, { width: 50 + i }));
    const response = await send(fair, await Promise.all(pictures));
    expect(response.status).toBe(201);
    return ROUTES.adminGallery.upload.answer.parse(await response.json());
  }

  test('returns pictures in the order of the upload, for staff and visitors', async () => {
    const fair = await aFair();
    const other = await aFair();
    expect(await api.staff('GET', `/gallery/${fair}`)).toEqual([]);
    const images = await upload(fair, 3);
    await upload(other, 1);
    expect(images.map(({ image }) => image?.width)).toEqual([50, 51, 52]);
    expect(await api.staff('GET', `/gallery/${fair}`)).toEqual(images);
    expect(await api.staff('GET', `/admin/gallery/${fair}`)).toEqual(images);
    const more = await upload(fair, 1);
    expect(await api.staff('GET', `/gallery/${fair}`)).toEqual([...images, ...more]);
  });

  test('lists fairs with pictures as albums, latest start first', async () => {
    const dates = ['1 Mayıs 2024', 'belirsiz', '2 Mayıs 2025', '3 Mayıs 2026'];
    const [old, undated, late, empty] = await Array.fromAsync(dates, (date) => aFair(date));
    await upload(Number(undated), 1);
    await upload(Number(old), 1);
    const [first] = await upload(Number(late), 2);
    const albums = ROUTES.gallery.albums.answer.parse(await api.staff('GET', '/gallery/categories'));
    expect(albums.map(({ id }) => id)).toEqual([late, old, undated]);
    expect(albums.map(({ id }) => id)).not.toContain(empty);
    expect(albums[0]).toEqual({
      id: late,
      title: 'Fuar 2 Mayıs 2025',
      date: '2 Mayıs 2025',
      imageUrl: first?.imageUrl,
      image: first?.image,
      imageCount: 2,
    });
  });

  test('deletes a picture with its files, and the album with its last picture', async () => {
    const fair = await aFair();
    const [image] = await upload(fair, 1);
    expect((await api.ask('DELETE', `/admin/gallery/${image?.id}`)).status).toBe(204);
    expect(await api.staff('GET', '/gallery/categories')).toEqual([]);
    await expectNothing();
  });

  test('removes the gallery with its fair at once, and the files with the last version of the fair', async () => {
    const fair = await aFair();
    const [image] = await upload(fair, 3);
    expect((await api.ask('DELETE', `/admin/fairs/${fair}`)).status).toBe(204);
    expect((await api.call('GET', `/gallery/${fair}`)).status).toBe(404);
    expect(await api.staff('GET', '/gallery/categories')).toEqual([]);
    // The pictures stay, because the fair can be restored with its gallery.
    expect((await api.request(image?.imageUrl ?? '')).status).toBe(200);
    await deleteAllVersions(api);
    await expectNothing();
  });

  test('removes a picture from its gallery when the console deletes the picture', async () => {
    const fair = await aFair();
    await upload(fair, 2);
    const docs = await api.rows('media', {}, 'id');
    await api.payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
    expect(await api.staff('GET', `/gallery/${fair}`)).toHaveLength(1);
    expect(await api.staff('GET', '/gallery/categories')).toMatchObject([{ imageCount: 1 }]);
  });

  test('lists no deleted picture in an album, even if a crash during the deletion has left its row', async () => {
    const fair = await aFair();
    const [, second] = await upload(fair, 2);
    const docs = await api.rows('media', {}, 'id');
    // Without the hooks, the rows of the gallery still name the picture on MongoDB.
    await api.payload.db.deleteOne({ collection: 'media', where: { id: { equals: docs[0]?.id } } });
    const { id: _, ...picture } = second ?? {};
    const albums = await api.staff('GET', '/gallery/categories');
    expect(albums).toEqual([expect.objectContaining({ id: fair, ...picture, imageCount: 1 })]);
    const names = allFilesOf(docs[0] ?? {});
    for (const name of names) await storageOf(api.payload).delete(name);
  });

  test.each([
    ['no picture', 400, async () => []],
    ['too many pictures', 413, async () => Array<File>(31).fill(await aPicture())],
    [
      'one picture that is too large',
      413,
      async () => [await aPicture(), new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'buyuk.png')],
    ],
  ] as const)('an upload with %s gets %d, and no picture is stored', async (_, status, make) => {
    const fair = await aFair();
    const response = await send(fair, [...(await make())]);
    expect(response.status).toBe(status);
    const { message } = (await response.json()) as { message: string };
    if (status === 400) expect(message).toBe('Lütfen bir fuar seçin ve en az bir görsel yükleyin.');
    await expectNothing();
  });

  test('names every file that is not a picture, and then stores no file of the call', async () => {
    const fair = await aFair();
    const half = (await aPicture('b.jpg', { type: 'jpeg', width: 900, height: 900 })).slice(0, 900);
    const response = await send(fair, [
      new File(['<html>'], 'sahte.png'),
      await aPicture(),
      new File(['metin'], 'sahte.png'),
    ]);
    expect(response.status).toBe(415);
    const refusal = '“sahte.png” bir görsel değil. Yalnızca jpeg, jpg, png, gif, webp yüklenebilir.';
    const errors = { 'imageFiles.0': refusal, 'imageFiles.2': refusal };
    expect(await response.json()).toEqual({ message: refusal, errors });
    const truncated = await send(fair, [await aPicture(), new File([half], 'yarim.jpg')]);
    expect(await truncated.json()).toMatchObject({
      errors: { 'imageFiles.1': expect.stringContaining('“yarim.jpg”') },
    });
    await expectNothing();
  });

  test('rejects pictures for a missing fair', async () => {
    expect((await send(999_999, [await aPicture()])).status).toBe(404);
    expect((await send('x', [await aPicture()])).status).toBe(400);
    await expectNothing();
  });

  test.each([
    ['media', 2],
    ['gallery-images', 3],
  ] as const)('leaves nothing behind when the database fails (%s, row %d)', async (collection, nth) => {
    const fair = await aFair();
    beforeCall(api, 'create', collection, async (call) => {
      if (call !== nth) return;
      // A visitor's read between the writes must not stay in the cache.
      await api.staff('GET', `/gallery/${fair}`);
      throw new Error('disk full');
    });
    const pictures = [aPicture('a.png'), aPicture('b.png', { width: 51 }), aPicture('c.png', { width: 52 })];
    expect((await send(fair, await Promise.all(pictures))).status).toBe(500);
    expect(await api.staff('GET', `/gallery/${fair}`)).toEqual([]);
    await expectNothing();
  });

  test('stores nothing if the caller leaves before all pictures are stored', async () => {
    const fair = await aFair();
    const caller = new AbortController();
    beforeCall(api, 'create', 'media', (nth) => nth === 2 && caller.abort());
    const form = { imageFiles: [await aPicture('a.png'), await aPicture('b.png', { width: 51 })] };
    const { signal } = caller;
    await api.ask('POST', `/admin/gallery/upload/${fair}`, { form, signal });
    expect(signal.aborted).toBe(true);
    await expectNothing();
  });

  test('keeps all pictures of simultaneous uploads', async () => {
    const fair = await aFair();
    await Promise.all([upload(fair, 3), upload(fair, 3), upload(fair, 3)]);
    expect(await api.staff('GET', `/gallery/${fair}`)).toHaveLength(9);
  });
});
