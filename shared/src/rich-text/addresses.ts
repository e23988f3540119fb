/** Web, mail and telephone addresses, and places of our own site; `//host` would leave it unseen. */
export function isAllowedHref(href: string | null | undefined): href is string {
  return Boolean(
    href && !/[\s\p{Cc}\\]/u.test(href) && /^(?:https?:\/\/[^/]|mailto:.|tel:.|\/(?!\/)|#)/i.test(href),
  );
}

/** Pictures of the web, of our own media, or raster pictures within the address itself. */
export function isAllowedImageSource(src: string | null | undefined): src is string {
  return Boolean(
    src &&
      (/^(?:https?:\/\/[^/\s]\S*|\/(?!\/)\S*)$/i.test(src) ||
        /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/]+=*$/i.test(src)),
  );
}

/** 'ayse@ornek.test' → 'mailto:ayse@ornek.test'; undefined for what is no e-mail address. */
export function toMailto(text: string): string | undefined {
  const trimmed = text.trim();
  return /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+$/.test(trimmed) ? `mailto:${trimmed}` : undefined;
}

/** What somebody typed as a link: an address without its scheme gets one. */
export function completeHref(text: string): string {
  const trimmed = text.trim();
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(trimmed)) return trimmed;
  return toMailto(trimmed) ?? (/^[^\s/]+\.[^\s/]{2,}/.test(trimmed) ? `https://${trimmed}` : trimmed);
}
