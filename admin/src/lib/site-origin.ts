import { mediaUrl } from '@fuar/shared/paths';

/** The origin of the site, `/api` and `/media`, from the build's environment. Empty if it is the back-office's own origin. */
export const SITE_ORIGIN: string = import.meta.env.VITE_API_ORIGIN ?? '';

/** `/media/a.webp`, `/kvkk` → URLs on the site; absolute URLs are unchanged. */
export function toSiteUrl(path: string): string {
  return mediaUrl(path, SITE_ORIGIN);
}
