import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mediaDirOf, tempDirOf } from '../start/folders.ts';
import {
  aJpegWithScans,
  animatedPng,
  aPngWithTexts,
  HOSTILE_NAMES,
  NO_PICTURES,
  TOO_LARGE_PICTURES,
} from '../testing/hostile-files.ts';
import { aPicture } from '../testing/pictures.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { sweepUnusedMedia } from './sweep-unused.ts';

/** Two frames of this size. sharp takes the frames from one picture in which they are stacked. */
function twoFrames(width: number, pageHeight: number) {
  const raw = Buffer.concat([20, 220].map((value) => Buffer.alloc(width * pageHeight * 3, value)));
  return sharp(raw, { raw: { width, height: 2 * pageHeight, channels: 3, pageHeight } });
}

describe.each(DATABASES)('the upload of pictures on %s', (database) => {
  const api = serveApi(database);
  let entries: string[] = [];
  beforeAll(async () => {
    entries = readdirSync(api.env.DATA_DIR).sort();
  });
  afterEach(async () => {
    await sweepUnusedMedia(api.payload, { olderThanMs: -86_400_000 });
    expect(stored()).toEqual([]);
    expect(readdirSync(tempDirOf(api.env))).toEqual([]);
    expect(readdirSync(api.env.DATA_DIR).sort()).toEqual(entries);
  });

  const stored = () => readdirSync(mediaDirOf(api.env));

  async function upload(file: File) {
    const form = { imageFile: file };
    const response = await api.ask('POST', '/admin/media', { form });
    const body = (await response.json()) as { message: string; url: string; width: number; height: number };
    return { ...body, status: response.status };
  }
  const fileOf = (url: string) => readFile(join(mediaDirOf(api.env), url.replace('/media/', '')));

  const refused = (status: number) => async (_: string, make: () => Promise<File>) => {
    const file = await make();
    const answer = await upload(file);
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(new RegExp(`^“${file.name}” .*\\.$`));
    expect(stored()).toEqual([]);
    expect(await api.count('media')).toBe(0);
  };
  test.each(Object.entries(NO_PICTURES))('refuses %s with 415', refused(415));
  test.each(Object.entries(TOO_LARGE_PICTURES))('refuses %s with 413', refused(413));

  test('accepts a picture of 20:1', async () => {
    const picture = await aPicture('uzun.png', { width: 50, height: 1000 });
    expect(await upload(picture)).toMatchObject({ status: 201, width: 50, height: 1000 });
  });

  test.each(HOSTILE_NAMES)('gives a valid picture called %j a name of our own', async (name) => {
    const { status, url } = await upload(await aPicture(name));
    expect(status).toBe(201);
    expect(url).toMatch(/^\/media\/[\da-f]{20}\.png$/);
    expect(stored().every((each) => /^[\da-f]{20}[\w-]*\.(?:png|webp|jpg)$/.test(each))).toBe(true);
  });

  test('turns a phone’s picture upright and removes its location', async () => {
    const upright = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({
        IFD0: { Orientation: '6', Make: 'Telefon' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 55/1 0/1' },
      })
      .toBuffer();
    const oriented = await sharp(upright).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(oriented).metadata()).orientation).toBe(6);
    const { status, url, width, height } = await upload(new File([new Uint8Array(oriented)], 'foto.jpg'));
    expect([status, width, height]).toEqual([201, 40, 80]);
    for (const name of stored()) {
      const { exif, orientation, xmp } = await sharp(join(mediaDirOf(api.env), name)).metadata();
      expect([exif, orientation ?? 1, xmp]).toEqual([undefined, 1, undefined]);
    }
    expect((await fileOf(url)).includes('Telefon')).toBe(false);
  });

  test('keeps a phone’s picture and drops the bytes after it', async () => {
    const jpeg = Buffer.from(await (await aPicture('a', { type: 'jpeg' })).arrayBuffer());
    const film = Buffer.from('....ftypmp42GIZLI-FILM');
    const { status, url } = await upload(new File([jpeg, film], 'hareketli.jpg'));
    expect(status).toBe(201);
    expect((await fileOf(url)).includes('GIZLI')).toBe(false);
  });

  test.each(['gif', 'webp'] as const)(
    'keeps the frames of an animated %s and reports the height of one frame',
    async (type) => {
      const moving = await twoFrames(40, 30).toFormat(type, { loop: 0 }).toBuffer();
      const { status, url, width, height } = await upload(
        new File([new Uint8Array(moving)], `hareketli.${type}`),
      );
      expect([status, width, height]).toEqual([201, 40, 30]);
      const { pages, pageHeight } = await sharp(await fileOf(url), { animated: true }).metadata();
      expect([pages, pageHeight]).toEqual([2, 30]);
    },
  );

  test('stores the first frame of an animated PNG, and refuses one that is also a page', async () => {
    const bytesOf = async (background: string) =>
      Buffer.from(await (await aPicture('a', { background })).arrayBuffer());
    const first = await bytesOf('#00ff00');
    const moving = (second: Buffer) => new File([new Uint8Array(animatedPng(first, second))], 'a.png');
    const { status, url, width, height } = await upload(moving(Buffer.from('GIZLI')));
    expect([status, width, height, url]).toEqual([201, 60, 40, expect.stringMatching(/\.png$/)]);
    const bytes = await fileOf(url);
    expect(bytes.includes('GIZLI')).toBe(false);
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: 8, g: 248, b: 8 });
    expect((await upload(moving(Buffer.from('<script>')))).status).toBe(415);
  });

  test('accepts a JPEG of 100 scans', async () => {
    const jpeg = aJpegWithScans(100);
    expect((await upload(new File([new Uint8Array(jpeg)], 'a.jpg'))).status).toBe(201);
  });

  test('does not count the scans of a preview inside a JPEG or after its end', async () => {
    const jpeg = Buffer.from(await (await aPicture('a', { type: 'jpeg' })).arrayBuffer());
    const scans = Buffer.from('\xff\xda\0\x02'.repeat(200), 'latin1');
    const segment = Buffer.from([0xff, 0xe5, 0x03, 0x22]);
    // The end marker has no length. A wrong parser would read these bytes as its length, and then count the scans.
    const length = Buffer.from([0, 2]);
    const file = new File([jpeg.subarray(0, 2), segment, scans, jpeg.subarray(2), length, scans], 'a.jpg');
    expect((await upload(file)).status).toBe(201);
  });

  test('accepts a picture with compressed texts', async () => {
    const png = await aPngWithTexts('zTXt', 'Raw profile type exif\0\0', 3, 1_000_000);
    expect((await upload(new File([new Uint8Array(png)], 'a.png'))).status).toBe(201);
  });

  test('keeps the frames of an animation with an orientation, and removes its location', async () => {
    const moving = await twoFrames(40, 30)
      .withExif({ IFD0: { Make: 'Telefon' } })
      .withMetadata({ orientation: 6 })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).orientation).toBe(6);
    const { status, url } = await upload(new File([new Uint8Array(moving)], 'hareketli.webp'));
    expect(status).toBe(201);
    const { pages, pageHeight, exif } = await sharp(await fileOf(url), { animated: true }).metadata();
    expect([pages, pageHeight, exif]).toEqual([2, 30, undefined]);
  });

  test('refuses an animation whose frames would occupy the processor for long', async () => {
    const moving = await twoFrames(3500, 3000).webp({ effort: 0 }).toBuffer();
    const { status } = await upload(new File([new Uint8Array(moving)], 'film.webp'));
    expect(status).toBe(413);
  });
});
