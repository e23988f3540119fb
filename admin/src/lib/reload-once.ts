import { createStore } from './store.ts';

const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

/** The destination of a navigation whose code is still loading. */
export const wantedPath = createStore<string | undefined>(undefined);

function reloadThere(): void {
  const path = wantedPath.get();
  if (path) location.assign(path);
  else location.reload();
}

/** A missing chunk means a new deployment. Reloads once; a second reload soon after could loop. */
export function reloadOnMissingChunk(reload = reloadThere): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
