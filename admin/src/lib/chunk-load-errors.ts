import { PATHS } from '@fuar/shared/paths';

const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

const failures = new WeakSet<object>();

/** This is an object, so that tests can replace the call. */
export const browserPage = { reload: () => location.reload() };

/** True if the error comes from an `import()` whose file could not be loaded, while offline or after a new deployment. */
export function isChunkLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}

/** Returns true if the code on the server differs from the code of this page. Rejects if the server cannot be reached. */
export async function isNewDeployment(signal?: AbortSignal): Promise<boolean> {
  const response = await fetch(PATHS.admin, { cache: 'no-store', signal: signal ?? null });
  if (!response.ok) throw new Error(`${PATHS.admin}: ${response.status}`);
  // The entry's name has a hash that depends on the names of all other chunks, so it changes if any code changes.
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  return !(await response.text()).includes(`src="${entry}"`);
}

/**
 * Reloads the page after a failed import. Fetches the preloaded code first, because WebKit keeps failed loads in its memory
 * cache, and the imports of the reloaded page would fail again. Waits at most five seconds for a silent network.
 */
export async function reloadCode(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  await Promise.allSettled([...links].map(({ href }) => fetch(href, { signal: AbortSignal.timeout(5000) })));
  browserPage.reload();
}

/** Reloads the page unless this function did so within the last minute, to avoid a loop. */
export function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  browserPage.reload();
}

/**
 * Records failed imports for `isChunkLoadError`. If no screen handles a failed import, for example during start-up, reloads the
 * page when the server has a newer deployment.
 */
export function watchChunkLoadErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  addEventListener('unhandledrejection', async ({ reason }) => {
    if (isChunkLoadError(reason) && (await isNewDeployment().catch(() => false))) reloadOnce();
  });
}
