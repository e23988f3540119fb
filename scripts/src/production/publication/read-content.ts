import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { coalesce } from '@fuar/shared/waiting/coalesce';
import type { Content } from './renderer-bundle.ts';

/** Returns two functions: one reads the latest public content, the other skips reading if memory has the wanted version. */
export function createContentReads(read: () => Promise<Content>) {
  let last: Content | undefined;
  // Never read twice at the same time, because `read` changes one copy of the content.
  const readLatest = coalesce(async () => {
    last = await read();
    return last;
  });

  return {
    readLatest: () => readLatest(),
    /** Reads nothing if memory has this version, because each pause in typing asks for a preview. */
    readVersion: async (version?: number): Promise<Content> => {
      const isAtHand = last?.version === version && last?.today === todayInIstanbul(new Date());
      return last && isAtHand ? last : readLatest();
    },
  };
}
