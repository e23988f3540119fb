import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { createStore } from './store.ts';
import { unsavedCount } from './unsaved.ts';

type Question = { answer: (isSignedIn: boolean) => void };

/** Set while the dialog should be open. */
export const signInQuestion = createStore<Question | undefined>(undefined);
/** True while a screen behind the sign-in is open: `/signin` itself must not ask. */
export const canSignInAgain = createStore(false);

let pending: Promise<boolean> | undefined;

/** Asks once for all calls that a 401 refused meanwhile; resolves to whether the person signed in again. */
function signInAgain(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    signInQuestion.set({
      answer: (isSignedIn) => {
        signInQuestion.set(undefined);
        pending = undefined;
        resolve(isSignedIn);
      },
    });
  });
  return pending;
}

/** Leaving the screen would lose work: the call is a save, or a form has unsaved changes. */
function wouldLoseWork(method: string): boolean {
  return canSignInAgain.get() && (method !== 'GET' || unsavedCount.get() > 0);
}

/** A `fetch` that, when the session has ended, asks for the password in place and then repeats the call. */
export function surviveSessionEnd(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isRefused = response.status === 401 && String(input).includes('/api/admin/');
    if (!isRefused || !wouldLoseWork(init?.method ?? 'GET')) return response;
    if (await signInAgain()) return send(input, init);
    // Not 401, which would lead to /signin and lose what was typed.
    return Response.json({ message: m.sessionEnded }, { status: 403 });
  };
}
