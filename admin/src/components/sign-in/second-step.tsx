import { SECOND_STEP_MESSAGES as m } from '@fuar/shared/messages/admin/second-step';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { NextStep } from '@fuar/shared/schemas/people';
import { useEffect, useRef, useState } from 'react';
import { sendPasskey, toSignInError } from '../../lib/second-step.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form.tsx';
import { CodeForm } from './code-form.tsx';
import s from './second-step.module.css';

type SecondStepProps = {
  step: NextStep;
  onDone: (user: SessionUser) => unknown;
  onBack: () => void;
  backText: string;
};

/** Asks for a code or a passkey, after the password. Imports no router, Query or form library, so that `/signin` stays small. */
export function SecondStep({ step, onDone, onBack, backText }: SecondStepProps) {
  const [isCode, setIsCode] = useState(step.next === 'totp');
  return (
    <div className={s.step}>
      {isCode ? <CodeForm step={step} onDone={onDone} /> : <PasskeyForm step={step} onDone={onDone} />}
      <div className={s.others}>
        {step.next === 'passkey' && (
          <button type="button" className={s.link} onClick={() => setIsCode(!isCode)}>
            {isCode ? m.usePasskey : m.useCode}
          </button>
        )}
        <button type="button" className={s.link} onClick={onBack}>
          {backText}
        </button>
      </div>
    </div>
  );
}

function PasskeyForm({ step, onDone }: Pick<SecondStepProps, 'step' | 'onDone'>) {
  const [isAsking, setIsAsking] = useState(true);
  const [error, setError] = useState<string>();

  const ask = async () => {
    setIsAsking(true);
    setError(undefined);
    try {
      await onDone(await sendPasskey(step));
    } catch (failure) {
      setError(toSignInError(failure, m.passkeyFailed));
      setIsAsking(false);
    }
  };

  // Request the passkey only once, because strict mode runs an effect twice and the browser refuses a second request.
  const hasAsked = useRef(false);
  const first = useRef(ask);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void first.current();
  }, []);

  // Focus this step's button after a failed first attempt, because the pressed button of the password form has disappeared.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAsking && document.activeElement === document.body) button.current?.focus();
  }, [isAsking]);

  return (
    <div className={s.form}>
      <FormError message={error} />
      <p role="status">{isAsking ? m.passkeyWaiting : m.passkeyHint}</p>
      <Button ref={button} variant="primary" icon="key" data-main="" disabled={isAsking} onClick={ask}>
        {m.usePasskey}
      </Button>
    </div>
  );
}
