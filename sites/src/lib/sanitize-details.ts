import DOMPurify from 'dompurify';

// The formats of the editor; a style or class would be blocked by the Content-Security-Policy.
const RULES = {
  ALLOWED_TAGS: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'br', 'img', 'a'],
    ...['strong', 'em', 'u', 's'],
  ],
  ALLOWED_ATTR: ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'start', 'data-lexical-indent'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
};

/** What a browser shows of HTML from `/api`, on top of what `/api` has cleaned itself. */
export function sanitizeDetails(html: string): string {
  return DOMPurify.sanitize(html, RULES);
}
