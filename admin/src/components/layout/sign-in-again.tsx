import { type ComponentType, useEffect, useState } from 'react';
import { canSignInAgain, signInQuestion } from '../../lib/sign-in-again.ts';
import { useStore } from '../../lib/store.ts';

type Dialog = ComponentType<{ email: string; onAnswer: (isSignedIn: boolean) => void }>;

/** Loads the dialog. `loadScreensWhenIdle` also calls this, so that the code is loaded before the session ends. */
export function loadSignInAgain() {
  return import('./sign-in-again-dialog.tsx');
}

/** Opens when the session expires while the user works. After the sign-in, the refused call is repeated. */
export function SignInAgain({ email }: { email: string }) {
  const question = useStore(signInQuestion);
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  useEffect(() => {
    canSignInAgain.set(true);
    return () => canSignInAgain.set(false);
  }, []);
  useEffect(() => {
    if (!question || loaded) return;
    // If the code of the dialog cannot be loaded, report a failed sign-in. The form then shows the error and keeps what the
    // user typed.
    loadSignInAgain().then(
      ({ SignInAgainDialog: Dialog }) => setLoaded({ Dialog }),
      () => question.answer(false),
    );
  }, [question, loaded]);
  return question && loaded && <loaded.Dialog email={email} onAnswer={question.answer} />;
}
