/**
 * Allows web, mail and telephone addresses and paths of our own site. Refuses `//host`, because it looks like a path but
 * leads to another site.
 */
export function isAllowedHref(href: string | null | undefined): href is string {
  return Boolean(
    href && !/[\s\p{Cc}\\]/u.test(href) && /^(?:https?:\/\/[^/]|mailto:.|tel:.|\/(?!\/)|#)/i.test(href),
  );
}

/**
 * Allows pictures on the web, our own media, and raster pictures as data URLs. Refuses a backslash in a path, because browsers
 * read it as a slash. A path such as `/\[` would also be an invalid URL in the press feed.
 */
export function isAllowedImageSource(src: string | null | undefined): src is string {
  return Boolean(
    src &&
      (/^(?:https?:\/\/[^/\s]\S*|\/(?!\/)[^\s\\]*)$/i.test(src) ||
        /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/]+=*$/i.test(src)),
  );
}

/** 'ayse@ornek.test' → 'mailto:ayse@ornek.test'; undefined if the text is not an e-mail address. */
export function toMailto(text: string): string | undefined {
  const trimmed = text.trim();
  return /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+$/.test(trimmed) ? `mailto:${trimmed}` : undefined;
}

/**
 * Adds the scheme that people leave out when they type a link, and removes the spaces of a telephone number:
 * 'ornek.test' → 'https://ornek.test', 'tel:0412 000' → 'tel:0412000'.
 */
export function completeHref(text: string): string {
  const trimmed = text.trim();
  if (/^tel:/i.test(trimmed)) return trimmed.replace(/\s/g, '');
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(trimmed)) return trimmed;
  return toMailto(trimmed) ?? (/^[^\s/]+\.[^\s/]{2,}/.test(trimmed) ? `https://${trimmed}` : trimmed);
}
