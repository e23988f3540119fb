import { mediaUrl } from '@fuar/shared/paths';

/** Where the site, `/api` and `/media` are: empty on the same origin, else what the build was told. */
export const SITE_ORIGIN: string = import.meta.env.VITE_API_ORIGIN ?? '';

/** `/media/a.webp`, `/kvkk` → the same on the site; absolute addresses stay as they are. */
export function onSite(path: string): string {
  return mediaUrl(path, SITE_ORIGIN);
}
