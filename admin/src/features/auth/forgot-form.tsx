import { AUTH_MESSAGES } from '@fuar/shared/messages/admin/auth';
import { PASSWORD_LINK_MESSAGES as m } from '@fuar/shared/messages/admin/password-link';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FormError } from '../../components/ui/form.tsx';
import { api } from '../../lib/api.ts';
import { toSignInError } from '../../lib/second-step.ts';
import { isValidForm, SignInField } from './sign-in-frame.tsx';
import s from './sign-in-page.module.css';

/** Requests a link by mail that sets a new password. The confirmation does not reveal whether the account exists. */
export function ForgotForm({ typedEmail, onBack }: { typedEmail: string; onBack: () => void }) {
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [error, setError] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'asking' || !isValidForm(event.currentTarget)) return;
    const email = String(new FormData(event.currentTarget).get('forgotten')).trim();
    setState('sending');
    setError(undefined);
    try {
      await api.auth.forgot({ email });
      setState('sent');
      title.current?.focus();
    } catch (failure) {
      setError(toSignInError(failure, m.sendFailed));
      setState('asking');
    }
  };

  return (
    <form className={s.form} onSubmit={handleSubmit} noValidate>
      <h1 className={s.title} ref={title} tabIndex={-1}>
        {m.forgotTitle}
      </h1>
      <FormError message={error} />
      {state === 'sent' ? (
        <p role="status">{m.linkSent}</p>
      ) : (
        <>
          <p className={s.text}>{m.forgotHint}</p>
          <SignInField
            id="forgotten"
            label={AUTH_MESSAGES.email}
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            defaultValue={typedEmail}
          />
          <Button type="submit" variant="primary" className={s.submit} disabled={state === 'sending'}>
            {state === 'sending' ? m.sendingLink : m.sendLink}
          </Button>
        </>
      )}
      <button type="button" className={s.link} onClick={onBack}>
        {m.backToSignIn}
      </button>
    </form>
  );
}
