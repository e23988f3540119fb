// Scripts that belong to one page load after the first paint, so that they do not compete with its text and pictures.
// middleware.ts puts the addresses of these scripts into `template` elements.
import { firstPaint } from '@fuar/shared/first-paint';

void firstPaint().then(() => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('template[data-later-script]')) {
    load(dataset.laterScript ?? '');
  }
});

/** Tries again until there is a connection, under another address, because browsers remember a module that failed. */
function load(address: string, query = '', delayMs = 2000): void {
  import(/* @vite-ignore */ address + query).catch(() =>
    setTimeout(load, delayMs, address, `?${delayMs}`, delayMs * 2),
  );
}
