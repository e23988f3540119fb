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
