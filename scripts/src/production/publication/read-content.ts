import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { coalesce } from '@fuar/shared/waiting/coalesce';
import type { Content } from './renderer-bundle.ts';

/** Returns two functions: one reads the latest public content, the other reads only if the wanted version is not in memory. */
export function createContentReads(read: () => Promise<Content>) {
  let last: Content | undefined;
  // Never read twice at the same time, because all calls of `read` change the same copy of the content.
  const readLatest = coalesce(async () => {
    last = await read();
    return last;
  });

  return {
    readLatest: () => readLatest(),
    /** Returns the content in memory if it has this version, else reads the latest. Previews call it at each pause in typing. */
    readVersion: async (version?: number): Promise<Content> => {
      const isAtHand = last?.version === version && last?.today === todayInIstanbul(new Date());
      return last && isAtHand ? last : readLatest();
    },
  };
}
