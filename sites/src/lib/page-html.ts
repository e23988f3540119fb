import { withMediaSrc } from './media.ts';

/** A text of the editor within a page: the page's title is its one `h1`, and a text's own stands below it. */
export function toPageHtml(html: string): string {
  return withMediaSrc(html).replace(/<(\/?)h1(?=[\s>])/g, '<$1h2');
}
