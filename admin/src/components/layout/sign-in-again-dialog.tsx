import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import type { NextStep } from '@fuar/shared/schemas/people';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { toSignInError } from '../../lib/second-step.ts';
import { SecondStep } from '../sign-in/lazy-second-step.tsx';
import { TextField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { FormError } from '../ui/form.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';

// Re-exported here, because screens.ts loads this file five seconds after the start. A separate import would enlarge the first
// load.
export { watchSignIns } from './watch-sign-ins.ts';

type DialogProps = { email: string; onAnswer: (isSignedIn: boolean) => void };

export function SignInAgainDialog({ email, onAnswer }: DialogProps) {
  const [step, setStep] = useState<NextStep>();
  const [isBusy, setIsBusy] = useState(false);
  return (
    // Ignore Escape during the second step, because it would lose a typed code. The step has a link back to the password.
    <FormDialog title={m.signInAgain} kind="question" onClose={() => isBusy || step || onAnswer(false)}>
      {step ? (
        <div className={form.fields}>
          <SecondStep
            step={step}
            onDone={() => onAnswer(true)}
            onBack={() => setStep(undefined)}
            backText={m.backToPassword}
          />
        </div>
      ) : (
        <PasswordForm
          email={email}
          isBusy={isBusy}
          onBusyChange={setIsBusy}
          onDone={() => onAnswer(true)}
          onStep={setStep}
        />
      )}
    </FormDialog>
  );
}

type PasswordFormProps = {
  email: string;
  isBusy: boolean;
  onBusyChange: (isBusy: boolean) => void;
  onDone: () => void;
  onStep: (step: NextStep) => void;
};

function PasswordForm({ email, isBusy, onBusyChange, onDone, onStep }: PasswordFormProps) {
  const [error, setError] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  // Focus the password, because the e-mail is read-only. Also select the password, so that typing replaces a refused one.
  useEffect(() => {
    if (isBusy) return;
    password.current?.focus();
    password.current?.select();
  }, [isBusy]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('password'));
    onBusyChange(true);
    try {
      const answer = await api.auth.login({ username: email, password: typed });
      if ('next' in answer) return onStep(answer);
    } catch (failure) {
      return setError(toSignInError(failure));
    } finally {
      onBusyChange(false);
    }
    onDone();
  };

  return (
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
      <FormButtons isBusy={isBusy}>{isBusy ? m.signingIn : m.signIn}</FormButtons>
    </form>
  );
}
