import { firstPaint } from '@fuar/shared/first-paint';
import { loadFonts } from '@fuar/shared/load-fonts';
import { useEffect } from 'react';

/** Loads the fonts after the first screen has been painted. */
export function LaterFonts() {
  useEffect(() => {
    // `public/before-first-paint.js` looks for this cache name.
    void firstPaint().then(() => loadFonts('admin-fonts'));
  }, []);
  return null;
}
