import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ANIMATED_PNG } from './check-image.ts';
import { IMAGE_LIMITS } from './limits.ts';
import { withoutOrientation } from './without-orientation.ts';

/** Higher than the quality of any stored file, so that encoding a picture twice makes no visible difference. */
const QUALITIES = { jpeg: { quality: 95 }, png: { compressionLevel: 1 }, webp: { quality: 95, effort: 0 } };

/**
 * Scales a large picture down to save memory: Payload decodes an upload four times at once, and a progressive JPEG of 49
 * megapixels takes 300 MB. Also changes two kinds of pictures that Payload would refuse: an animated PNG becomes a still picture,
 * and an animation loses its orientation. Returns undefined for other pictures, because this step would only take time.
 */
export async function shrinkLargeImage(data: Uint8Array): Promise<Buffer | undefined> {
  const { format, width, height, orientation = 1, pages = 1 } = await sharp(data).metadata();
  if (pages > 1) return format === 'webp' && orientation > 1 ? withoutOrientation(data) : undefined;
  const isAnimatedPng = format === 'png' && (await fileTypeFromBuffer(data))?.mime === ANIMATED_PNG;
  if (width * height <= IMAGE_LIMITS.largePixels && !isAnimatedPng) return undefined;
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return undefined;
  return sharp(data, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' })
    .timeout({ seconds: IMAGE_LIMITS.seconds })
    .autoOrient()
    .resize({
      width: IMAGE_LIMITS.storedEdge,
      height: IMAGE_LIMITS.storedEdge,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toFormat(format, QUALITIES[format])
    .toBuffer();
}
