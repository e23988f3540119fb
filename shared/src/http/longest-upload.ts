/** The time that the gateway and the CMS give a request to arrive. It suffices for a slow upload of thirty pictures. */
export const LONGEST_UPLOAD_MS = 10 * 60_000;
