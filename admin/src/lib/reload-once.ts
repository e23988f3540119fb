const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

/** A chunk that is gone means a newer version was deployed: one reload fetches it, a second soon after would loop. */
export function reloadOnMissingChunk(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
