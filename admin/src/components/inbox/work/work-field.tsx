import { ApiError } from '@fuar/shared/api/api-error';
import { type ComponentProps, useState } from 'react';
import { toFieldErrors } from '../../../lib/form-errors.ts';
import { TextField } from '../../ui/field.tsx';

type WorkFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  /** The name of the field in the server's messages. */
  name: string;
  stored: string;
  onCommit: (text: string) => Promise<unknown>;
};

/** Saves when the focus leaves the field, or on Enter. A refused value stays in the field. */
export function WorkField({ label, name, stored, onCommit, ...input }: WorkFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();

  const commit = async () => {
    const text = typed?.trim();
    if (text === undefined || text === stored) return setTyped(undefined);
    setError(undefined);
    try {
      await onCommit(text);
      setTyped((now) => (now?.trim() === text ? undefined : now));
    } catch (failure) {
      if (failure instanceof ApiError) setError(toFieldErrors(failure)[name]);
    }
  };

  return (
    <TextField
      {...input}
      label={label}
      value={typed ?? stored}
      error={error}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void commit()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void commit();
      }}
    />
  );
}
