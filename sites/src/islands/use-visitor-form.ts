import { ApiError } from '@fuar/shared/api/api-error';
import { FORM_MESSAGES as m } from '@fuar/shared/messages/public/forms';
import type { FormTraps, Receipt } from '@fuar/shared/schemas/form-post';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { clearDraft, keyFor, millisecondsOpen, readDraft, writeDraft } from '../lib/form-draft.ts';

export type Notice = { text: string; offersContact?: boolean };

export type VisitorField<Values extends FieldValues> = (
  path: Path<Values> & keyof Values & string,
) => UseFormRegisterReturn;

type Options<Values extends FieldValues, Input> = {
  name: string;
  empty: Values;
  resolver: Resolver<Values, unknown, Input>;
  failed: string;
  send: (input: Input & FormTraps, options: { idempotencyKey: string }) => Promise<Receipt>;
};

/** A form of visitors: its draft in this tab, the contract's rules, and one sending at a time under one key. */
export function useVisitorForm<Values extends FieldValues & { _h: string }, Input>(
  options: Options<Values, Input>,
) {
  const { name, empty, resolver, failed, send } = options;
  // No empty defaults: what was typed before this code had arrived stands in the fields and is taken from there.
  const [draft] = useState(() => readDraft(name) as DefaultValues<Values>);
  const form = useForm({ defaultValues: draft, resolver, reValidateMode: 'onSubmit' });
  const [notice, setNotice] = useState<Notice>();
  const [receipt, setReceipt] = useState<Receipt>();
  const isSending = useRef(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { clearErrors, watch } = form;
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (!isSubmitting) return;
    const button = submitButton.current;
    return () => {
      // Closed while it sent, the button has lost the focus of whoever pressed it; a second press gave it to the page.
      if (document.activeElement?.matches('body, main')) button?.focus({ preventScroll: true });
    };
  }, [isSubmitting]);

  useEffect(() => {
    const watching = watch((values) => writeDraft(name, values));
    return () => watching.unsubscribe();
  }, [watch, name]);

  const field: VisitorField<Values> = (path) => form.register(path, { onChange: () => clearErrors(path) });

  const clear = () => {
    form.reset(empty as DefaultValues<Values>);
    clearDraft(name);
    setNotice(undefined);
  };

  const submit = async (input: Input) => {
    if (isSending.current) return;
    isSending.current = true;
    setNotice(undefined);
    setReceipt(undefined);
    try {
      const values = form.getValues();
      const traps = { _ms: millisecondsOpen(name), ...(values._h ? { _h: values._h } : {}) };
      const stored = await send({ ...input, ...traps }, { idempotencyKey: keyFor(name, values) });
      clear();
      setReceipt(stored);
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : {};
      for (const path of Object.keys(errors).filter((path) => path in empty)) {
        form.setError(path as Path<Values>, { message: errors[path] ?? '' }, { shouldFocus: true });
      }
      setNotice(describe(error, failed));
    } finally {
      isSending.current = false;
    }
  };

  return { form, field, submit, submitButton, clear, notice, setNotice, receipt };
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
