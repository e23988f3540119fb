import { FORM_MESSAGES as m } from '@fuar/shared/messages/public/forms';
import type { ReactNode } from 'react';

type InputProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
};

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  isOptional?: boolean;
  children: (input: InputProps) => ReactNode;
};

export function Field({ id, label, error, isOptional = false, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional ? <span className="field-optional"> ({m.optional})</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-required': !isOptional,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
      })}
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
