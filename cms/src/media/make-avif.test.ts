import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageOf } from '../storage/create-storage.ts';
import { storageUnavailable } from '../storage/storage-unavailable.ts';
import { deleteAllVersions } from '../testing/delete-all-versions.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aPhoto, aPicture } from '../testing/pictures.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { makeAvifAfter } from './make-avif.ts';
import { sweepFiles } from './sweep-files.ts';

const WITH_AVIF = { accept: 'image/avif,image/webp,*/*;q=0.8' };

/** An animated GIF with two frames. sharp takes the frames from one picture in which they are stacked. */
async function aGif(): Promise<File> {
  const stripes = sharp({ create: { width: 600, height: 800, channels: 3, background: '#27a' } });
  const top = { create: { width: 600, height: 400, channels: 3, background: '#a72' } } as const;
  const raw = await stripes
    .composite([{ input: top, top: 0, left: 0 }])
    .raw()
    .toBuffer();
  const frames = sharp(raw, { raw: { width: 600, height: 800, channels: 3, pageHeight: 400 } });
  return new File([new Uint8Array(await frames.gif().toBuffer())], 'hareketli.gif');
}

describe.each(DATABASES)('AVIF files on %s', (database) => {
  const api = serveApi(database);
  beforeEach(async () => {
    await api.payload.delete({ collection: 'media', where: { id: { exists: true } } });
  });

  type Added = { id: number; imageUrl: string; image: { srcset: { url: string }[] } };
  const addFair = (imageFile: File) =>
    api.staff<Added>('POST', '/admin/fairs', { form: { ...FAIR, imageFile } });
  const stored = async () => {
    const names = await Array.fromAsync(storageOf(api.payload).list(), ({ name }) => name);
    return names.filter((name) => name.endsWith('.avif'));
  };
  const typeOf = async (url: string, headers: Record<string, string> = WITH_AVIF) =>
    (await api.request(url, { headers })).headers.get('content-type');

  test('are made for all sizes after the upload, survive a sweep, and are deleted with their picture', async () => {
    const { id, image } = await addFair(await aPhoto());
    const urls = image.srcset.map(({ url }) => url);
    expect(await Promise.all(urls.map((url) => typeOf(url)))).toEqual(urls.map(() => 'image/webp'));

    await makeAvifAfter(api.payload, 0);
    await sweepFiles(api.payload, { olderThanMs: -1000 });
    expect(await stored()).toHaveLength(urls.length);
    for (const url of urls) {
      const [avif, webp] = await Promise.all(
        [WITH_AVIF, { accept: 'image/webp,*/*' }].map(async (headers) => {
          const response = await api.request(url, { headers });
          expect(response.headers.get('vary')).toBe('Accept');
          return sharp(Buffer.from(await response.arrayBuffer())).metadata();
        }),
      );
      expect([avif?.compression, webp?.format]).toEqual(['av1', 'webp']);
      expect([avif?.width, avif?.height]).toEqual([webp?.width, webp?.height]);
      expect(avif?.size).toBeLessThan(webp?.size ?? 0);
    }

    await api.ask('DELETE', `/admin/fairs/${id}`);
    await deleteAllVersions(api);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/webp, image/avif ; q=0.0', 'image/webp'],
    ['image/avif;q=0.1, image/webp', 'image/avif'],
    ['Image/AVIF', 'image/avif'],
  ])('are sent only to a browser that accepts them: "%s" gets %s', async (accept, type) => {
    const { image } = await addFair(await aPhoto());
    await makeAvifAfter(api.payload, 0);
    expect(await typeOf(image.srcset[0]?.url ?? '', { accept })).toBe(type);
  });

  test('a stop does not wait for a store that sends nothing', async () => {
    const { id } = await addFair(await aPhoto());
    const body = new PassThrough();
    const file = { name: 'a.webp', size: 1, modified: new Date() };
    const stopping = new AbortController();
    vi.spyOn(storageOf(api.payload), 'read').mockImplementationOnce(async () => {
      setImmediate(() => stopping.abort());
      return { file, body };
    });
    await makeAvifAfter(api.payload, 0, stopping.signal);
    expect(body.destroyed).toBe(true);
    expect(await stored()).toEqual([]);
    vi.restoreAllMocks();
    await api.ask('DELETE', `/admin/fairs/${id}`);
  });

  test('are made once, for new pictures only', async () => {
    await addFair(await aPhoto());
    const newest = await makeAvifAfter(api.payload, 0);
    const put = vi.spyOn(storageOf(api.payload), 'put');
    expect(await makeAvifAfter(api.payload, newest)).toBe(newest);
    expect(await makeAvifAfter(api.payload, 0)).toBe(newest);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  test('are not kept if they would be larger, and not made of animations', async () => {
    // A single-colour picture needs fewer bytes as WebP than as AVIF.
    await addFair(await aPicture('a.png'));
    await addFair(await aGif());
    await makeAvifAfter(api.payload, 0);
    expect(await stored()).toEqual([]);
  });

  test('a picture that cannot be read is logged once and does not stop the others', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { imageUrl } = await addFair(await aPicture('a.png', { background: '#111' }));
    await addFair(await aPhoto());
    await storageOf(api.payload).put(imageUrl.replace('/media/', ''), Buffer.from('no picture'));
    const newest = await makeAvifAfter(api.payload, 0);
    expect((await stored()).length).toBeGreaterThan(0);
    await makeAvifAfter(api.payload, newest);
    expect(log.mock.calls.filter(([line]) => String(line).includes('avif-not-made'))).toHaveLength(1);
  });

  test('making them fails while the store is unreachable, so that the caller tries again', async () => {
    await addFair(await aPhoto());
    const read = vi.spyOn(storageOf(api.payload), 'read');
    read.mockRejectedValueOnce(storageUnavailable(new Error('away')));
    await expect(makeAvifAfter(api.payload, 0)).rejects.toThrow();
    read.mockRestore();
    await makeAvifAfter(api.payload, 0);
    expect((await stored()).length).toBeGreaterThan(0);
  });
});
