import { loadFonts } from '@fuar/shared/load-fonts';
import { useEffect } from 'react';

/** Stands beside the first screen, and brings the fonts when that has been painted. */
export function LaterFonts() {
  useEffect(() => {
    // `public/before-first-paint.js` asks for this name.
    void loadFonts('admin-fonts');
  }, []);
  return null;
}
