import { ACCESS_MESSAGES as m } from '@fuar/shared/messages/admin/access';
import { createStore } from './store.ts';
import { unsavedCount } from './unsaved.ts';

type Question = { answer: (isSignedIn: boolean) => void };

export const signInQuestion = createStore<Question | undefined>(undefined);
/** True while a screen of the back-office is open. On `/signin` the dialog must not open. */
export const canSignInAgain = createStore(false);

let pending: Promise<boolean> | undefined;

/** Shows one dialog for all calls that got a 401. Resolves to true if the user signed in again. */
function signInAgain(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    const question: Question = {
      answer: (isSignedIn) => {
        // A check of a code can end after its dialog was closed. The result of that check must not close a later sign-in dialog.
        if (signInQuestion.get() !== question) return;
        signInQuestion.set(undefined);
        pending = undefined;
        resolve(isSignedIn);
      },
    };
    signInQuestion.set(question);
  });
  return pending;
}

/**
 * True if leaving the screen would lose work: the call is a save, a form has unsaved changes, or a dialog with fields is open.
 * An open dialog counts, because some dialogs do not report what was typed or chosen in their fields as unsaved changes.
 */
function wouldLoseWork(method: string): boolean {
  const isWork = method !== 'GET' || unsavedCount.get() > 0;
  return canSignInAgain.get() && (isWork || document.querySelector('dialog input') !== null);
}

/** Wraps `fetch`. After the session has ended, asks for the password if work would be lost, and then repeats the call. */
export function withSignInRetry(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isRefused = response.status === 401 && String(input).includes('/api/admin/');
    if (!isRefused || !wouldLoseWork(init?.method ?? 'GET')) return response;
    if (await signInAgain()) return send(input, init);
    // Return a 403, because a 401 would open /signin and lose the typed text.
    return Response.json({ message: m.sessionEnded }, { status: 403 });
  };
}
