import type { Payload } from 'payload';
import { logError, logInfo, logWarning } from '../log/log.ts';
import {
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

/** A burst of changes is one publication: it begins when they pause, or when the first has waited long enough. */
const QUIET_MS = 5;
const LONGEST_WAIT_MS = 200;
const POLL_MS = 250;
const IDLE_MS = 2000;

export type Publisher = { stop: () => Promise<void> };

type Pauses = { away: number; failed: number; longest: number };
const PAUSES: Pauses = { away: 1000, failed: 10_000, longest: 600_000 };

/** Carries every change of the content to the site, in the background, for as long as the process lives. */
export function startPublisher(
  payload: Payload,
  webhook: Webhook | undefined,
  pauses: Pauses = PAUSES,
): Publisher {
  const stopping = new AbortController();
  let wake = () => {};
  let isAwaited = false;
  let seen = -1;
  let firstChange = 0;
  let quietUntil = 0;
  let lastFailure = '';
  const stopListening = onVersionRaised(payload, (moment) => {
    // A release without what is being written would only hold up the one with it.
    quietUntil = Date.now() + (moment === 'before' ? LONGEST_WAIT_MS : QUIET_MS);
    isAwaited = true;
    wake();
  });

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isAwaited || stopping.signal.aborted) wake();
    });

  /** One look at the row; says how long to wait before the next. */
  async function step(): Promise<number> {
    const now = Date.now();
    const row = await readPublication(payload);
    if (isFromAnEarlierDay(row, now)) {
      await raiseVersion(payload);
      return 0;
    }
    if (row.requested <= row.published || !webhook) {
      firstChange = 0;
      return IDLE_MS;
    }
    if (row.nextTry > now) return Math.min(row.nextTry - now, IDLE_MS);
    // By the row, not by what this process was told: others on the same database change it too.
    if (row.requested !== seen) {
      seen = row.requested;
      quietUntil = Math.max(quietUntil, now + QUIET_MS);
      firstChange ||= now;
    }
    const due = firstChange ? Math.min(quietUntil, firstChange + LONGEST_WAIT_MS) : 0;
    if (due > now) return due - now;
    if (!(await takeLease(payload, now))) return POLL_MS;
    firstChange = 0;
    await publish(webhook);
    return 0;
  }

  async function publish(to: Webhook): Promise<void> {
    // Read again: what was changed until now is part of it, and another process may just have done it.
    const { requested: version, published, attempts } = await readPublication(payload);
    if (version <= published) {
      await releaseLease(payload);
      return;
    }
    const renewing = setInterval(() => {
      renewLease(payload, Date.now()).catch((error: unknown) => logError('lease-not-renewed', error));
    }, LEASE_MS / 3);
    let outcome: Outcome;
    try {
      outcome = await announce(to, version, stopping.signal);
    } catch (error) {
      clearInterval(renewing);
      await releaseLease(payload);
      throw error;
    }
    clearInterval(renewing);
    if ('published' in outcome) {
      await markPublished(payload, outcome.published, Date.now());
      logInfo('published', { version: outcome.published });
      lastFailure = '';
      return;
    }
    const tries = attempts + 1;
    const wait = Math.min((outcome.isAway ? pauses.away : pauses.failed) * 2 ** (tries - 1), pauses.longest);
    const failure = { message: outcome.failed, attempts: tries, nextTry: Date.now() + wait };
    await markFailed(payload, version, failure);
    // While changes go on and nobody listens (demo content is filled in), the same line again tells nothing.
    if (outcome.failed !== lastFailure) {
      logWarning('publication-failed', { version, message: outcome.failed, tries, nextTryInMs: wait });
    }
    lastFailure = outcome.failed;
  }

  async function run(): Promise<void> {
    if (!webhook) logInfo('no-webhook', { hint: 'REBUILD_WEBHOOK_URL is not set: changes stay queued' });
    while (!stopping.signal.aborted) {
      isAwaited = false;
      const wait = await step().catch((error: unknown) => {
        if (!stopping.signal.aborted) logError('publication-step-failed', error);
        return IDLE_MS;
      });
      if (wait > 0) await pause(wait);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopListening();
      stopping.abort();
      wake();
      await running;
    },
  };
}
