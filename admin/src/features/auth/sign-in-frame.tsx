import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { PATHS } from '@fuar/shared/paths';
import { undotCapitals } from '@fuar/shared/text/undot-capitals';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Brand } from '../../components/layout/brand.tsx';
import { SecondStep } from '../../components/sign-in/lazy-second-step.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { describe, FieldError, FieldHint } from '../../components/ui/field.tsx';
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
  button?: ReactNode;
};

export function SignInField({ label, hint, error, button, ...input }: InputProps) {
  const { id } = input;
  return (
    <div className={s.field}>
      <label htmlFor={id}>{label}</label>
      <div className={s.control}>
        <input name={id} {...input} {...describe(id, hint, error)} />
        {button}
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/**
 * True if the fields of a form are valid; otherwise shows what is wrong. First replaces İ in the e-mail address, because
 * browsers refuse the letter. The form needs `noValidate`: otherwise the browser refuses the address before this call.
 */
export function isValidForm(form: HTMLFormElement): boolean {
  const email = form.querySelector<HTMLInputElement>('[type=email]');
  if (email?.value.includes('İ')) email.value = undotCapitals(email.value);
  return form.reportValidity();
}

export function PasswordField(props: InputProps) {
  const [isShown, setIsShown] = useState(false);
  const button = (
    <IconButton
      icon={isShown ? 'eyeOff' : 'eye'}
      label={isShown ? m.hidePassword : m.showPassword}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return <SignInField {...props} type={isShown ? 'text' : 'password'} button={button} />;
}
