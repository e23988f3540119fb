import { isAllowedImageSource } from './addresses.ts';

export type ImageFields = { src: string; alt: string; width?: number; height?: number };

/** The fields of an `img` element; undefined if its source is not allowed. */
export function readImage(element: Element): ImageFields | undefined {
  const src = element.getAttribute('src');
  if (!isAllowedImageSource(src)) return undefined;
  const width = pixels(element.getAttribute('width'));
  const height = pixels(element.getAttribute('height'));
  const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  return { src, alt: element.getAttribute('alt') ?? '', ...size };
}

function pixels(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
