import type { Image } from '@fuar/shared/schemas/image';
import { mediaPath } from '../../media/media-path.ts';
import type { Media } from '../../payload-types.ts';

export function toImageFields(media: unknown): { imageUrl?: string; image?: Image } {
  if (typeof media !== 'object' || media === null) return {};
  const { filename, width, height, alt, placeholder, sizes } = media as Media;
  if (!filename || !width || !height) return {};
  // List each width once, because a small original uses one file for several sizes.
  const srcset = new Map<number, Image['srcset'][number]>();
  for (const size of Object.values(sizes ?? {})) {
    if (!size?.filename || !size.width || !size.height) continue;
    srcset.set(size.width, {
      url: mediaPath(size.filename),
      width: size.width,
      height: size.height,
      type: size.mimeType ?? 'image/webp',
    });
  }
  return {
    imageUrl: mediaPath(filename),
    image: {
      width,
      height,
      ...(alt ? { alt } : {}),
      srcset: [...srcset.values()].sort((a, b) => a.width - b.width),
      ...(placeholder ? { placeholder } : {}),
    },
  };
}
