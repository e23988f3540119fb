import type { Payload } from 'payload';
import { sweepRequestKeys } from '../hooks/keep-request-key.ts';
import { logInfo } from '../log/log.ts';
import { startLoop } from '../waiting/loop.ts';
import { makeMissingShareImages } from './share-image.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepUnusedMedia } from './sweep-unused.ts';

const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

/**
 * At the start and every hour, removes pictures that nothing refers to, files that no row names, and old request keys.
 * Also makes the share images that pictures of older versions lack.
 */
export function startSweeping(payload: Payload): void {
  startLoop({ failure: 'sweep-failed', pauseAfterFailureMs: AN_HOUR_MS }, async () => {
    const pictures = await sweepUnusedMedia(payload, { olderThanMs: A_DAY_MS });
    const files = await sweepFiles(payload, { olderThanMs: AN_HOUR_MS });
    await sweepRequestKeys(payload);
    if (pictures + files > 0) logInfo('swept', { pictures, files });
    const made = await makeMissingShareImages(payload);
    if (made > 0) logInfo('share-images-made', { made });
    return AN_HOUR_MS;
  });
}
