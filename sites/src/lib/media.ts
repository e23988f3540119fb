import { mediaUrl } from '@fuar/shared/paths';

const BASE = import.meta.env.PUBLIC_MEDIA_BASE_URL ?? '';

export function mediaSrc(path: string): string {
  return mediaUrl(path, BASE);
}

export function withMediaSrc(html: string): string {
  return BASE
    ? html.replace(/(<img\b[^>]*\bsrc=")(\/media\/[^"]*)/g, (_, start, path) => start + mediaSrc(path))
    : html;
}
