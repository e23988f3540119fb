// Scripts that belong to one page load after the first paint, so that they do not compete with its text and pictures.
// middleware.ts puts the addresses of these scripts into `template` elements.
import { firstPaint } from '@fuar/shared/first-paint';

void firstPaint().then(() => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('template[data-later-script]')) {
    // Without a connection the page stays as it was built. The browser itself logs the failure.
    import(/* @vite-ignore */ dataset.laterScript ?? '').catch(() => undefined);
  }
});
