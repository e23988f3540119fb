import { excerpt, plainText } from '@fuar/shared/text/excerpt';
import { toHtml } from '../../rich-text/to-html.ts';

const EXCERPT_LENGTH = 160;

/** The excerpt of a card: the beginning of its rich text, or `fallback` if the rich text is empty. */
export function toExcerpt(document: unknown, fallback = ''): string {
  return excerpt(plainText(toHtml(document)) || fallback, EXCERPT_LENGTH);
}
