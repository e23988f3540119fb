import { storeLocally } from './store-locally.ts';

export const SIGN_IN_KEY = 'signed-in-at';

/** Notifies the other tabs, which share the session cookie and now act for the new user. */
export function announceSignIn(): void {
  storeLocally(SIGN_IN_KEY, String(Date.now()));
}
