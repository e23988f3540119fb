import { ApiError } from '@fuar/shared/api/api-error';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { ADMIN_WORK_MESSAGES as lm } from '@fuar/shared/messages/admin/inbox-work';
import type { InboxEvent, Reply } from '@fuar/shared/schemas/inbox-work';
import { randomKey } from '@fuar/shared/text/random-key';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFound } from '../../../lib/is-not-found.ts';
import { replyTemplateQueries } from '../../../queries/reply-templates.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { FormError } from '../../ui/form.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import type { Placeholders } from './types.ts';
import { useKeptText } from './use-kept-text.ts';
import s from './work.module.css';

type ReplyBoxProps = {
  keptAt: string;
  subject: string;
  placeholders: Partial<Placeholders>;
  /** A failed reply to put into the box again. `count` rises with each click on the retry button. */
  again: (Reply & { count: number }) | undefined;
  shortcut: string | undefined;
  focusCount: number;
  onSend: (reply: Reply, idempotencyKey: string) => Promise<InboxEvent>;
  onAdded: (event: InboxEvent) => void;
};

export function ReplyBox(props: ReplyBoxProps) {
  const { keptAt, placeholders, again, focusCount, onSend, onAdded } = props;
  const [subject, setSubject, currentSubject] = useKeptText(`${keptAt} subject`, props.subject);
  const [body, setBody, currentBody] = useKeptText(`${keptAt} body`);
  const [template, setTemplate] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  // The idempotency key of the last attempt, followed by its reply as JSON. An unchanged reply is sent again with the same key,
  // so that the server does not send a second mail. The key is stored like the text, because the user may close the row or
  // reload the page after the answer was lost.
  const [, setSent, currentSent] = useKeptText(`${keptAt} sent`);
  /**
   * The body that a template or a retry last put into the box. If the user has not changed it, replacing it needs no toast.
   */
  const filled = useRef('');
  const templates = useQuery(replyTemplateQueries.list()).data ?? [];
  // With this key, a box that was closed and opened again finds the older box's running call and sends no second reply.
  const mutationKey = [keptAt, 'reply'];
  const queryClient = useQueryClient();
  const isSending = useIsMutating({ mutationKey }) > 0;
  const send = useMutation({
    mutationKey,
    mutationFn: ({ reply, key }: { reply: Reply; key: string }) => onSend(reply, key),
    meta: { successMessage: m.queued },
  });

  const fill = (reply: Reply) => {
    const show = (next: Reply) => {
      setSubject(next.subject);
      setBody(next.body);
    };
    if (body.trim() && body !== filled.current && body !== reply.body) {
      const restore = () => {
        show({ subject, body });
        // Deselect the template, so that it can be chosen again.
        setTemplate('');
        form.current?.querySelector('textarea')?.focus();
      };
      showToast('info', m.textReplaced, { label: lm.undo, run: restore });
    }
    filled.current = reply.body;
    show(reply);
    setErrors({});
  };
  const fillAgain = useEffectEvent(() => {
    if (again) fill(again);
  });
  const count = again?.count ?? 0;
  useEffect(() => {
    if (count > 0) fillAgain();
  }, [count]);
  useEffect(() => {
    if (focusCount > 0 || count > 0) form.current?.querySelector('textarea')?.focus();
  }, [focusCount, count]);

  const clearError = (field: 'subject' | 'body') => setErrors(({ [field]: _, ...others }) => others);

  const handleTemplate = (id: string) => {
    setTemplate(id);
    const chosen = templates.find((one) => String(one.id) === id);
    if (!chosen) return;
    fill({
      subject: fillTemplate(chosen.subject, placeholders),
      body: fillTemplate(chosen.body, placeholders),
    });
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    const found: Record<string, string> = {};
    const check = (field: 'subject' | 'body', text: string, required: string) => {
      const left = findPlaceholder(text);
      if (left) found[field] = m.placeholderLeft(left);
      if (!text.trim()) found[field] = required;
    };
    check('subject', subject, m.subjectRequired);
    check('body', body, m.bodyRequired);
    if (Object.keys(found).length > 0) {
      form.current?.querySelector<HTMLElement>(found.subject ? 'input' : 'textarea')?.focus();
      return setErrors(found);
    }
    setErrors({});
    const reply = { subject, body };
    const text = JSON.stringify(reply);
    const sent = currentSent();
    const key = sent.endsWith(text) ? sent.slice(0, -text.length) : randomKey();
    setSent(key + text);
    try {
      const added = await send.mutateAsync({ reply, key });
      setSent('');
      if (currentSubject() === subject && currentBody() === body) {
        filled.current = '';
        setSubject(props.subject);
        setBody('');
        setTemplate('');
      }
      onAdded(added);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (!form.current) return void showToast('error', m.replyFailed);
      const { errors: fields } = failure;
      const message = isNotFound(failure) ? lm.gone : failure.message;
      setErrors(Object.keys(fields).length > 0 ? fields : { form: `${m.replyFailed}\n${message}` });
    }
  };

  return (
    <form
      ref={form}
      className={s.block}
      aria-label={m.reply}
      onSubmit={handleSubmit}
      onKeyDown={onCtrlEnter}
      noValidate
    >
      <h3 className={s.title}>{m.reply}</h3>
      <p className={s.hint}>{m.replyHint}</p>
      <FormError message={errors.form} />
      {templates.length > 0 && (
        <SelectField
          label={m.template}
          value={template}
          onChange={({ target }) => handleTemplate(target.value)}
        >
          <option value="">{m.noTemplate}</option>
          {templates.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={fields.subject}
        value={subject}
        error={errors.subject}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => {
          setSubject(target.value);
          clearError('subject');
        }}
      />
      <TextAreaField
        label={m.body}
        value={body}
        error={errors.body}
        rows={6}
        maxLength={10_000}
        name="reply"
        aria-keyshortcuts={props.shortcut}
        onChange={({ target }) => {
          setBody(target.value);
          clearError('body');
        }}
      />
      <div className="row">
        <Button type="submit" icon="mail" disabled={isSending}>
          {isSending ? m.sending : m.send}
        </Button>
      </div>
    </form>
  );
}

/** Includes the white space in the name, because `\s*` around the name would take minutes on `{{` and much white space. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Matches a placeholder and a unit after it on the same line, because the value of `alan` already contains the unit. */
const WITH_UNIT = new RegExp(`${PLACEHOLDER.source}([^\\S\\n]*m[²2])?`, 'g');

/** 'Sayın {{yetkili}}' → 'Sayın Işıl Kaya', '{{alan}} m²' → '36 m²'. A placeholder without a value stays as it is. */
function fillTemplate(text: string, values: Partial<Placeholders>): string {
  return text.replace(WITH_UNIT, (whole, written: string, unit = '') => {
    const name = written.trim() as keyof Placeholders;
    if (!Object.hasOwn(values, name)) return whole;
    return name === 'alan' ? String(values[name]) : `${values[name]}${unit}`;
  });
}

/** The first placeholder that has no value yet, such as '{{firma}}' in the reply to a message. */
function findPlaceholder(text: string): string | undefined {
  return text.match(PLACEHOLDER)?.[0];
}
