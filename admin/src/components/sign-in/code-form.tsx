import { SECOND_STEP_MESSAGES as m } from '@fuar/shared/messages/admin/second-step';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { NextStep } from '@fuar/shared/schemas/people';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendCode, toSignInError } from '../../lib/second-step.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FormError } from '../ui/form.tsx';
import s from './second-step.module.css';

const APP_CODE = /^\d{6}$/;
const TEXTS = {
  app: { label: m.code, hint: m.codeHint },
  recovery: { label: m.recoveryCode, hint: m.recoveryCodeHint },
  any: { label: m.anyCode, hint: m.anyCodeHint },
};

type CodeFormProps = { step: NextStep; onDone: (user: SessionUser) => unknown };

/** Asks for a recovery code or for an authenticator app's code. Sends an app's code as soon as it has six digits. */
export function CodeForm({ step, onDone }: CodeFormProps) {
  const [kind, setKind] = useState<keyof typeof TEXTS>(step.next === 'totp' ? 'app' : 'any');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Select a refused code, so that typing replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code shows another field
  useEffect(() => {
    if (isBusy) return;
    input.current?.focus();
    input.current?.select();
  }, [isBusy, kind]);

  const send = async (code: string) => {
    setIsBusy(true);
    setError(undefined);
    try {
      await onDone(await sendCode(step, code));
    } catch (failure) {
      setError(toSignInError(failure, m.signInFailed));
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setMissing(code ? undefined : m.codeMissing);
    if (code && !isBusy) void send(code);
  };

  const isApp = kind === 'app';
  return (
    <form className={s.form} onSubmit={handleSubmit} noValidate>
      <FormError message={error} />
      <TextField
        key={kind}
        ref={input}
        name="code"
        label={TEXTS[kind].label}
        hint={TEXTS[kind].hint}
        error={missing}
        autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        readOnly={isBusy}
        data-code={isApp ? '' : undefined}
        onChange={({ target }) => {
          const typed = target.value.replace(/\s/g, '');
          // Send only app codes automatically, because a recovery code may begin with six digits.
          if (isApp && APP_CODE.test(typed) && !isBusy) void send(typed);
        }}
      />
      <Button type="submit" variant="primary" data-main="" disabled={isBusy}>
        {isBusy ? m.checking : m.continue}
      </Button>
      {kind !== 'any' && (
        <button
          type="button"
          className={s.link}
          disabled={isBusy}
          onClick={() => {
            setError(undefined);
            setMissing(undefined);
            setKind(isApp ? 'recovery' : 'app');
          }}
        >
          {isApp ? m.useRecoveryCode : m.useApp}
        </button>
      )}
    </form>
  );
}
