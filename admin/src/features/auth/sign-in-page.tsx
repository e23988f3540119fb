import { ApiError } from '@fuar/shared/api/api-error';
import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { type FormEvent, useState } from 'react';
import { Brand } from '../../components/layout/brand.tsx';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { HallPlan } from '../../components/ui/hall-plan.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { api } from '../../lib/api.ts';
import { onSite } from '../../lib/site-origin.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import s from './sign-in-page.module.css';

type SignInPageProps = {
  onSignedIn: (user: SessionUser) => void;
  /** Called on the first keystroke, to preload the back-office. */
  onTyping?: () => void;
};

/** Imports no router, Query or form library, so that `/signin` loads little more than React. */
export function SignInPage({ onSignedIn, onTyping }: SignInPageProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [error, setError] = useState<string>();
  usePageTitle(m.title);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const username = String(form.get('username')).trim();
    setIsBusy(true);
    setError(undefined);
    try {
      await api.auth.login({ username, password: String(form.get('password')) });
    } catch (failure) {
      setError(toErrorText(failure));
      setIsBusy(false);
      return;
    }
    // Stays busy until the next screen replaces it.
    onSignedIn({ email: username });
  };

  return (
    <div className={s.screen}>
      <div className={s.wall}>
        <HallPlan kind="wall" />
      </div>
      <main className={s.main}>
        <div className={s.brand}>
          <Brand />
        </div>
        <form className={s.form} onSubmit={handleSubmit} onInput={onTyping}>
          <h1 className={s.title}>{m.title}</h1>
          {error && (
            <div className={s.error} role="alert">
              <Icon name="error" />
              <p>{error}</p>
            </div>
          )}
          <div className={s.field}>
            <label htmlFor="username">{m.email}</label>
            <input
              id="username"
              name="username"
              type="email"
              autoComplete="username"
              required
              maxLength={254}
            />
          </div>
          <div className={s.field}>
            <label htmlFor="password">{m.password}</label>
            <div className={s.password}>
              <input
                id="password"
                name="password"
                type={isShown ? 'text' : 'password'}
                autoComplete="current-password"
                required
              />
              <IconButton
                icon={isShown ? 'eyeOff' : 'eye'}
                label={isShown ? m.hidePassword : m.showPassword}
                onClick={() => setIsShown(!isShown)}
              />
            </div>
          </div>
          <Button type="submit" variant="primary" className={s.submit} disabled={isBusy}>
            {isBusy ? m.signingIn : m.signIn}
          </Button>
        </form>
        <a className={s.home} href={onSite(PATHS.home)}>
          <Icon name="back" />
          {m.backHome}
        </a>
      </main>
    </div>
  );
}

function toErrorText(failure: unknown): string {
  const isTold = failure instanceof ApiError && (failure.isServerMessage || failure.status === 0);
  return isTold ? failure.message : m.failed;
}
