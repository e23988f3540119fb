import { formatNumber } from './format-number.ts';

const KILOBYTE = 1024;

/** `1536000` → `'1,5 MB'`; below one megabyte `'48 KB'`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${formatNumber(Math.max(1, Math.round(kilobytes)))} KB`;
  return `${formatNumber(Math.round((kilobytes / KILOBYTE) * 10) / 10)} MB`;
}
