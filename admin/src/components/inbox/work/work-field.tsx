import { ApiError } from '@fuar/shared/api/api-error';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { ADMIN_WORK_MESSAGES } from '@fuar/shared/messages/admin/inbox-work';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { toFieldErrors } from '../../../lib/form-errors.ts';
import type { SaveDraftResult } from '../../../lib/unsaved.ts';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';

type WorkFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  /** The field's key in the server's `errors`, e.g. `followUpOn`. */
  name: string;
  stored: string;
  onCommit: (text: string) => Promise<unknown>;
};

/** The delay before a day chosen with the mouse is saved. The focus stays in the field, so no blur would save the day. */
const DAY_PAUSE_MS = 1_000;
/** While the user types a year, the input reports dates such as 0002-05-01, which must not be saved. */
const WITH_WHOLE_YEAR = /^[2-9]\d{3}-/;

/**
 * Saves when the focus leaves the field, on Enter or Escape, or when the screen is left. A refused value stays in the field.
 */
export function WorkField({ label, name, stored, onCommit, ...input }: WorkFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  /** The stored value that the user saw when the typing began. Undefined after a save, which may have changed the value. */
  const seen = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  /** False after a click or tap in the field, because the click may open the browser's calendar. */
  const isByKeyboard = useRef(false);
  /** The running save. A blur right after Enter waits for this save and does not send the same value again. */
  const saving = useRef<{ text: string; result: Promise<SaveDraftResult> }>(undefined);

  const save = async (text: string): Promise<SaveDraftResult> => {
    try {
      await onCommit(text);
      setTyped((now) => (now?.trim() === text ? undefined : now));
      return 'saved';
    } catch (failure) {
      if (failure instanceof ApiError) setError(toFieldErrors(failure)[name]);
      return 'failed';
    } finally {
      seen.current = undefined;
    }
  };

  const commit = async (): Promise<SaveDraftResult> => {
    clearTimeout(pause.current);
    // Refuse an incomplete date: its value is an empty string, which would clear the stored date. Also refuse a year of two
    // digits, as in 24.12.26, which the browser reads as the year 26.
    const lacksYear = input.type === 'date' && typed && !WITH_WHOLE_YEAR.test(typed);
    if (lacksYear || field.current?.validity.badInput) {
      setError(m.dateIncomplete);
      return 'failed';
    }
    setError(undefined);
    // The user has typed nothing, so save nothing. The input shows the stored value without its line breaks, so the text in the
    // input may differ from the stored value.
    if (typed === undefined) return 'saved';
    const text = typed.trim();
    if (saving.current?.text === text) return saving.current.result;
    if (text === stored) {
      setTyped(undefined);
      return 'saved';
    }
    // A refetch may have brought a colleague's value and the new row version, so the server would accept this save. Warn the
    // user, and save only at the next attempt.
    if (seen.current !== undefined && seen.current !== stored) {
      seen.current = stored;
      showToast('warning', ADMIN_WORK_MESSAGES.changedMeanwhile);
      return 'failed';
    }
    const entry = { text, result: save(text) };
    saving.current = entry;
    const result = await entry.result;
    // A save of a newer value may have replaced this entry.
    if (saving.current === entry) saving.current = undefined;
    return result;
  };
  const commitLatest = useRef(commit);
  useEffect(() => {
    commitLatest.current = commit;
  });
  useLeaveGuard(typed !== undefined, commit);

  return (
    <TextField
      {...input}
      ref={field}
      label={label}
      value={typed ?? stored}
      error={error}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        if (typed === undefined) seen.current = undefined;
        seen.current ??= stored;
        setTyped(currentTarget.value);
        clearTimeout(pause.current);
        if (input.type !== 'date' || isByKeyboard.current || !WITH_WHOLE_YEAR.test(currentTarget.value))
          return;
        pause.current = setTimeout(() => void commitLatest.current(), DAY_PAUSE_MS);
      }}
      onPointerDown={() => {
        isByKeyboard.current = false;
      }}
      onBlur={() => void commit()}
      onKeyDown={({ key }) => {
        isByKeyboard.current = true;
        clearTimeout(pause.current);
        // Save on Escape too: it may close the dialog around the field, and React ignores the blur that follows.
        if (key === 'Enter' || key === 'Escape') void commit();
      }}
    />
  );
}
