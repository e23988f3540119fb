import { shareImage } from '@fuar/shared/paths';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { storageOf } from '../storage/create-storage.ts';
import { deleteAllVersions } from '../testing/delete-all-versions.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { drawShareImage, makeMissingShareImages } from './share-image.ts';
import { sweepFiles } from './sweep-files.ts';

/** Random noise, which compresses worst. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });

describe('drawShareImage', () => {
  test.each([
    ['wide', () => noise(1920, 500).jpeg()],
    ['tall', () => noise(500, 1600).webp()],
    [
      'small and transparent',
      () => sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } }).png(),
    ],
  ])('a %s picture becomes a small JPEG of 1200×630', async (_, picture) => {
    const drawn = await drawShareImage(await picture().toBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn.length).toBeLessThanOrEqual(300_000);
  });
});

describe.each(DATABASES)('share images on %s', (database) => {
  const api = serveApi(database);

  async function aFairWithPicture(): Promise<{ id: number; imageUrl: string }> {
    const form = { ...FAIR, imageFile: await aPicture('a.png', { background: '#4a7' }) };
    return api.staff<{ id: number; imageUrl: string }>('POST', '/admin/fairs', { form });
  }
  const get = (imageUrl: string) => api.request(shareImage(imageUrl));

  test('are made at the upload, survive a sweep, and are deleted with their picture', async () => {
    const { id, imageUrl } = await aFairWithPicture();
    await sweepFiles(api.payload, { olderThanMs: -1000 });
    const response = await get(imageUrl);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    await api.ask('DELETE', `/admin/fairs/${id}`);
    await deleteAllVersions(api);
    expect((await get(imageUrl)).status).toBe(404);
  });

  test('are made for pictures that lack one, for example after an upgrade', async () => {
    const { imageUrl } = await aFairWithPicture();
    await storageOf(api.payload).delete(shareImage(imageUrl).replace('/media/', ''));
    expect(await makeMissingShareImages(api.payload)).toBe(1);
    expect((await get(imageUrl)).status).toBe(200);
    expect(await makeMissingShareImages(api.payload)).toBe(0);
  });
});
