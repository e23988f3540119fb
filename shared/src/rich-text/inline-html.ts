import { escapeHtml } from '../text/escape-html.ts';
import { isAllowedHref, isAllowedImageSource } from './addresses.ts';

/** Links `html` to an allowed address. The HTML of a link to any other address is not linked. */
export function toLinkHtml(url: string, html: string, opensTab: boolean): string {
  if (!isAllowedHref(url)) return html;
  const target = opensTab ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(url)}"${target}>${html}</a>`;
}

type Image = { src: string; alt: string; width?: number | undefined; height?: number | undefined };

export function toImageHtml({ src, alt, width = 0, height = 0 }: Image): string {
  if (!isAllowedImageSource(src)) return '';
  const size = `${width > 0 ? ` width="${width}"` : ''}${height > 0 ? ` height="${height}"` : ''}`;
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size}>`;
}
