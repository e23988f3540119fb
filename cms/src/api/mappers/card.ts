import { excerpt, plainText } from '@fuar/shared/text/excerpt';
import { toHtml } from '../../rich-text/to-html.ts';

const EXCERPT_LENGTH = 160;

/** The excerpt of a card: the beginning of its rich text, or `otherwise` if that is empty. */
export function toExcerpt(document: unknown, otherwise = ''): string {
  return excerpt(plainText(toHtml(document)) || otherwise, EXCERPT_LENGTH);
}
