import type { ByteRange } from './storage.ts';

/**
 * Parses a `Range` header with one range. Returns undefined for several ranges and for an invalid header. The
 * response is then the whole file.
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  if (match[1] && match[2] && Number(match[2]) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
