import { ApiError } from '@fuar/shared/api/api-error';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
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

  const commit = async ({ validity }: HTMLInputElement) => {
    // The value of an incomplete date is an empty string, which would clear the stored date.
    if (validity.badInput) return setError(m.dateIncomplete);
    setError(undefined);
    const text = typed?.trim();
    if (text === undefined || text === stored) return setTyped(undefined);
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
      onBlur={({ currentTarget }) => void commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') void commit(currentTarget);
      }}
    />
  );
}
