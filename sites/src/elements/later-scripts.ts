// Scripts of a single page (middleware.ts marks them) load after the first paint, so that they do not compete with its
// text and pictures.
import { firstPaint } from '@fuar/shared/first-paint';

void firstPaint().then(() => {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="later"]')) {
    void import(/* @vite-ignore */ script.src);
  }
});
