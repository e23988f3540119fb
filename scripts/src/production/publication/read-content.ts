import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { coalesce } from '@fuar/shared/waiting/coalesce';
import type { Content } from './renderer-bundle.ts';

/** Returns functions that read the public content: the latest, or a version if it is not at hand. */
export function createContentReads(read: () => Promise<Content>) {
  let last: Content | undefined;
  // The reader keeps one copy of the content, so it reads for one caller at a time.
  const readLatest = coalesce(async () => {
    last = await read();
    return last;
  });

  return {
    readLatest: () => readLatest(),
    /** Reads nothing if the caller names the version at hand, because a preview follows each pause in typing. */
    readVersion: async (version?: number): Promise<Content> => {
      const isAtHand = last?.version === version && last?.today === todayInIstanbul(new Date());
      return last && isAtHand ? last : readLatest();
    },
  };
}
