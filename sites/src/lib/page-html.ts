import { withMediaSrc } from './media.ts';

/** Turns each `h1` of rich text into an `h2`, because the page's title is its only `h1`. */
export function toPageHtml(html: string): string {
  return withMediaSrc(html).replace(/<(\/?)h1/g, '<$1h2');
}
