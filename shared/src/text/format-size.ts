import { formatNumber } from './format-number.ts';

const MEGABYTE = 1024 * 1024;

/** Formats the size of a file: 1258291 → '1,2 MB', 20480 → '20 KB'. */
export function formatSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10)} MB`;
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes === 1024 ? '1 MB' : `${kilobytes} KB`;
}
