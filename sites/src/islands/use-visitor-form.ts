import { ApiError } from '@fuar/shared/api/api-error';
import { FORM_MESSAGES as m } from '@fuar/shared/messages/public/forms';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import { clearDraft, keyFor, readDraft, writeDraft } from '../lib/form-draft.ts';
import type { Rule } from '../lib/form-rules.ts';

export type Notice = { text: string; offersContact?: boolean };

export type VisitorForm<Values extends FieldValues> = ReturnType<typeof useVisitorForm<Values>>;

type Options<Values extends FieldValues> = {
  name: string;
  empty: Values;
  rules: Record<keyof Values & string, Rule>;
  failed: string;
  send: (values: Values, idempotencyKey: string) => Promise<{ id: number }>;
};

/** A form of visitors: its draft in this tab, its rules, and one sending at a time under one key. */
export function useVisitorForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, empty, rules, failed, send } = options;
  // No empty defaults: what was typed before this code had arrived stands in the fields and is taken from there.
  const [draft] = useState(() => readDraft(name) as DefaultValues<Values>);
  const form = useForm<Values>({ defaultValues: draft, reValidateMode: 'onSubmit' });
  const [notice, setNotice] = useState<Notice>();
  const [receipt, setReceipt] = useState<{ id: number }>();
  const isSending = useRef(false);
  const { clearErrors, watch } = form;

  useEffect(() => {
    const watching = watch((values) => writeDraft(name, values));
    return () => watching.unsubscribe();
  }, [watch, name]);

  const field = (path: Path<Values> & keyof Values & string) =>
    form.register(path, {
      ...(rules[path] as RegisterOptions<Values, typeof path>),
      onChange: () => clearErrors(path),
    });

  const clear = () => {
    form.reset(empty as DefaultValues<Values>);
    clearDraft(name);
    setNotice(undefined);
  };

  const submit = async (values: Values) => {
    if (isSending.current) return;
    isSending.current = true;
    setNotice(undefined);
    setReceipt(undefined);
    try {
      const stored = await send(values, keyFor(name, values));
      clear();
      setReceipt(stored);
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : {};
      for (const path of Object.keys(errors).filter((path) => path in rules)) {
        form.setError(path as Path<Values>, { message: errors[path] ?? '' }, { shouldFocus: true });
      }
      setNotice(describe(error, failed));
    } finally {
      isSending.current = false;
    }
  };

  return { form, field, submit, clear, notice, setNotice, receipt };
}

function describe(error: unknown, failed: string): Notice {
  if (!(error instanceof ApiError)) return { text: failed, offersContact: true };
  if (Object.keys(error.errors).length > 0) return { text: m.fixErrors };
  if (error.status === 429) {
    return { text: `${failed} ${m.tooMany(Math.ceil((error.retryAfter ?? 60) / 60))}` };
  }
  const isAway = error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504;
  return { text: isAway ? `${failed} ${m.unavailable}` : failed, offersContact: true };
}
