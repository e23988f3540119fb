import { type ComponentType, useEffect, useState } from 'react';
import { canSignInAgain, signInQuestion } from '../../lib/sign-in-again.ts';
import { useStore } from '../../lib/store.ts';

type Dialog = ComponentType<{ email: string; onAnswer: (isSignedIn: boolean) => void }>;

/** Loads the dialog. `loadScreensWhenIdle` also calls this, so that the dialog is there when the session ends. */
export async function loadSignInAgain(): Promise<Dialog> {
  return (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog;
}

/** Opens when the session expires during work. Signing in here repeats the refused call. */
export function SignInAgain({ email }: { email: string }) {
  const question = useStore(signInQuestion);
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  useEffect(() => {
    canSignInAgain.set(true);
    return () => canSignInAgain.set(false);
  }, []);
  useEffect(() => {
    if (!question || loaded) return;
    // If the code of the dialog cannot be loaded, the form says why the save failed and keeps the typed texts.
    loadSignInAgain().then(
      (Dialog) => setLoaded({ Dialog }),
      () => question.answer(false),
    );
  }, [question, loaded]);
  return question && loaded && <loaded.Dialog email={email} onAnswer={question.answer} />;
}
