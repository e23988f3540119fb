import { ApiError } from '@fuar/shared/api/api-error';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { ADMIN_WORK_MESSAGES as lm } from '@fuar/shared/messages/admin/inbox-work';
import type { InboxEvent, Note } from '@fuar/shared/schemas/inbox-work';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFound } from '../../../lib/is-not-found.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import { useKeptText } from './use-kept-text.ts';
import s from './work.module.css';

type NoteBoxProps = {
  keptAt: string;
  /** The first words of a note about a call or message. The box adds them to its text each time `count` rises. */
  call: { text: string; count: number } | undefined;
  shortcut: string | undefined;
  /** Rises with each key press that should focus the box. */
  focusCount: number;
  onSend: (note: Note) => Promise<InboxEvent>;
  onAdded: (event: InboxEvent) => void;
};

export function NoteBox({ keptAt, call, shortcut, focusCount, onSend, onAdded }: NoteBoxProps) {
  const [text, setText, currentText] = useKeptText(`${keptAt} note`);
  const [type, setType] = useState<Note['type']>('note');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // With this key, a box that was closed and opened again finds the older box's running call and sends no second note.
  const mutationKey = [keptAt, 'note'];
  const queryClient = useQueryClient();
  const isSending = useIsMutating({ mutationKey }) > 0;
  const add = useMutation({ mutationKey, mutationFn: onSend, meta: { successMessage: m.noteAdded } });

  const addCall = useEffectEvent(() => {
    if (!call) return;
    setType('call');
    setText(text ? `${text}\n${call.text}` : call.text);
  });
  const count = call?.count ?? 0;
  useEffect(() => {
    if (count > 0) addCall();
  }, [count]);
  useEffect(() => {
    if (focusCount > 0 || count > 0) form.current?.querySelector('textarea')?.focus();
  }, [focusCount, count]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    if (!text.trim()) {
      form.current?.querySelector('textarea')?.focus();
      return setError(m.noteRequired);
    }
    setError(undefined);
    try {
      const added = await add.mutateAsync({ type, text });
      if (currentText() === text) {
        setText('');
        setType('note');
      }
      onAdded(added);
    } catch (failure) {
      if (!form.current) return void showToast('error', m.noteFailed);
      if (isNotFound(failure)) return setError(lm.gone);
      setError(failure instanceof ApiError ? (failure.errors.text ?? failure.message) : m.noteFailed);
    }
  };

  return (
    <form
      ref={form}
      className={s.block}
      aria-label={m.note}
      onSubmit={handleSubmit}
      onKeyDown={onCtrlEnter}
      noValidate
    >
      <TextAreaField
        label={type === 'call' ? m.call : m.note}
        hint={m.noteHint}
        error={error}
        rows={2}
        maxLength={5000}
        value={text}
        aria-keyshortcuts={shortcut}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <div className="row">
        <Button type="submit" disabled={isSending}>
          {isSending ? m.adding : type === 'call' ? m.addCall : m.addNote}
        </Button>
      </div>
    </form>
  );
}
