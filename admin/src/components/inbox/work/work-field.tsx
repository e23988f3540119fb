import { ApiError } from '@fuar/shared/api/api-error';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { type ComponentProps, useRef, useState } from 'react';
import { toFieldErrors } from '../../../lib/form-errors.ts';
import { TextField } from '../../ui/field.tsx';

type WorkFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  /** The field's key in the server's `errors`, e.g. `followUpOn`. */
  name: string;
  stored: string;
  onCommit: (text: string) => Promise<unknown>;
};

/** A day is saved after this pause, because the focus stays in the field of a day that was chosen with the mouse. */
const DAY_PAUSE_MS = 1_000;
/** While the user types a year, the input reports dates such as 0002-05-01. */
const WITH_WHOLE_YEAR = /^[2-9]\d{3}-/;

/** Saves when the focus leaves the field, or on Enter. A refused value stays in the field. */
export function WorkField({ label, name, stored, onCommit, ...input }: WorkFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const commit = async ({ validity, value }: HTMLInputElement) => {
    clearTimeout(pause.current);
    // The value of an incomplete date is an empty string, which would clear the stored date.
    if (validity.badInput) return setError(m.dateIncomplete);
    setError(undefined);
    const text = value.trim();
    if (text === stored) return setTyped(undefined);
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
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        clearTimeout(pause.current);
        if (input.type === 'date' && WITH_WHOLE_YEAR.test(currentTarget.value))
          pause.current = setTimeout(() => void commit(currentTarget), DAY_PAUSE_MS);
      }}
      onBlur={({ currentTarget }) => void commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') void commit(currentTarget);
      }}
    />
  );
}
