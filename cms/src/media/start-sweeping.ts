import type { Payload } from 'payload';
import { sweepVersions } from '../editing/versions.ts';
import { sweepRequestKeys } from '../hooks/keep-request-key.ts';
import { logInfo } from '../log/log.ts';
import { sweepHeldMails } from '../mail/outbox.ts';
import type { Env } from '../start/env.ts';
import { removeLeftovers } from '../start/folders.ts';
import { type Loop, startLoop } from '../waiting/loop.ts';
import { makeMissingShareImages } from './share-image.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepUnusedMedia } from './sweep-unused.ts';

const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

export function startSweeping(payload: Payload, env: Env): Loop {
  return startLoop({ failure: 'sweep-failed', pauseAfterFailureMs: AN_HOUR_MS }, async () => {
    await removeLeftovers(env);
    await sweepVersions(payload);
    // Sweep these rows before the files, because they hold personal data, and an unreachable store ends this step.
    await sweepRequestKeys(payload);
    await sweepHeldMails(payload);
    const pictures = await sweepUnusedMedia(payload, { olderThanMs: A_DAY_MS });
    const files = await sweepFiles(payload, { olderThanMs: AN_HOUR_MS });
    if (pictures + files > 0) logInfo('swept', { pictures, files });
    const made = await makeMissingShareImages(payload);
    if (made > 0) logInfo('share-images-made', { made });
    return AN_HOUR_MS;
  });
}
