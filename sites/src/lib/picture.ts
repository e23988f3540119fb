import type { Image } from '@fuar/shared/schemas/image';
import { mediaSrc } from './media.ts';

export const SLIDE_SIZES = '100vw';

/**
 * The width of a picture on a phone, for the attribute `sizes`. The value is smaller than the real width, so that phones with
 * sharp screens and slow connections load a smaller file. For example, a screen with 390 CSS pixels and three device pixels per
 * CSS pixel loads the file with a width of 720 pixels.
 */
const ON_PHONE = '(min-resolution: 2.5dppx) 61vw, 65vw';
export const DETAIL_SIZES = `(min-width: 64rem) 50rem, (min-width: 40rem) 100vw, ${ON_PHONE}`;
export const CARD_SIZES = {
  3: `(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, ${ON_PHONE}`,
  4: `(min-width: 64rem) 19rem, (min-width: 40rem) 50vw, ${ON_PHONE}`,
};

type Picture = { imageUrl: string; image?: Image | undefined };

/** '/media/a-480.webp 480w, /media/a-960.webp 960w'; undefined if there is only one size. */
export function toSrcSet(image: Image | undefined): string | undefined {
  return image?.srcset.map(({ url, width }) => `${mediaSrc(url)} ${width}w`).join(', ') || undefined;
}

export function toImgAttributes({ imageUrl, image }: Picture, sizes: string) {
  const srcset = toSrcSet(image);
  return {
    src: mediaSrc(imageUrl),
    ...(srcset ? { srcset, sizes } : {}),
    width: image?.width ?? 1200,
    height: image?.height ?? 800,
  };
}
