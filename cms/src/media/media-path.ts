export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
