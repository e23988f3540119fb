import { mediaUrl } from '@fuar/shared/paths';

const BASE = import.meta.env.PUBLIC_MEDIA_BASE_URL ?? '';

/** The URL from which a browser loads a picture, for a path that `/api` returned. */
export function mediaSrc(path: string): string {
  return mediaUrl(path, BASE);
}

/** Applies `mediaSrc` to the pictures of rich text. */
export function withMediaSrc(html: string): string {
  return BASE
    ? html.replace(/(<img\b[^>]*\bsrc=")(\/media\/[^"]*)/g, (_, start, path) => start + mediaSrc(path))
    : html;
}
