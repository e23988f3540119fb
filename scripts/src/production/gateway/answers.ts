import type { Encoding } from './compress.ts';

export type Answer = { status: number; etag: string; headers: string[]; body: Buffer };

export type Answers = { [encoding in Encoding]?: Answer };

/** Chooses Brotli, else gzip, else ''. An encoding with quality 0 is not chosen. */
export function chooseEncoding(accepted = ''): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : '';
}

export function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let n = 0; n < headers.length; n += 2) {
    if (!headers[n]?.startsWith('content-') || headers[n] === 'content-security-policy') {
      kept.push(headers[n] ?? '', headers[n + 1] ?? '');
    }
  }
  return kept;
}
