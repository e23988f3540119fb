import sharp from 'sharp';
import { grain } from './drawing/grain.ts';
import type { Picture } from './drawing/picture.ts';
import { createRandom } from './drawing/random.ts';

const GRAIN = 6;

/** A picture's final bytes. */
export async function render({ name, width, height, frame, pixelsAUnit, draw }: Picture): Promise<Buffer> {
  const [across, down] = frame;
  const size = `width="${across * pixelsAUnit}" height="${down * pixelsAUnit}" viewBox="0 0 ${across} ${down}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${draw()}</svg>`;
  const pixels = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .flatten()
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  grain(pixels, GRAIN, createRandom(name));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer();
}
