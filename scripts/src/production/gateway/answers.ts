import { matchesEtag } from '@fuar/shared/http/matches-etag';
import type { Encoding } from './site-file.ts';

/** A whole answer, put together once for each page and encoding. */
export type Answer = { status: number; etag: string; headers: string[]; body: Buffer };

export type Answers = { [encoding in Encoding]?: Answer };

/** What of a request decides about the answer, beside its address. */
export type Asked = { encoding: Encoding; held: string };

/** From the headers as they came: for two of them `request.headers` would sort them all, on every request. */
export function readAsked(rawHeaders: string[]): Asked {
  let accepted = '';
  let held = '';
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? '';
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      accepted += accepted ? `,${rawHeaders[n + 1]}` : rawHeaders[n + 1];
    } else if (name.length === 13 && name.toLowerCase() === 'if-none-match') {
      held += held ? `,${rawHeaders[n + 1]}` : rawHeaders[n + 1];
    }
  }
  return { encoding: chooseEncoding(accepted), held };
}

/** The few ways in which browsers say what they accept. */
const known = new Map<string, Encoding>();

/** Brotli before gzip, unless its quality is 0; empty for neither. */
function chooseEncoding(accepted: string): Encoding {
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  const chosen = offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : '';
  if (known.size < 100) known.set(accepted, chosen);
  return chosen;
}

/** Whether the visitor has the very same bytes already. */
export function isHeld({ status, etag }: Answer, given: string): boolean {
  return status === 200 && matchesEtag(given, etag);
}

/** The headers of a 304. */
export function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let n = 0; n < headers.length; n += 2) {
    if (!headers[n]?.startsWith('content-') || headers[n] === 'content-security-policy') {
      kept.push(headers[n] ?? '', headers[n + 1] ?? '');
    }
  }
  return kept;
}
