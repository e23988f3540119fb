import { createHash } from 'node:crypto';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { Payload } from 'payload';
import { currentVersion, versionInMemory } from '../publication/version.ts';
import { API_HEADERS } from './security-headers.ts';

export type CachedAnswer = {
  body: Buffer<ArrayBuffer>;
  etag: string;
  /** Sent with the 304 too. */
  headers: Record<string, string>;
  /** Sent with the 200 only. */
  bodyHeaders: Record<string, string>;
  /** The same headers as a flat list of names and values, which node:http writes without checking them again. */
  headerList: string[];
  bodyHeaderList: string[];
};

const FOR_VISITORS = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400';
const MAX_BYTES = 64 * 1024 * 1024;
/** A client that sends ever new meaningless queries must not fill the memory. */
const MAX_ADDRESSES = 2000;
const MS_A_DAY = 86_400_000;

/** Finished answers to visitors, kept until the content or the day changes; equal questions at once are asked once. */
export function createAnswerCache(payload: Payload) {
  let version = -1;
  let day = { begins: 0, ends: 0 };
  let bytes = 0;
  let answers = new Map<string, Promise<CachedAnswer>>();
  let finished = new Map<string, CachedAnswer>();

  function isCurrent(present: number): boolean {
    const now = Date.now();
    return present === version && now >= day.begins && now < day.ends;
  }

  function renew(present: number): void {
    if (isCurrent(present) && bytes <= MAX_BYTES && finished.size <= MAX_ADDRESSES) return;
    version = present;
    const begins = Date.parse(`${todayInIstanbul(new Date())}T00:00:00+03:00`);
    day = { begins, ends: begins + MS_A_DAY };
    bytes = 0;
    answers = new Map();
    finished = new Map();
  }

  const keptFor = (address: string, present: number) =>
    isCurrent(present) ? finished.get(address) : undefined;

  return {
    /** `address` is the request as it came, for `finishedFor`; `key` what it means. */
    async read(
      key: string,
      make: () => Promise<unknown>,
      address: string | undefined,
    ): Promise<CachedAnswer> {
      // Read before the content: an answer may be newer than its key, never older.
      const present = await currentVersion(payload);
      renew(present);
      const [kept, byAddress] = [answers, finished];
      let made = kept.get(key);
      if (!made) {
        made = make().then((value) => toAnswer(value, present));
        kept.set(key, made);
        made.then(
          ({ body }) => {
            bytes += body.length + 500;
          },
          () => kept.delete(key),
        );
      }
      const answer = await made;
      if (address) byAddress.set(address, answer);
      return answer;
    },

    /** The answer to a request that was answered before, while it is still right: at once where no database is asked. */
    finishedFor(address: string): CachedAnswer | undefined | Promise<CachedAnswer | undefined> {
      if (!finished.has(address)) return undefined;
      const present = versionInMemory(payload);
      if (present !== undefined) return keptFor(address, present);
      return currentVersion(payload).then((read) => keptFor(address, read));
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

function toAnswer(value: unknown, version: number): CachedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'cache-control': FOR_VISITORS,
    etag,
    'x-content-version': String(version),
  };
  const bodyHeaders = {
    ...headers,
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  };
  const [headerList, bodyHeaderList] = [listOf(headers), listOf(bodyHeaders)];
  return { body, etag, headers, bodyHeaders, headerList, bodyHeaderList };
}

const listOf = (headers: Record<string, string>) => Object.entries(headers).flat();
