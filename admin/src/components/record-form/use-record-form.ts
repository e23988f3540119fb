import { ApiError } from '@fuar/shared/api/api-error';
import { keysOf } from '@fuar/shared/content/record';
import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { showServerErrors } from '../../lib/form-errors.ts';
import { showToast } from '../ui/toast-store.ts';
import { mergeEdits } from './merge-edits.ts';

export type Stored = { id?: number; version?: string | undefined; imageUrl?: string | undefined };

type Field<Value, R> = {
  label: string;
  /**
   * Renders a value for the comparison after an edit conflict. Without `show`, the value is shown as plain text. `record`
   * contains the URL of the stored picture.
   */
  show?: (value: Value, record: R) => ReactNode;
};

export type RecordFields<Values, R> = { [Name in keyof Values]-?: Field<Values[Name], R> };

/** The record that the person's changes are based on, and the record as it is stored now. */
export type NewerRecord<R> = { before: R; latest: R };

type Options<R extends Stored, Values extends FieldValues> = {
  /** The record to edit, with the values of its draft. Absent if the form adds a record. */
  record: R | undefined;
  /** The stored record, if it changed after the draft was begun. The form then asks about each field that differs. */
  changedSince?: R | undefined;
  schema: z.ZodType<Values, Values>;
  fields: RecordFields<Values, R>;
  toValues: (record: R | undefined) => Values;
  /** Sends the values that differ from `before`, with the version of `before`. */
  save: (values: Values, before: R | undefined) => Promise<R>;
  /** Called after a 412. Resolves to undefined if the record has been deleted. */
  findLatest: (before: R) => Promise<NewerRecord<R> | undefined>;
  /** `isMoreTyped` is true if the user typed while the save was under way. The form still holds that text, unsaved. */
  onSaved?: (isMoreTyped: boolean) => void;
  /** Shown above the form after a failed save. Only forms in a dialog have this text; others report the failure in a toast. */
  saveFailed?: string;
};

type Side = 'mine' | 'theirs';

/** A field that both this user and another person changed. */
export type Conflict = {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  chosen: Side | undefined;
  choose: (side: Side) => void;
};

export type RecordForm<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  names: readonly Path<Values>[];
  /** The props of a text field or a select. */
  field: (name: Path<Values>) => UseFormRegisterReturn & { label: string; error: string | undefined };
  submit: (event?: FormEvent) => Promise<void>;
  /** True while the form saves, or uploads a picture for its rich text. */
  isBusy: boolean;
  onBusyChange: (isUploading: boolean) => void;
  /** Changes when the values are replaced. As a React key, it resets inputs with their own state, such as the editor. */
  generation: number;
  conflicts: readonly Conflict[];
  /** Labels of the fields that only the other person changed. */
  kept: readonly string[];
};

type RecordFormOf<R, Values extends FieldValues> = RecordForm<Values> & {
  /** The record that the person's changes are based on. */
  opened: R | undefined;
  /** Merges the person's changes with the newest record after a 412. Without a conflict, calls `again` to save at once. */
  merge: (refusal: ApiError, again: (others: readonly string[]) => Promise<void>) => Promise<void>;
  restart: (record: R | undefined) => void;
};

/**
 * A form that edits a record, with optimistic locking. After a 412 it merges this person's changes with the newest record. If
 * both people changed the same field, it asks which value to keep. Otherwise it saves the merged record at once.
 */
