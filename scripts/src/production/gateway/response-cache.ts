import type { IncomingMessage } from 'node:http';
import { chooseEncoding } from './answers.ts';
import { COMPRESS, type Encoding, SMALLEST_COMPRESSED } from './compress.ts';

/** A public CMS response that the gateway caches. Before the gateway reuses the response, the CMS must confirm the ETag. */
export type CachedResponse = {
  etag: string;
  /** Header names in lower case. Headers that belong to a single response or connection are left out. */
  headers: [name: string, value: string][];
  /** The body in the best accepted encoding. It is compressed once for each encoding. */
  form: (accepted: string | undefined) => Promise<{ encoding: Encoding; body: Buffer }>;
  confirm?: () => Promise<string[] | undefined>;
};

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_BYTES_EACH = 512 * 1024;
/**
 * Estimated memory of an entry besides its body. It counts towards the limit, so that many short responses reach the limit,
 * too.
 */
const OVERHEAD_BYTES = 2048;
const PER_RESPONSE_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'x-request-id']);

/** Caches the most recently used responses, up to a total of 4 MB. Compressed copies of their bodies do not count. */
export function createResponseCache() {
  const kept = new Map<string, { answer: CachedResponse; bytes: number }>();
  const byEtag = new Map<string, CachedResponse>();
  let bytes = 0;

  const remove = (url: string) => {
    const found = kept.get(url);
    if (!found) return;
    bytes -= found.bytes;
    kept.delete(url);
    if (byEtag.get(found.answer.etag) === found.answer) byEtag.delete(found.answer.etag);
  };
  const keep = (url: string, answer: CachedResponse, size: number) => {
    remove(url);
    bytes += size;
    kept.set(url, { answer, bytes: size });
    byEtag.set(answer.etag, answer);
    // A Map keeps the order of insertion and `find` reinserts, so the first entry is the least recently used.
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_BYTES) break;
      remove(oldest);
    }
  };

  /**
   * Finds a cached response with the same ETag, and therefore the same body, as this new response of the CMS. The gateway
   * sends the cached body, because that body need not be compressed again.
   */
  const findEqual = (answer: IncomingMessage): CachedResponse | undefined =>
    isCacheable(answer) ? byEtag.get(answer.headers.etag ?? '') : undefined;

  return {
    findEqual,

    find(url: string): CachedResponse | undefined {
      const found = kept.get(url);
      if (!found) return undefined;
      kept.delete(url);
      kept.set(url, found);
      return found.answer;
    },

    /**
     * Collects the bytes of a response while the gateway forwards it, if the response is public and does not depend on the
     * caller.
     */
    collect(url: string, answer: IncomingMessage): void {
      if (!isCacheable(answer)) return;
      const equal = findEqual(answer);
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        keep(
          url,
          { ...toCachedResponse(answer, body), ...(equal && { form: equal.form }) },
          body.length + url.length + OVERHEAD_BYTES,
        );
      });
    },
  };
}

function isCacheable({ statusCode, headers }: IncomingMessage): boolean {
  return (
    statusCode === 200 &&
    headers.etag?.startsWith('"') === true &&
    headers['content-type']?.startsWith('application/json') === true &&
    headers['cache-control']?.startsWith('public') === true &&
    !headers.vary &&
    !headers['set-cookie'] &&
    !headers['content-encoding'] &&
    Number(headers['content-length']) <= MAX_BYTES_EACH
  );
}

function toCachedResponse({ headers }: IncomingMessage, plain: Buffer): CachedResponse {
  const forms: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {};
  return {
    etag: headers.etag ?? '',
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !PER_RESPONSE_HEADERS.has(name) ? [[name, value]] : [],
    ),
    form: async (accepted) => {
      const encoding = plain.length < SMALLEST_COMPRESSED ? '' : chooseEncoding(accepted);
      if (!encoding) return { encoding, body: plain };
      forms[encoding] ??= COMPRESS[encoding](plain);
      return { encoding, body: await forms[encoding] };
    },
  };
}
