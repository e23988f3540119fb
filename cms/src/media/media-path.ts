/** Where a stored file is served. */
export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
