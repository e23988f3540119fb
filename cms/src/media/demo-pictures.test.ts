import { readdirSync, readFileSync, statSync } from 'node:fs';
import { shareImage } from '@fuar/shared/paths';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avifNameOf } from './avif-name.ts';
import { IMAGE_LIMITS } from './limits.ts';
import { SHARE_SIZE } from './share-image.ts';
import { stemOf } from './stem.ts';

const DEMO = new URL('../../../scripts/src/demo/', import.meta.url);
const PICTURES = new URL('media/', DEMO);
const READY = new URL('ready-media/', DEMO);

// If this test fails, run `npm run demo:pictures`.
test('the ready files of the demo have the names, sizes and types that the CMS makes, at most 38 MB', async () => {
  const expected = new Map<string, { width: number; height: number; format?: string }>();
  for (const name of readdirSync(PICTURES).filter((each) => each.endsWith('.webp'))) {
    const data = readFileSync(new URL(name, PICTURES));
    const { width, height } = await sharp(data).metadata();
    expected.set(`${stemOf(data)}.webp`, { width, height });
    expected.set(shareImage(`${stemOf(data)}.webp`), { ...SHARE_SIZE, format: 'jpeg' });
    for (const most of IMAGE_LIMITS.widths) {
      const size = {
        width: Math.min(most, width),
        height: Math.round((height * Math.min(most, width)) / width),
      };
      const name = `${stemOf(data)}-${size.width}x${size.height}.webp`;
      expected.set(name, size);
      expected.set(avifNameOf(name) ?? '', { ...size, format: 'heif' });
    }
  }
  expect(readdirSync(READY).sort()).toEqual([...expected.keys()].sort());
  let bytes = 0;
  for (const [name, size] of expected) {
    const file = new URL(name, READY);
    expect(await sharp(readFileSync(file)).metadata(), name).toMatchObject({ format: 'webp', ...size });
    bytes += statSync(file).size;
  }
  expect(bytes).toBeLessThanOrEqual(38 * 1024 * 1024);
});
