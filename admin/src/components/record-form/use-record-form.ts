import { ApiError } from '@fuar/shared/api/api-error';
import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { showServerErrors } from '../../lib/form-errors.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';

type Versioned = { version?: string | undefined };

type Options<R extends Versioned, In extends FieldValues, Out> = {
  /** The record to edit; absent to add one. */
  record: R | undefined;
  schema: z.ZodType<Out, In>;
  fields: readonly Path<In>[];
  toValues: (record: R | undefined) => In;
  /** `before` is the record as it was opened. */
  save: (values: Out, before: R | undefined, version: string | undefined) => Promise<R>;
  findLatest: () => Promise<R | undefined>;
  onSaved?: () => void;
};

type Conflict<In> =
  | { kind: 'changed'; overwrite: () => void; openLatest: () => void }
  | { kind: 'showsLatest'; typed: In; restore: () => void };

export type RecordForm<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  submit: () => void;
  /** Saving, or uploading a picture of the text. */
  isBusy: boolean;
  onBusyChange: (isUploading: boolean) => void;
  /** Changes when the values are replaced, so that inputs with their own state, such as the editor, start again. */
  generation: number;
  conflict: Conflict<In> | undefined;
};

/**
 * A form over a record with optimistic locking: after a 412 the person chooses how to continue, and nothing typed is lost.
 * `opened` is the record as it was opened, first or with 'Son hâlini aç'.
 */
export function useRecordForm<R extends Versioned, In extends FieldValues, Out>(
  options: Options<R, In, Out>,
): RecordForm<In, Out> & { opened: R | undefined } {
  const { schema, fields, toValues, save, findLatest, onSaved } = options;
  // The record as it was opened: a background refetch must not hide a conflict.
  const [before, setBefore] = useState(options.record);
  const [generation, setGeneration] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const [choice, setChoice] = useState<{ kind: 'changed' } | { kind: 'showsLatest'; typed: In }>();
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: toValues(before) as DefaultValues<In>,
  });
  useLeaveGuard(form.formState.isDirty);

  const send = async (values: Out, version: string | undefined) => {
    let saved: R;
    try {
      saved = await save(values, before, version);
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) setChoice({ kind: 'changed' });
      else showServerErrors(error, fields, form.setError);
      return;
    }
    setChoice(undefined);
    setBefore(saved);
    form.reset(toValues(saved));
    onSaved?.();
  };

  /** Undefined if the record is deleted, which the form says, or cannot be read, which a toast says. */
  const readLatest = async () => {
    const latest = await findLatest().catch(() => null);
    if (latest === undefined) form.setError('root.server', { type: 'server', message: m.gone });
    return latest ?? undefined;
  };

  const overwrite = async (values: Out) => {
    const latest = await readLatest();
    if (latest) await send(values, latest.version);
  };

  const openLatest = async () => {
    const latest = await readLatest();
    if (!latest) return;
    setChoice({ kind: 'showsLatest', typed: structuredClone(form.getValues()) });
    setBefore(latest);
    form.reset(toValues(latest));
    setGeneration(generation + 1);
  };

  const restore = (typed: In) => {
    setChoice(undefined);
    form.reset(typed, { keepDefaultValues: true });
    setGeneration(generation + 1);
  };

  const submit = form.handleSubmit((values) => send(values, before?.version));
  return {
    form,
    opened: before,
    generation,
    submit: () => void (isUploading || submit()),
    isBusy: isUploading || form.formState.isSubmitting,
    onBusyChange: setIsUploading,
    conflict: choice && toConflict(choice),
  };

  function toConflict(made: NonNullable<typeof choice>): Conflict<In> {
    if (made.kind === 'showsLatest') return { ...made, restore: () => restore(made.typed) };
    return {
      ...made,
      overwrite: () => void form.handleSubmit(overwrite)(),
      openLatest: () => void openLatest(),
    };
  }
}
