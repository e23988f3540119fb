import { createStore } from './store.ts';

const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

/** Where somebody is going while the code of that screen is fetched. */
export const wantedPath = createStore<string | undefined>(undefined);

function reloadThere(): void {
  const path = wantedPath.get();
  if (path) location.assign(path);
  else location.reload();
}

/** A chunk that is gone means a newer version was deployed: one reload fetches it, a second soon after would loop. */
export function reloadOnMissingChunk(reload = reloadThere): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
