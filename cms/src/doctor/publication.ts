import { errorCode } from '@fuar/shared/error-code';
import { type Finding, finding } from '@fuar/shared/schemas/finding';
import type { Payload } from 'payload';
import { readPublication } from '../publication/queue.ts';
import type { Env } from '../start/env.ts';

const STUCK_MS = 10 * 60_000;
const REACH_MS = 8000;

/** `isRunning` is true if the CMS is running. While the CMS is stopped, an unpublished change is no fault. */
export async function examinePublication(payload: Payload, isRunning: boolean): Promise<Finding> {
  const now = Date.now();
  const part = 'publication';
  const { requested, published, publishedAt, attempts, leaseUntil, message } = await readPublication(payload);
  if (publishedAt > now + STUCK_MS) {
    const when = new Date(publishedAt).toISOString();
    const problem = `the site was last published in the future (${when})`;
    return finding('wrong', 'clock', problem, 'Synchronise the clock by NTP.');
  }
  if (requested <= published) return finding('ok', part, `all changes were published (version ${published})`);
  const waiting = `${requested - published} change(s) are not on the site`;
  if (attempts > 0) {
    const problem = `${waiting}: ${attempts} attempt(s) failed, the last with “${message}”`;
    const advice = 'Search the log for publication-failed. The back-office can publish again.';
    return finding('wrong', part, problem, advice);
  }
  // A free lease shows that nobody publishes, because a publisher takes the lease a fraction of a second after the first change.
  if (isRunning && leaseUntil <= now && publishedAt > 0 && now - publishedAt > STUCK_MS) {
    const since = new Date(publishedAt).toISOString();
    const problem = `${waiting}, nobody publishes them, and nothing was published since ${since}`;
    return finding('wrong', part, problem, 'Restart the product and search the log for publication.');
  }
  return finding('ok', part, `${waiting} yet${isRunning ? '' : ': the next start publishes them'}`);
}

/** Uses HEAD, because a build hook starts a build only for POST. */
export async function examineWebhook(env: Env): Promise<Finding | undefined> {
  const { REBUILD_WEBHOOK_URL: url } = env;
  if (!url) return undefined;
  const { host } = new URL(url);
  const advice = 'Compare REBUILD_WEBHOOK_URL with the build hook that the host shows.';
  try {
    const signal = AbortSignal.timeout(REACH_MS);
    const { status } = await fetch(url, { method: 'HEAD', signal, redirect: 'manual' });
    const isRefused = [401, 403, 404, 410].includes(status) || status >= 500;
    if (isRefused) return finding('wrong', 'webhook', `${host} refuses it (${status})`, advice);
    return finding('ok', 'webhook', `${host} answers`);
  } catch (error) {
    return finding('wrong', 'webhook', `${host} cannot be reached (${codeOf(error)})`, advice);
  }
}

function codeOf(error: unknown): string {
  const { cause, name } = error as Error;
  return String(errorCode(cause) ?? name);
}
