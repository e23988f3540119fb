import { ApiError } from '@fuar/shared/api/api-error';
import { SHORTEST_FILL_MS } from '@fuar/shared/content/shortest-fill';
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
import { clearDraft, idempotencyKeyFor, readDraft, writeDraft } from '../lib/form-draft.ts';

export const SERVER_ERROR = 'server';

export type Notice = { text: string; advice?: string | undefined; offersContact?: boolean };

export type VisitorField<Values extends FieldValues> = (
  path: Path<Values> & keyof Values & string,
) => UseFormRegisterReturn;

type Options<Values extends FieldValues, Input> = {
  name: string;
  empty: Values;
  resolver: Resolver<Values, unknown, Input>;
  failed: string;
  send: (input: Input & FormTraps, options: { idempotencyKey: string }) => Promise<Receipt>;
  staysOpen?: boolean;
};

/** A visitor's form: stores a draft in this tab, validates, and sends one request at a time, with an idempotency key. */
export function useVisitorForm<Values extends FieldValues & { _h: string }, Input>(
  options: Options<Values, Input>,
) {
  const { name, empty, resolver, failed, send, staysOpen = false } = options;
  // Do not pass empty defaults: they would overwrite text that was typed before hydration.
  const [draft] = useState(() => readDraft(name) as DefaultValues<Values>);
  // Do not set `shouldFocusError`, because the library would scroll only to the input. `focusWrong` scrolls to the label too.
  const form = useForm({
    defaultValues: draft,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  // Register the fields in the order of the page, so that the first error is the topmost one.
  useState(() => {
    for (const path of Object.keys(empty)) form.register(path as Path<Values>);
  });
  const [notice, setNotice] = useState<Notice>();
  const [receipt, setReceipt] = useState<Receipt>();
  const [wrong, setWrong] = useState<{ name: string }>();
  const isSending = useRef(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { clearErrors, getValues, watch } = form;
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (!isSubmitting) return;
    const button = submitButton.current;
    return () => {
      // Restore focus, which the button lost while it was disabled. A second click may have moved focus to `main`.
      if (document.activeElement?.matches('body, main')) button?.focus({ preventScroll: true });
    };
  }, [isSubmitting]);

  useEffect(() => {
    if (wrong) focusField(wrong.name);
  }, [wrong]);

  useEffect(() => {
    // Store text that was typed before hydration, because `watch` reports only later changes.
    writeDraft(name, getValues());
    const watching = watch((values) => writeDraft(name, values));
    return () => watching.unsubscribe();
  }, [watch, getValues, name]);

  const field: VisitorField<Values> = (path) => form.register(path, { onChange: () => clearErrors(path) });

  /** Focuses the topmost of the named fields once their errors are shown. */
  const focusWrong = (names: readonly string[]) => {
    const name = Object.keys(empty).find((each) => names.includes(each));
    if (name) setWrong({ name });
  };

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
      const sent = JSON.stringify(values);
      const traps = { _ms: await untilPlausible(), ...(values._h ? { _h: values._h } : {}) };
      const stored = await send({ ...input, ...traps }, { idempotencyKey: idempotencyKeyFor(name, values) });
      // If the form stays open, keep what the visitor typed while the message was being sent, because the message does not
      // contain it.
      if (!staysOpen || JSON.stringify(form.getValues()) === sent) clear();
      setReceipt(stored);
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : {};
      for (const path of Object.keys(errors).filter((path) => path in empty)) {
        form.setError(path as Path<Values>, { type: SERVER_ERROR, message: errors[path] ?? '' });
      }
      focusWrong(Object.keys(errors));
      setNotice(describe(error, failed));
    } finally {
      isSending.current = false;
    }
  };

  return { form, field, submit, submitButton, focusWrong, clear, notice, setNotice, receipt };
}

/**
 * A browser may fill in a form at once. However, if a form was open for less than `SHORTEST_FILL_MS`, the CMS treats the sender
 * as a bot. This function waits until the page is that old, and returns its age.
 */
async function untilPlausible(): Promise<number> {
  const age = Math.floor(performance.now());
  if (age >= SHORTEST_FILL_MS) return age;
  await new Promise((resolve) => setTimeout(resolve, SHORTEST_FILL_MS - age));
  return SHORTEST_FILL_MS;
}

/** Focuses an input and scrolls it below the sticky header, with its label. */
export function focusField(name: string): void {
  const input = document.querySelector<HTMLElement>(`form [name="${name}"]`);
  input?.focus({ preventScroll: true });
  // A smooth scroll would end early if the page moves during the scroll, for example when a font arrives.
  input?.closest('.field, .check')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function describe(error: unknown, failed: string): Notice {
  if (!(error instanceof ApiError)) return { text: failed, offersContact: true };
  if (Object.keys(error.errors).length > 0) return { text: m.fixErrors };
  if (error.status === 429) {
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
    if (minutes <= 60) return { text: failed, advice: m.tooMany(minutes) };
    return { text: failed, advice: m.tooManyToday(Math.ceil(minutes / 60)), offersContact: true };
  }
  const isUnavailable =
    error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504;
  return { text: failed, advice: isUnavailable ? m.unavailable : undefined, offersContact: true };
}
