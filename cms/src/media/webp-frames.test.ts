import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countWebpFrames } from './webp-frames.ts';

test.each([1, 2, 3, 40])('counts %d frames of an animation', async (frames) => {
  const [width, pageHeight] = [7, 5];
  const data = Buffer.from(Array.from({ length: width * pageHeight * frames * 3 }, (_, n) => (n * n) % 251));
  const raw = { width, height: pageHeight * frames, channels: 3, pageHeight } as const;
  const webp = await sharp(data, { raw }).webp().toBuffer();
  expect((await sharp(webp).metadata()).pages ?? 1).toBe(frames);
  // A still picture has no frames.
  expect(countWebpFrames(webp)).toBe(frames === 1 ? 0 : frames);
});

test('counts frames inside a frame whose stated size includes all other frames', async () => {
  const raw = { width: 5, height: 30, channels: 3, pageHeight: 3 } as const;
  const webp = await sharp(Buffer.from(Array.from({ length: 450 }, (_, n) => (n * n) % 251)), { raw })
    .webp()
    .toBuffer();
  const first = webp.indexOf('ANMF');
  webp.writeUInt32LE(webp.length - first - 8, first + 4);
  expect((await sharp(webp).metadata()).pages).toBe(10);
  expect(countWebpFrames(webp)).toBe(10);
});
