// Scripts that belong to one page load after the first paint, so that they do not compete with its text and pictures.
// middleware.ts gives these scripts the type `later`.
import { firstPaint } from '@fuar/shared/first-paint';

void firstPaint().then(() => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('template[data-later-script]')) {
    void import(/* @vite-ignore */ dataset.laterScript ?? '');
  }
});
