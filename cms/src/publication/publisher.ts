import type { Payload } from 'payload';
import { logError, logInfo, logWarning } from '../log/log.ts';
import { startLoop } from '../waiting/loop.ts';
import { createPublicationDebouncer } from './publication-debouncer.ts';
import {
  isEarlierDay,
  isFromAnEarlierDay,
  LEASE_MS,
  markFailed,
  markPublished,
  readPublication,
  releaseLease,
  renewLease,
  takeLease,
} from './queue.ts';
import { onVersionRaised, raiseVersion } from './version.ts';
import { announce, type Outcome, type Webhook } from './webhook.ts';

const POLL_MS = 250;
const IDLE_MS = 2000;

export type Publisher = { stop: () => Promise<void> };

type Pauses = { refused: number; failed: number; longest: number };
const PAUSES: Pauses = { refused: 1000, failed: 10_000, longest: 600_000 };
/** The time during which refused connections are not logged, because the process behind the webhook may still be starting. */
const STARTS_WITHIN_MS = 120_000;

export function startPublisher(
  payload: Payload,
  webhook: Webhook | undefined,
  pauses: Pauses = PAUSES,
): Publisher {
  const debouncer = createPublicationDebouncer();
  let lastFailure = '';
  let refusedSince: number | undefined;

  async function step(stopping: AbortSignal): Promise<number> {
    const now = Date.now();
    const row = await readPublication(payload);
    if (isFromAnEarlierDay(row, now)) {
      await raiseVersion(payload);
      return 0;
    }
    if (row.requested <= row.published || !webhook) {
      debouncer.end();
      return IDLE_MS;
    }
    const wait = row.nextTry - now;
    // Ignore a longer wait, because it comes from a clock that was ahead and has been corrected.
    if (wait > 0 && wait <= pauses.longest) return Math.min(wait, IDLE_MS);
    // Use a clock that nobody can set. Otherwise, if the clock is set back, a change would wait until the old time comes again.
    const steady = performance.now();
    const pause = debouncer.dueAt(row.requested, steady) - steady;
    if (pause > 0) return pause;
    if (!(await takeLease(payload, now))) return POLL_MS;
    debouncer.end();
    await publish(webhook, stopping);
    return 0;
  }

  async function publish(to: Webhook, stopping: AbortSignal): Promise<void> {
    // Read the row again under the lease, because it may have changed: by a newer save, or a publication of another process.
    const { requested: version, published, attempts } = await readPublication(payload);
    if (version <= published) {
      await releaseLease(payload);
      return;
    }
    const renewing = setInterval(() => {
      renewLease(payload, Date.now()).catch((error: unknown) => logError('lease-not-renewed', error));
    }, LEASE_MS / 3);
    const startedAt = Date.now();
    let outcome: Outcome;
    try {
      outcome = await announce(to, version, stopping).finally(() => clearInterval(renewing));
    } catch (error) {
      await releaseLease(payload);
      throw error;
    }
    if ('published' in outcome) {
      const now = Date.now();
      const { requested } = await readPublication(payload);
      if (outcome.published > requested) {
        // The site shows the content of another database, e.g. a replaced one. Publish under a version above the one it shows.
        await raiseVersion(payload, 'after', outcome.published + 1 - requested);
        await releaseLease(payload);
        return;
      }
      // If midnight has passed during the build, the site shows the previous day, so publish again.
      if (isEarlierDay(startedAt, now)) await raiseVersion(payload);
      await markPublished(payload, outcome.published, now);
      logInfo('published', { version: outcome.published });
      lastFailure = '';
      refusedSince = undefined;
      return;
    }
    const tries = attempts + 1;
    const wait = Math.min(
      (outcome.isRefused ? pauses.refused : pauses.failed) * 2 ** (tries - 1),
      pauses.longest,
    );
    const failure = { message: outcome.failed, attempts: tries, nextTry: Date.now() + wait };
    await markFailed(payload, version, failure);
    refusedSince = outcome.isRefused ? (refusedSince ?? Date.now()) : undefined;
    const mayBeStarting = refusedSince !== undefined && Date.now() - refusedSince < STARTS_WITHIN_MS;
    if (mayBeStarting || outcome.failed === lastFailure) return;
    lastFailure = outcome.failed;
    logWarning('publication-failed', { version, message: outcome.failed, tries, nextTryInMs: wait });
  }

  if (!webhook) logInfo('no-webhook', { hint: 'REBUILD_WEBHOOK_URL is not set: changes stay queued' });
  const loop = startLoop({ failure: 'publication-step-failed', pauseAfterFailureMs: IDLE_MS }, step);
  const stopListening = onVersionRaised(payload, (phase) => {
    debouncer.onRaised(phase, performance.now());
    loop.wake();
  });
  return {
    stop: async () => {
      stopListening();
      await loop.stop();
    },
  };
}
