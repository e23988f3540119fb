import { createHash } from 'node:crypto';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { Payload } from 'payload';
import { currentVersion } from '../publication/version.ts';

export type CachedAnswer = { body: Buffer<ArrayBuffer>; etag: string; version: number };

const MAX_BYTES = 64 * 1024 * 1024;

/** Finished answers to visitors, kept until the content or the day changes; equal questions at once are asked once. */
export function createAnswerCache(payload: Payload) {
  let epoch = '';
  let bytes = 0;
  let answers = new Map<string, Promise<CachedAnswer>>();

  return async (key: string, make: () => Promise<unknown>): Promise<CachedAnswer> => {
    // Read before the content: an answer may be newer than its key, never older.
    const version = await currentVersion(payload);
    const now = `${version} ${todayInIstanbul(new Date())}`;
    if (now !== epoch || bytes > MAX_BYTES) {
      epoch = now;
      bytes = 0;
      answers = new Map();
    }
    const kept = answers;
    const found = kept.get(key);
    if (found) return found;
    const made = make().then((value) => {
      const body = Buffer.from(JSON.stringify(value));
      bytes += body.length + 500;
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return { body, etag, version };
    });
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Whether the reader has these bytes already; a proxy that compresses marks its tags as weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}
