import { createStore } from './store.ts';
import { storeLocally } from './store-locally.ts';

const KEY = 'signed-out-at';

/** The number of sign-outs in other tabs while this page was open. */
export const signOutsElsewhere = createStore(0);

export function announceSignOut(): void {
  const now = String(Date.now());
  sessionStorage.clear();
  sessionStorage.setItem(KEY, now);
  // If the browser cannot store this, the other tabs notice the sign-out at their next call.
  storeLocally(KEY, now);
}

/**
 * Clears the unsent text of this tab after a sign-out in another tab, even if this tab was asleep or closed at that moment.
 */
export function watchSignOuts(): void {
  forgetAfterSignOut();
  const check = () => {
    if (forgetAfterSignOut()) signOutsElsewhere.set(signOutsElsewhere.get() + 1);
  };
  addEventListener('storage', check);
  addEventListener('pageshow', check);
}

function forgetAfterSignOut(): boolean {
  const latest = localStorage.getItem(KEY);
  if (latest === null || latest === sessionStorage.getItem(KEY)) return false;
  sessionStorage.clear();
  sessionStorage.setItem(KEY, latest);
  return true;
}
