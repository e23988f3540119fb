import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMAGE_LIMITS } from './limits.ts';
import { shrinkLargeImage } from './shrink.ts';

function drawn(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3, background: '#fff' } as const;
  return sharp({ create: { ...half, width, background: '#103050' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

test.each([
  ['jpeg', { progressive: true, chromaSubsampling: '4:4:4' }],
  ['png', {}],
  ['webp', {}],
] as const)('scales a large %s down, upright and in its own format', async (type, options) => {
  const large = await drawn(5000, 2500).toFormat(type, options).withMetadata({ orientation: 6 }).toBuffer();
  const shrunk = sharp(await shrinkLargeImage(large));
  const { storedEdge: height } = IMAGE_LIMITS;
  expect(await shrunk.metadata()).toMatchObject({ format: type, width: 1200, height });
  // Rotated upright, the picture has its white half at the top.
  const top = await shrunk.extract({ left: 0, top: 0, width: 1200, height: 1100 }).toBuffer();
  const { channels } = await sharp(top).stats();
  expect(Math.round(channels[0]?.mean ?? 0)).toBeGreaterThan(250);
});

test('leaves a picture of twelve megapixels to Payload', async () => {
  expect(await shrinkLargeImage(await drawn(4000, 3000).jpeg().toBuffer())).toBeUndefined();
});

test('leaves an animation to Payload, because its frames would be lost', async () => {
  const frames = [20, 220].map((value) => Buffer.alloc(4000 * 3100 * 3, value));
  const raw = { width: 4000, height: 6200, channels: 3, pageHeight: 3100 } as const;
  const animated = await sharp(Buffer.concat(frames), { raw }).webp({ loop: 0, effort: 0 }).toBuffer();
  expect(await shrinkLargeImage(animated)).toBeUndefined();
});
