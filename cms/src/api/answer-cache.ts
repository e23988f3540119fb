import { createHash } from 'node:crypto';
import { setImmediate as nextRound } from 'node:timers/promises';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { Payload } from 'payload';
import { currentVersion, versionInMemory } from '../publication/version.ts';
import { API_HEADERS } from './security-headers.ts';
import { createTurns, type Turn } from './turns.ts';

export type CachedAnswer = {
  body: Buffer<ArrayBuffer>;
  etag: string;
  /** The headers of a 200 and of a 304. */
  headers: Record<string, string>;
  bodyHeaders: Record<string, string>;
  /** `headers` as a flat list of names and values, because node:http writes a list without validating it again. */
  headerList: string[];
  bodyHeaderList: string[];
};

const VISITOR_CACHE_CONTROL =
  'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400';
const MAX_BYTES = 64 * 1024 * 1024;
/** If the cache has more raw URLs than this, empty it, so that a client cannot fill the memory with many different queries. */
const MAX_ADDRESSES = 2000;
const MS_A_DAY = 86_400_000;
/**
 * At most this many responses are computed at once, so that a client with many different queries leaves time for other clients.
 */
const MAX_CONCURRENT = 2;
/**
 * Iterations of the event loop between two computations. Node accepts only one connection per iteration, and SQLite blocks the
 * loop during a computation. With a single iteration, a new visitor would wait for one computation for each connection that
 * is ahead in the queue.
 */
const ROUNDS = 50;

/** Caches answers to visitors until the content or the day changes. Concurrent equal requests share one computation. */
export function createAnswerCache(payload: Payload) {
  let version = -1;
  let day = { begins: 0, ends: 0 };
  let bytes = 0;
  let answers = new Map<string, { made: Promise<CachedAnswer>; turn: Turn }>();
  let finished = new Map<string, CachedAnswer>();
  const turns = createTurns(MAX_CONCURRENT);
  /** The number of unanswered requests of each client. */
  const unanswered = new Map<string, number>();

  async function inTurn(turn: Turn, make: () => Promise<unknown>): Promise<unknown> {
    await turn.begun;
    try {
      return await make();
    } finally {
      letOthersRun().then(turns.end);
    }
  }

  /**
   * Waits for an answer. A client with many unanswered requests waits behind clients with fewer. Otherwise one client could
   * make everybody wait for a long queue of different queries.
   */
  async function waitFor(client: string, start: (rank: number) => Promise<CachedAnswer>) {
    const rank = unanswered.get(client) ?? 0;
    unanswered.set(client, rank + 1);
    try {
      return await start(rank);
    } finally {
      const rest = (unanswered.get(client) ?? 1) - 1;
      if (rest > 0) unanswered.set(client, rest);
      else unanswered.delete(client);
    }
  }

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

  function answerFor(key: string, make: () => Promise<unknown>, present: number, rank: number) {
    const kept = answers;
    const known = kept.get(key);
    if (known) {
      known.turn.moveUp(rank);
      return known.made;
    }
    const turn = turns.enter(rank);
    const made = inTurn(turn, make).then((value) => toAnswer(value, present));
    kept.set(key, { made, turn });
    made.then(
      ({ body }) => {
        bytes += body.length + 500;
      },
      () => kept.delete(key),
    );
    return made;
  }

  return {
    /**
     * `key` identifies the parsed request. `address` is its raw URL, by which `findByUrl` finds the response. `client` is the
     * network address of the caller.
     */
    async read(
      key: string,
      make: () => Promise<unknown>,
      address: string | undefined,
      client = '',
    ): Promise<CachedAnswer> {
      // Read the version before the content, because a response may be newer than its version, but must never be older.
      const present = await currentVersion(payload);
      renew(present);
      const byAddress = finished;
      const answer = await waitFor(client, (rank) => answerFor(key, make, present, rank));
      if (address) byAddress.set(address, answer);
      return answer;
    },

    /** The cached answer to a raw URL, if still current. Returns a promise only if the database must be read. */
    findByUrl(address: string): CachedAnswer | undefined | Promise<CachedAnswer | undefined> {
      if (!finished.has(address)) return undefined;
      const present = versionInMemory(payload);
      if (present !== undefined) return keptFor(address, present);
      return currentVersion(payload).then((read) => keptFor(address, read));
    },
  };
}

async function letOthersRun(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await nextRound();
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

function toAnswer(value: unknown, version: number): CachedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': VISITOR_CACHE_CONTROL, etag, 'x-content-version': String(version) };
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
