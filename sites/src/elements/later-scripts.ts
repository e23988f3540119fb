// What a page has of its own (middleware.ts marks it) comes when the page is seen: before, its words and pictures have
// the line to themselves.
import { firstPaint } from '@fuar/shared/first-paint';

void firstPaint().then(() => {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="later"]')) {
    void import(/* @vite-ignore */ script.src);
  }
});
