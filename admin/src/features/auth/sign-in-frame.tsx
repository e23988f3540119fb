import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { PATHS } from '@fuar/shared/paths';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Brand } from '../../components/layout/brand.tsx';
import { SecondStep } from '../../components/sign-in/lazy-second-step.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { HallPlan } from '../../components/ui/hall-plan.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { toSiteUrl } from '../../lib/site-origin.ts';
import s from './sign-in-page.module.css';

export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={s.screen}>
      <div className={s.wall}>
        <HallPlan kind="wall" />
      </div>
      <main className={s.main}>
        <div className={s.brand}>
          <Brand />
        </div>
        {children}
        <a className={s.home} href={toSiteUrl(PATHS.home)}>
          <Icon name="back" />
          {m.backHome}
        </a>
      </main>
    </div>
  );
}

export function SignInError({ text }: { text: string | undefined }) {
  return (
    text && (
      <div className={s.error} role="alert">
        <Icon name="error" />
        <p>{text}</p>
      </div>
    )
  );
}

export function SignInStep(props: Omit<ComponentProps<typeof SecondStep>, 'backText'>) {
  return (
    <div className={`${s.form} ${s.step}`}>
      <h1 className={s.title}>{m.secondStep}</h1>
      <SecondStep {...props} backText={m.otherAccount} />
    </div>
  );
}

type InputProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function SignInField(props: InputProps) {
  const { id, label, hint, error } = props;
  return (
    <div className={s.field}>
      <label htmlFor={id}>{label}</label>
      <input {...toInput(props)} />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

export function PasswordField(props: InputProps) {
  const { id, label, hint, error } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={s.field}>
      <label htmlFor={id}>{label}</label>
      <div className={s.password}>
        <input {...toInput(props)} type={isShown ? 'text' : 'password'} />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? m.hidePassword : m.showPassword}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

function toInput({ label: _, hint, error, ...input }: InputProps): ComponentProps<'input'> {
  const described = [hint && `${input.id}-hint`, error && `${input.id}-error`].filter(Boolean).join(' ');
  return {
    name: input.id,
    ...input,
    ...(error ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
}

function Notes({ id, hint, error }: Pick<InputProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className={s.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={s.fieldError} id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
