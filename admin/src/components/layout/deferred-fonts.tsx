import { loadFonts } from '@fuar/shared/load-fonts';
import { untilFirstPaint } from '@fuar/shared/until-first-paint';
import { useEffect } from 'react';

export function DeferredFonts() {
  useEffect(() => {
    // `public/before-first-paint.js` looks for this cache name.
    void untilFirstPaint().then(() => loadFonts('admin-fonts'));
  }, []);
  return null;
}
