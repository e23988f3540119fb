/** Suffices for a slow upload of thirty pictures. */
export const LONGEST_UPLOAD_MS = 10 * 60_000;
