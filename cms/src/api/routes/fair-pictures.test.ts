import type { ErrorBody } from '@fuar/shared/schemas/error';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteAllVersions } from '../../testing/delete-all-versions.ts';
import { createFairCalls, FAIR } from '../../testing/fair-calls.ts';
import { aPicture } from '../../testing/pictures.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('pictures of fairs on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);
  afterEach(fairs.removeAll);

  test('stores a picture in several sizes, and keeps it while a version names it', async () => {
    const { id, imageUrl, image } = await fairs.create({
      imageFile: await aPicture('büyük resim.JPG', { width: 1700, height: 850, type: 'jpeg' }),
    });
    expect(imageUrl).toMatch(/^\/media\/[\da-f]{20}\.jpg$/);
    const placeholder = expect.stringMatching(/^data:image\/webp;base64,/);
    expect(image).toMatchObject({ width: 1700, height: 850, placeholder });
    expect(image?.srcset.map(({ width }) => width)).toEqual([480, 720, 960, 1600]);
    const stem = imageUrl?.slice('/media/'.length, -4);
    expect(fairs.files().sort()).toEqual(
      [
        `${stem}-1600x800.webp`,
        `${stem}-480x240.webp`,
        `${stem}-720x360.webp`,
        `${stem}-960x480.webp`,
        `${stem}-share.jpg`,
        `${stem}.jpg`,
      ].sort(),
    );

    const replaced = (await (await fairs.update(id, { imageFile: await aPicture() })).json()) as AdminFair;
    // A small picture has three files: the original, one WebP file for all sizes, and the picture for link previews.
    expect(replaced.image?.srcset).toHaveLength(1);
    // The old picture stays, because the first version names it.
    expect(fairs.files()).toHaveLength(9);
    await deleteAllVersions(api);
    expect(fairs.files().some((name) => name.startsWith(String(stem)))).toBe(false);
    expect(fairs.files()).toHaveLength(3);
    await api.ask('DELETE', `/admin/fairs/${id}`);
    expect(fairs.files()).toHaveLength(3);
    await deleteAllVersions(api);
    expect(fairs.files()).toEqual([]);
  });

  test('keeps the picture of a fair when another fair with an equal picture is deleted', async () => {
    const [first, second] = await Promise.all([
      fairs.create({ imageFile: await aPicture() }),
      fairs.create({ imageFile: await aPicture() }),
    ]);
    expect(first?.imageUrl).not.toBe(second?.imageUrl);
    await api.ask('DELETE', `/admin/fairs/${first?.id}`);
    expect((await api.request(second?.imageUrl ?? '')).status).toBe(200);
  });

  test('scales a large original down', async () => {
    const { image } = await fairs.create({
      imageFile: await aPicture('a.png', { width: 3000, height: 1000 }),
    });
    expect(image).toMatchObject({ width: 2400, height: 800 });
  });

  test.each([
    ['a text', 415, async () => new File(['<html>'], 'sahte.png')],
    ['a file above 15 MiB', 413, async () => new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'buyuk.png')],
    [
      'a file several times too large',
      413,
      async () => new File([new Uint8Array(40 * 1024 * 1024)], 'dev.png'),
    ],
    [
      'a picture with too many pixels',
      413,
      async () => aPicture('bomba.png', { width: 12_000, height: 12_000 }),
    ],
    ['two pictures', 413, async () => [await aPicture(), await aPicture()]],
  ] as const)('instead of a picture, %s gets %d and is not stored', async (_, status, make) => {
    const file = await make();
    const imageFile = Array.isArray(file) ? [...file] : (file as File);
    const response = await api.ask('POST', '/admin/fairs', { form: { ...FAIR, imageFile } });
    expect(response.status).toBe(status);
    const { message, errors } = (await response.json()) as ErrorBody;
    if (!Array.isArray(imageFile)) {
      expect(message).toContain(`“${imageFile.name}”`);
      expect(errors).toEqual({ imageFile: message });
    }
    expect(fairs.files()).toEqual([]);
    expect(await fairs.read('/fairs')).toEqual([]);
  });

  test('treats an empty file input as no picture', async () => {
    expect(await fairs.create({ imageFile: new File([], '') })).not.toHaveProperty('image');
  });

  test('leaves the fair without a picture when the console deletes the picture', async () => {
    const { id } = await fairs.create({ imageFile: await aPicture() });
    const docs = await api.rows('media');
    await api.payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
    expect(await fairs.read(`/fairs/${id}`)).not.toHaveProperty('image');
  });
});
