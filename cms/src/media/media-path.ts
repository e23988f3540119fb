/** The URL path of a stored file. */
export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
