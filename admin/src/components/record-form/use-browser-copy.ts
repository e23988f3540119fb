import { randomKey } from '@fuar/shared/text/random-key';
import { useEffect, useEffectEvent, useState } from 'react';
import { removeStoredTexts, type StoredTexts, storeTexts } from '../../lib/stored-texts.ts';

/** A copy of a form's values in this browser. Also stores the copy when the page closes while the form has unsaved changes. */
export function useBrowserCopy(isDirty: boolean, read: () => StoredTexts) {
  // Each form has its own key, because a save must delete only the copy of its own form. An earlier form of the same row may
  // have left another copy.
  const [key] = useState(() => randomKey());
  const store = () => storeTexts(key, read());
  const storeLatest = useEffectEvent(store);
  useEffect(() => {
    if (!isDirty) return;
    const handlePageHide = () => void storeLatest();
    addEventListener('pagehide', handlePageHide);
    return () => removeEventListener('pagehide', handlePageHide);
  }, [isDirty]);
  return {
    /** Returns false if the browser cannot store the copy. */
    store,
    remove: () => removeStoredTexts(key),
  };
}
