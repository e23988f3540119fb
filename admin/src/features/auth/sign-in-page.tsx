import { ACCESS_MESSAGES } from '@fuar/shared/messages/admin/access';
import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { ADMIN_SHELL_MESSAGES } from '@fuar/shared/messages/admin/shell';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { NextStep } from '@fuar/shared/schemas/people';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FormError } from '../../components/ui/form.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { restoreFocus } from '../../components/ui/restore-focus.ts';
import { api } from '../../lib/api.ts';
import { toSignInError, userOf } from '../../lib/second-step.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { isValidForm, PasswordField, SignInField, SignInFrame, SignInStep } from './sign-in-frame.tsx';
import s from './sign-in-page.module.css';

const ForgotForm = lazyComponent(
  async () => (await import('./forgot-form.tsx')).ForgotForm,
  <p role="status">{ACCESS_MESSAGES.checkingSession}</p>,
);

type SignInPageProps = {
  /** Opens the back-office. Rejects if that fails. */
  onSignedIn: (user: SessionUser) => Promise<void>;
  /** Called on the first keystroke, to preload the back-office. */
  onTyping?: (() => void) | undefined;
};

type SessionCheck = { refetch: () => unknown; isFetching: boolean };

/** `unansweredCheck` is given if the server did not answer, so the user may still be signed in. */
export function SignInPage(props: SignInPageProps & { unansweredCheck?: SessionCheck | undefined }) {
  const { unansweredCheck, ...handlers } = props;
  const [step, setStep] = useState<NextStep>();
  const [isForgotten, setIsForgotten] = useState(false);
  const [typedEmail, setTypedEmail] = useState('');
  usePageTitle(m.title);

  return (
    <SignInFrame>
      {unansweredCheck && !step && <Unanswered {...unansweredCheck} />}
      {renderForm()}
    </SignInFrame>
  );

  function renderForm() {
    if (isForgotten) {
      return <ForgotForm typedEmail={typedEmail} onBack={() => setIsForgotten(false)} />;
    }
    if (!step) {
      return (
        <PasswordForm
          {...handlers}
          onStep={setStep}
          typedEmail={typedEmail}
          onForgotten={(email) => {
            setTypedEmail(email);
            setIsForgotten(true);
          }}
        />
      );
    }
    return <SignInStep step={step} onDone={props.onSignedIn} onBack={() => setStep(undefined)} />;
  }
}

function Unanswered({ refetch, isFetching }: SessionCheck) {
  const handleRetry = async () => {
    await refetch();
    restoreFocus(() => document.querySelector<HTMLElement>('#username'));
  };
  return (
    <div className={s.unanswered}>
      <FormError message={ACCESS_MESSAGES.unreachable} />
      <Button disabled={isFetching} onClick={handleRetry}>
        {ADMIN_SHELL_MESSAGES.tryAgain}
      </Button>
    </div>
  );
}

type PasswordFormProps = SignInPageProps & {
  onStep: (step: NextStep) => void;
  typedEmail: string;
  onForgotten: (email: string) => void;
};

function PasswordForm({ onSignedIn, onTyping, onStep, typedEmail, onForgotten }: PasswordFormProps) {
  const emailField = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isValidForm(event.currentTarget)) return;
    const form = new FormData(event.currentTarget);
    const username = String(form.get('username')).trim();
    setIsBusy(true);
    setError(undefined);
    try {
      const answer = await api.auth.login({ username, password: String(form.get('password')) });
      if ('next' in answer) return onStep(answer);
      // Await `onSignedIn`, so that the form stays busy until the next screen replaces it.
      await onSignedIn(await userOf(answer));
    } catch (failure) {
      setError(toSignInError(failure));
      setIsBusy(false);
    }
  };

  return (
    <form className={s.form} onSubmit={handleSubmit} onInput={onTyping} noValidate>
      <h1 className={s.title}>{m.title}</h1>
      <FormError message={error} />
      <SignInField
        id="username"
        label={m.email}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={typedEmail}
        ref={emailField}
      />
      <PasswordField id="password" label={m.password} autoComplete="current-password" required />
      <Button type="submit" variant="primary" className={s.submit} disabled={isBusy}>
        {isBusy ? m.signingIn : m.signIn}
      </Button>
      <button type="button" className={s.link} onClick={() => onForgotten(emailField.current?.value ?? '')}>
        {m.forgot}
      </button>
    </form>
  );
}