export function useRecordForm<R extends Stored, Values extends FieldValues>(
  options: Options<R, Values>,
): RecordFormOf<R, Values> {
  const { schema, fields, changedSince, toValues, save, findLatest, onSaved, saveFailed } = options;
  type Name = keyof Values & Path<Values>;
  const names = keysOf(fields) as Name[];
  const toLabel = (name: Name) => fields[name].label;

  // Keep the record as it was opened, because a background refetch must not hide a conflict.
  const [before, setBefore] = useState(changedSince ?? options.record);
  const [generation, setGeneration] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [mine, setMine] = useState<Partial<Values>>(() => {
    if (!changedSince) return {};
    const [drafted, stored] = [toValues(options.record), toValues(changedSince)];
    return pick(
      drafted,
      names.filter((name) => drafted[name] !== stored[name]),
    );
  });
  const [chosen, setChosen] = useState<{ [name in keyof Values]?: Side }>({});
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: toValues(options.record) as DefaultValues<Values>,
  });
  const inConflict = names.filter((name) => name in mine);

  const send = async (values: Values, base: R | undefined, merged?: readonly string[]) => {
    const sent = form.getValues();
    let saved: R;
    try {
      saved = await save(values, base);
    } catch (error) {
      if (base && error instanceof ApiError && error.status === 412) {
        await rebase(base, error, (latest, others) =>
          form.handleSubmit((typed) => send(typed, latest, others))(),
        );
      } else showServerErrors(error, names, form.setError, saveFailed);
      return;
    }
    setMine({});
    setKept([]);
    setBefore(saved);
    const typed = form.getValues();
    const more = names.filter((name) => typed[name] !== sent[name]);
    form.reset(toValues(saved));
    for (const name of more) form.setValue(name, typed[name], { shouldDirty: true });
    if (merged) showToast('info', m.merged(merged));
    onSaved?.(more.length > 0);
  };

  const rebase = async (
    base: R,
    refusal: ApiError,
    again: (latest: R, others: readonly string[]) => Promise<void>,
  ) => {
    const newer = await findLatest(base).catch(() => null);
    if (newer === undefined) return form.setError('root.server', { type: 'server', message: m.gone });
    // Do not repeat the save: without a newer row the server would refuse it again.
    if (!newer || newer.latest.version === newer.before.version) {
      return showServerErrors(refusal, names, form.setError, saveFailed);
    }
    const { before: edited, latest } = newer;
    const edits = mergeEdits({
      names,
      before: toValues(edited),
      typed: form.getValues(),
      latest: toValues(latest),
      isPictureReplaced: latest.imageUrl !== edited.imageUrl,
    });
    const others = edits.kept.map(toLabel);
    setBefore(latest);
    form.reset(toValues(latest));
    form.reset(edits.merged, { keepDefaultValues: true });
    setGeneration((last) => last + 1);
    setKept(others);
    setChosen({});
    setMine(pick(edits.merged, edits.inConflict));
    if (edits.inConflict.length === 0) await again(latest, others);
  };

  const restart = (record: R | undefined) => {
    setBefore(record);
    setMine({});
    setKept([]);
    form.reset(toValues(record));
    setGeneration((last) => last + 1);
  };

  const submit = form.handleSubmit((values) => {
    if (inConflict.every((name) => chosen[name])) return send(values, before);
    form.setError('root.server', { type: 'server', message: m.chooseFirst });
  });

  const choose = (name: Name, side: Side) => {
    const value = side === 'mine' ? mine[name] : toValues(before)[name];
    form.setValue(name, value as PathValue<Values, Name>, { shouldDirty: true });
    form.clearErrors('root');
    setChosen({ ...chosen, [name]: side });
    setGeneration(generation + 1);
  };

  const show = (name: Name, value: Values[Name], record: R) =>
    fields[name].show?.(value, record) ?? (String(value ?? '') || m.nothing);

  return {
    form,
    names,
    field: (name) => ({
      label: toLabel(name),
      error: get(form.formState.errors, `${name}.message`) as string | undefined,
      ...form.register(name),
    }),
    opened: before,
    restart,
    merge: async (refusal, again) => {
      if (before) await rebase(before, refusal, (_latest, others) => again(others));
    },
    generation,
    submit: async (event) => {
      event?.preventDefault();
      if (!isUploading) await submit();
    },
    isBusy: isUploading || form.formState.isSubmitting,
    onBusyChange: setIsUploading,
    kept,
    conflicts: before
      ? inConflict.map((name) => ({
          label: toLabel(name),
          mine: show(name, mine[name] as Values[Name], before),
          theirs: show(name, toValues(before)[name], before),
          chosen: chosen[name],
          choose: (side) => choose(name, side),
        }))
      : [],
  };
}

function pick<Values extends object, Name extends keyof Values>(values: Values, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as Partial<Values>;
}
