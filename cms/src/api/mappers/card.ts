import { excerpt, plainText } from '@fuar/shared/text/excerpt';
import { toHtml } from '../../rich-text/to-html.ts';

const EXCERPT_LENGTH = 160;

export function toExcerpt(document: unknown, fallback = ''): string {
  return excerpt(plainText(toHtml(document)) || fallback, EXCERPT_LENGTH);
}
