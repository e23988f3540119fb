import { ApiError } from '@fuar/shared/api/api-error';
import { ACCESS_MESSAGES } from '@fuar/shared/messages/admin/access';
import { PASSWORD_MESSAGES as pm } from '@fuar/shared/messages/admin/password';
import { PASSWORD_LINK_MESSAGES as m } from '@fuar/shared/messages/admin/password-link';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { NextStep } from '@fuar/shared/schemas/people';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FormError } from '../../components/ui/form.tsx';
import { api } from '../../lib/api.ts';
import { findPasswordErrors, type PasswordErrors } from '../../lib/password-errors.ts';
import { toSignInError, userOf } from '../../lib/second-step.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PasswordField, SignInField, SignInFrame, SignInStep } from './sign-in-frame.tsx';
import s from './sign-in-page.module.css';

type InvitePageProps = {
  token: string;
  onSignedIn: (user: SessionUser) => Promise<void>;
  onTyping?: (() => void) | undefined;
};

export function InvitePage(props: InvitePageProps) {
  const { token, onSignedIn } = props;
  const [step, setStep] = useState<NextStep>();
  const [ended, setEnded] = useState(token ? undefined : m.inviteMissing);
  const [isChecking, setIsChecking] = useState(token !== '');
  usePageTitle(m.inviteTitle);
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    void findEnd(token).then((text) => {
      if (!isCurrent) return;
      setEnded(text);
      setIsChecking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  return <SignInFrame>{renderForm()}</SignInFrame>;

  function renderForm() {
    if (isChecking) return <p role="status">{ACCESS_MESSAGES.checkingSession}</p>;
    if (ended) {
      return (
        <div className={s.form}>
          <h1 className={s.title}>{m.inviteEndedTitle}</h1>
          <p role="alert">{ended}</p>
          <a className={s.link} href={PATHS.signIn}>
            {m.backToSignIn}
          </a>
        </div>
      );
    }
    if (!step) return <NewPasswordForm {...props} onStep={setStep} onEnded={setEnded} />;
    return <SignInStep step={step} onDone={onSignedIn} onBack={() => location.assign(PATHS.signIn)} />;
  }
}

const CHECK_MS = 5_000;

/** Returns why the link no longer works. Undefined if the check itself fails: the form then opens, and the save decides. */
async function findEnd(token: string): Promise<string | undefined> {
  try {
    await api.auth.inviteCheck({ token }, { signal: AbortSignal.timeout(CHECK_MS) });
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return failure.message;
  }
  return undefined;
}

type NewPasswordFormProps = InvitePageProps & {
  onStep: (step: NextStep) => void;
  onEnded: (text: string) => void;
};

function NewPasswordForm({ token, onSignedIn, onStep, onEnded, onTyping }: NewPasswordFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<PasswordErrors & { name?: string; form?: string }>({});
  const fields = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves after each attempt
  useEffect(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const password = String(values.get('newPassword'));
    const name = String(values.get('name')).trim();
    const found = findPasswordErrors(password, String(values.get('repeated')));
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const answer = await api.auth.invite({ token, password, ...(name ? { name } : {}) });
      if ('next' in answer) return onStep(answer);
      await onSignedIn(await userOf(answer));
    } catch (failure) {
      setIsBusy(false);
      if (!(failure instanceof ApiError)) return setErrors({ form: toSignInError(failure, m.inviteFailed) });
      if (failure.status === 404) return onEnded(failure.message);
      const { password: newPassword, name: nameError } = failure.errors;
      setErrors({
        ...(newPassword ? { newPassword } : {}),
        ...(nameError ? { name: nameError } : {}),
        ...(newPassword || nameError ? {} : { form: toSignInError(failure, m.inviteFailed) }),
      });
    }
  };

  return (
    <form ref={fields} className={s.form} onSubmit={handleSubmit} onInput={onTyping} noValidate>
      <h1 className={s.title}>{m.inviteTitle}</h1>
      <p className={s.text}>{m.inviteHint}</p>
      <FormError message={errors.form} />
      <PasswordField
        id="newPassword"
        label={pm.newPassword}
        autoComplete="new-password"
        required
        maxLength={1024}
        error={errors.newPassword}
      />
      <PasswordField
        id="repeated"
        label={pm.repeatPassword}
        autoComplete="new-password"
        required
        maxLength={1024}
        error={errors.repeated}
      />
      <SignInField
        id="name"
        label={m.name}
        hint={m.nameHint}
        autoComplete="name"
        maxLength={100}
        error={errors.name}
      />
      <Button type="submit" variant="primary" className={s.submit} disabled={isBusy}>
        {isBusy ? pm.savingPassword : m.setPassword}
      </Button>
    </form>
  );
}
