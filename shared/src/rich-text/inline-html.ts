import { escapeHtml } from '../text/escape-html.ts';
import { isAllowedHref, isAllowedImageSource } from './addresses.ts';

/** Wraps `html` in a link. Returns `html` alone if the address is not allowed. */
export function toLinkHtml(url: string, html: string, opensTab: boolean): string {
  if (!isAllowedHref(url)) return html;
  const target = opensTab ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(url)}"${target}>${html}</a>`;
}

type Image = { src: string; alt: string; width?: number | undefined; height?: number | undefined };

/** Returns an empty string if the address of the picture is not allowed. */
export function toImageHtml({ src, alt, width = 0, height = 0 }: Image): string {
  if (!isAllowedImageSource(src)) return '';
  const size = `${width > 0 ? ` width="${width}"` : ''}${height > 0 ? ` height="${height}"` : ''}`;
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size}>`;
}
