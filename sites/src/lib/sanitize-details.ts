import DOMPurify from 'dompurify';

// Allows only the formats of the editor. Style attributes are not allowed, because the Content-Security-Policy blocks them.
const RULES = {
  ALLOWED_TAGS: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'br', 'img', 'a'],
    ...['strong', 'em', 'u', 's'],
  ],
  ALLOWED_ATTR: ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'start', 'data-lexical-indent'],
  // DOMPurify allows all `aria-` and `data-` attributes by default, although the list above does not name them.
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // DOMPurify's own pattern with fewer schemes. DOMPurify also applies it to attributes that are not addresses, so it must match
  // a value such as `_blank` too.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z/]|\/(?!\/)|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

export function sanitizeDetails(html: string): string {
  const clean = DOMPurify.sanitize(html, { ...RULES, RETURN_DOM_FRAGMENT: true });
  // Without `alt` a screen reader would read the picture's URL aloud.
  for (const image of clean.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
  const holder = document.createElement('div');
  holder.append(clean);
  return holder.innerHTML;
}
