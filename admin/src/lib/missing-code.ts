import { PATHS } from '@fuar/shared/paths';

const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

const failures = new WeakSet<object>();

/** An object, so that tests can replace the call. */
export const browserPage = { reload: () => location.reload() };

/** True for the error of an `import()` whose file could not be loaded: offline, or removed by a new deployment. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}

/** Returns true if the server has another deployment than this page. Rejects if the server cannot be reached. */
export async function isNewDeployment(signal?: AbortSignal): Promise<boolean> {
  const response = await fetch(PATHS.admin, { cache: 'no-store', signal: signal ?? null });
  if (!response.ok) throw new Error(`${PATHS.admin}: ${response.status}`);
  // The name of the entry contains a hash, which depends on the names of all other chunks.
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  return !(await response.text()).includes(`src="${entry}"`);
}

/** Reloads the page, unless it did so shortly before, to avoid a loop. Returns whether it reloads. */
export function reloadOnce(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  browserPage.reload();
  return true;
}

/**
 * Marks the errors of missing code. An error that no screen shows, such as one at the start, reloads the page if the server
 * has a newer deployment.
 */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  addEventListener('unhandledrejection', async ({ reason }) => {
    if (isMissingCode(reason) && (await isNewDeployment().catch(() => false))) reloadOnce();
  });
}
