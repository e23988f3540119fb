import { ApiError } from '@fuar/shared/api/api-error';
import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { canSignInAgain, signInQuestion } from '../../lib/sign-in-again.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { FormError, FormFooter } from '../ui/form.tsx';
import { Modal } from '../ui/modal.tsx';

/** Opens when the session expires during work. Signing in here repeats the refused call. */
export function SignInAgain({ email }: { email: string }) {
  const question = useStore(signInQuestion);
  useEffect(() => {
    canSignInAgain.set(true);
    return () => canSignInAgain.set(false);
  }, []);
  return question && <Dialog email={email} onAnswer={question.answer} />;
}

type DialogProps = { email: string; onAnswer: (isSignedIn: boolean) => void };

function Dialog({ email, onAnswer }: DialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  // The browser would focus the e-mail, which is read-only. A refused password is selected, so that typing replaces it.
  useEffect(() => {
    if (isBusy) return;
    password.current?.focus();
    password.current?.select();
  }, [isBusy]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('password'));
    setIsBusy(true);
    try {
      await api.auth.login({ username: email, password: typed });
    } catch (failure) {
      const isTold = failure instanceof ApiError && (failure.isServerMessage || failure.status === 0);
      setError(isTold ? failure.message : m.failed);
      setIsBusy(false);
      return;
    }
    onAnswer(true);
  };

  return (
    <Modal title={m.signInAgain} kind="question" onClose={() => onAnswer(false)}>
      <form className={form.form} onSubmit={handleSubmit}>
        <div className={form.fields}>
          <p>{m.signInAgainHint}</p>
          <FormError message={error} />
          <TextField label={m.email} value={email} readOnly autoComplete="username" />
          <TextField
            ref={password}
            label={m.password}
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </div>
        <FormFooter>
          <Button onClick={() => onAnswer(false)} disabled={isBusy}>
            {m.cancel}
          </Button>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? m.signingIn : m.signIn}
          </Button>
        </FormFooter>
      </form>
    </Modal>
  );
}
