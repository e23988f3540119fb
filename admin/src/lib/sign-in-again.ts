import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { createStore } from './store.ts';
import { unsavedCount } from './unsaved.ts';

type Question = { answer: (isSignedIn: boolean) => void };

/** Whoever shows the dialog reads this. */
export const signInQuestion = createStore<Question | undefined>(undefined);
/** Set while the back-office is on screen: `/signin` itself must not ask. */
export const canSignInAgain = createStore(false);

let asked: Promise<boolean> | undefined;

/** Asks once for all calls that were refused meanwhile; resolves to whether somebody is signed in again. */
export function signInAgain(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    signInQuestion.set({
      answer: (isSignedIn) => {
        signInQuestion.set(undefined);
        asked = undefined;
        resolve(isSignedIn);
      },
    });
  });
  return asked;
}

/** Whether a call that was refused asks in place, because leaving the screen would lose work. */
export function isWorthAsking(method: string): boolean {
  return canSignInAgain.get() && (method !== 'GET' || unsavedCount.get() > 0);
}

/** `fetch` that survives the end of the session: a refused save asks for the password, and then goes on. */
export const fetchWithSession: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isRefused = response.status === 401 && String(input).includes('/api/admin/');
  if (!isRefused || !isWorthAsking(init?.method ?? 'GET')) return response;
  if (await signInAgain()) return fetch(input, init);
  // Not 401, which would lead away to /signin: what was typed stays where it is.
  return Response.json({ message: m.sessionEnded }, { status: 403 });
};
