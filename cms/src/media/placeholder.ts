import sharp from 'sharp';
import { IMAGE_LIMITS } from './limits.ts';

/** A 16-pixel preview as a data: URL. Pages show it until the picture has loaded. */
export async function drawPlaceholder(data: Uint8Array): Promise<string> {
  const tiny = await sharp(data, { limitInputPixels: IMAGE_LIMITS.pixels })
    .timeout({ seconds: IMAGE_LIMITS.seconds })
    .autoOrient()
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
