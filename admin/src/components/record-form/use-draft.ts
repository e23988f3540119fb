import { ApiError } from '@fuar/shared/api/api-error';
import { formatMoment } from '@fuar/shared/dates/format-moment';
import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import { RECORD_FORM_MESSAGES } from '@fuar/shared/messages/admin/record-form';
import type { Draft, EditedFields, EditedKind, RowId } from '@fuar/shared/schemas/editing';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { draftPath } from '../../lib/draft-path.ts';
import { showServerErrors } from '../../lib/form-errors.ts';
import { storePicture } from '../../lib/stored-picture.ts';
import type { SaveDraftResult } from '../../lib/unsaved.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { showToast, withdrawToast } from '../ui/toast-store.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useBrowserCopy } from './use-browser-copy.ts';
import { usePreviewSource } from './use-preview-source.ts';
import { type NewerRecord, type RecordFields, type Stored, useRecordForm } from './use-record-form.ts';

/**
 * With these statuses the server cannot be reached, is not ready, or refuses the session. The browser then stores the form
 * values.
 */
const UNREACHABLE = new Set([0, 401, 403, 502, 503, 504]);

type Options<R extends Stored, Values extends FieldValues, Input extends object> = {
  kind: EditedKind;
  /** The row's id or page key; absent for a new row. */
  id: RowId | undefined;
  row: R | undefined;
  draft: Draft | undefined;
  schema: z.ZodType<Values, Values>;
  fields: RecordFields<Values, R>;
  toValues: (record: R | undefined) => Values;
  /** Returns the values that differ from the row, in the format that a save sends. */
  toInput: (values: Values, row: R | undefined) => Input;
  /** `id` is undefined for a new row. A row gets its id with the first save, so a second save of a new form has an id. */
  saveRow: (save: { id: number | undefined; input: Input; version: string | undefined }) => Promise<R>;
  findRow: (id: number | undefined) => Promise<R | undefined>;
  /** Key of the queries to refetch after a draft is published. */
  queryKey: QueryKey;
  savedMessage: string;
  saveFailed?: string;
  onSaved?: (() => void) | undefined;
};

type SaveDraft = { publishAt?: string; isLeaving?: boolean };

export type DraftActions = {
  kind: EditedKind;
  id: RowId | undefined;
  draft: Draft | undefined;
  /** True if the row changed after the draft was begun. Publishing then asks which values to keep. */
  isOutdated: boolean;
  isDirty: boolean;
  isSubmitting: boolean;
  isBusy: boolean;
  isSavingDraft: boolean;
  saveDraft: () => Promise<void>;
  /**
   * Takes an ISO time with a zone, or `""` to unschedule. Resolves to true if the server accepted the time. Throws an
   * `ApiError` if the server refused the time.
   */
  schedule: (publishAt: string) => Promise<boolean>;
  discard: () => Promise<void>;
  whenValid: (action: () => void) => void;
};

/**
 * A record's form with its draft. Without a draft, 'Kaydet' saves the row. With a draft, 'Kaydet' first saves the draft and
 * then publishes it, so that a failed publication loses nothing. Leaving the form saves unsaved values as a draft.
 */
export function useDraft<R extends Stored, Values extends FieldValues, Input extends object>(
  options: Options<R, Values, Input>,
) {
  const { kind, toValues, toInput, saveRow, findRow, queryKey, onSaved } = options;
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  // The row and the draft on which the typed changes are based. A save or a merge puts a newer row or draft here.
  const base = useRef({ row: options.row, draft: options.draft });
  const [draft, setShownDraft] = useState(options.draft);
  const setDraft = (next: Draft | undefined) => {
    const publishAt = base.current.draft?.publishAt;
    // The toast of the earlier time would be wrong now.
    if (publishAt && publishAt !== next?.publishAt) withdrawToast(m.isScheduled(formatMoment(publishAt)));
    base.current.draft = next;
    setShownDraft(next);
    browserCopy.remove();
  };
  // A new row gets its id with the first save. A deleted row loses its id, because its values become the draft of a new row.
  const rowId = useRef(options.id);
  // The id of the draft that caused the last conflict: somebody else has changed or created that draft. Undefined if the row
  // caused the conflict.
  const refusingDraft = useRef<number>(undefined);
  const [isSavingDraft, setIsSavingDraft] = useState(false);
  // Calls that are still running. A form that closes waits for these calls, because they may already store the values that the
  // form would store as a draft.
  const saving = useRef<Promise<void>>(undefined);
  const keeping = useRef<Promise<SaveDraftResult>>(undefined);
  const scheduling = useRef<Promise<SaveDraftResult>>(undefined);
  const hasSaved = useRef(false);

  const idOfRow = () => (rowId.current === undefined ? {} : { id: rowId.current });

  const refetch = (...keys: QueryKey[]) =>
    Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: key })));

  const publish = useMutation({
    mutationFn: async (draftId: number) => (await api.drafts.publish(draftId, {})) as unknown as R,
    meta: { successMessage: options.savedMessage },
    onSuccess: () => refetch(queryKey, draftQueries.all),
  });

  const save = async (values: Values): Promise<R> => {
    const { row } = base.current;
    const stored = base.current.draft && (await store());
    refusingDraft.current = undefined;
    const saved = await (stored
      ? publish.mutateAsync(stored.id).catch((error: unknown) => {
          throw toMerge(error, stored) ?? error;
        })
      : saveRow({ id: row?.id, input: toInput(values, row), version: row?.version }));
    base.current.row = saved;
    rowId.current ??= saved.id;
    setDraft(undefined);
    return saved;
  };

  /**
   * The schedule may have published the draft of a new row while the form was open. A 412 then makes the form merge that row,
   * because another save would create a second row.
   */
  const toMerge = (error: unknown, published: Draft): ApiError | undefined => {
    const id = error instanceof ApiError && error.status === 404 ? error.rowId : undefined;
    if (id === undefined || rowId.current !== undefined) return undefined;
    rowId.current = id;
    refusingDraft.current = undefined;
    setDraft(undefined);
    base.current.row = { ...withDraft<R>(undefined, published), id };
    return new ApiError(412, m.gone, { cause: error });
  };

  const findLatest = async (): Promise<NewerRecord<R> | undefined> => {
    const { row, draft: known } = base.current;
    if (refusingDraft.current === undefined) {
      const latest = await findRow(row?.id);
      if (!latest) return undefined;
      base.current.row = latest;
      return { before: row ?? latest, latest };
    }
    const latest = await api.drafts.get(refusingDraft.current);
    setDraft(latest);
    return { before: known ? withDraft(row, known) : (row ?? ({} as R)), latest: withDraft(row, latest) };
  };

  const { row: openedRow, draft: openedDraft } = options;
  const hasRowChanged =
    openedDraft?.rowVersion !== undefined && openedDraft.rowVersion !== openedRow?.version;
  const record = useRecordForm<R, Values, Values>({
    record: openedDraft ? withDraft(openedRow, openedDraft) : openedRow,
    changedSince: hasRowChanged ? openedRow : undefined,
    schema: options.schema,
    fields: options.fields,
    toValues,
    save,
    findLatest,
    ...(options.saveFailed ? { saveFailed: options.saveFailed } : {}),
    onSaved: (isMoreTyped) => {
      hasSaved.current = true;
      void close(isMoreTyped);
    },
  });
  const { form, names } = record;
  const isAsking = record.conflicts.some(({ chosen }) => !chosen);

  const toFields = async (values: Values): Promise<EditedFields> => {
    const { imageFile, ...texts }: { imageFile?: File } = toInput(values, base.current.row);
    const imageUrl = imageFile ? await storePicture(imageFile) : base.current.draft?.fields.imageUrl;
    return { ...(texts as EditedFields), ...(imageUrl === undefined ? {} : { imageUrl }) };
  };

  const store = async (publishAt?: string): Promise<Draft> => {
    const { row, draft: known } = base.current;
    const fields = await toFields(form.getValues());
    const changes = {
      fields,
      ...(publishAt === undefined ? {} : { publishAt }),
      // While the form asks about a conflict, keep the draft's old row version, so that a reopened form asks again.
      ...(row?.version === undefined || isAsking ? {} : { rowVersion: row.version }),
    };
    try {
      const stored = known
        ? await api.drafts.update(known.id, changes, { version: known.version })
        : await api.drafts.create({ kind, ...idOfRow(), ...changes });
      setDraft(stored);
      return stored;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      const merge = known && toMerge(error, known);
      if (merge) throw merge;
      if (known && status === 404) {
        setDraft(undefined);
        throw new ApiError(404, m.gone, { cause: error });
      }
      // Somebody has deleted the row, so save all values as the draft of a new row.
      if (!known && status === 404 && row && kind !== 'page') {
        base.current.row = undefined;
        rowId.current = undefined;
        return store(publishAt);
      }
      if (status === 412) refusingDraft.current = known?.id;
      // Somebody else has created a draft of this row since the form was opened. A 412 makes the form merge that draft.
      if (error instanceof ApiError && status === 409) {
        refusingDraft.current = error.draftId;
        throw new ApiError(412, error.message, { cause: error });
      }
      throw error;
    }
  };

  const askToChoose = () =>
    form.setError('root.server', { type: 'server', message: RECORD_FORM_MESSAGES.chooseFirst });

  /**
   * Throws only if the server refuses `publishAt`. A scheduled draft must be complete. If the form is being left, an incomplete
   * draft loses its time, because the text matters more.
   */
  const saveDraft = async ({ publishAt, isLeaving = false }: SaveDraft = {}): Promise<SaveDraftResult> => {
    // Saving now would overwrite the other person's draft before the user has chosen between the values.
    if (isAsking && refusingDraft.current !== undefined) {
      askToChoose();
      return 'conflict';
    }
    const kept = form.getValues();
    setIsSavingDraft(true);
    try {
      await store(publishAt);
      const typed = form.getValues();
      markAsSaved(kept);
      // Save again if the user typed during the save, because the form closes next.
      if (names.some((name) => typed[name] !== kept[name])) return await saveDraft({ isLeaving });
      void refetch(draftQueries.all);
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError) || error.errors.publishAt) throw error;
      if (error.status === 412) {
        let result: SaveDraftResult = 'conflict';
        await record.merge(error, async () => {
          result = await saveDraft({ ...(publishAt === undefined ? {} : { publishAt }), isLeaving });
        });
        return result;
      }
      const { draft: known } = base.current;
      if (isLeaving && error.status === 400 && known?.state === 'scheduled') {
        const result = await saveDraft({ publishAt: '' });
        if (result === 'saved') {
          showToast('warning', m.scheduleEnded);
        }
        return result;
      }
      showServerErrors(error, names, form.setError, m.keepFailed);
      return UNREACHABLE.has(error.status) ? 'unreachable' : 'failed';
    } finally {
      setIsSavingDraft(false);
    }
  };

  /** Makes the saved values the form's defaults, so that only values typed during the save count as unsaved. */
  const markAsSaved = (kept: Values) => {
    const typed = form.getValues();
    const withoutFile = (values: Values) =>
      'imageFile' in values && values.imageFile === kept.imageFile
        ? { ...values, imageFile: undefined }
        : values;
    form.reset(withoutFile(kept));
    form.reset(withoutFile(typed), { keepDefaultValues: true });
  };

  const { isDirty } = form.formState;
  const browserCopy = useBrowserCopy(isDirty, () => {
    const { row, draft: known } = base.current;
    const { imageFile: _, ...texts }: { imageFile?: File } = toInput(form.getValues(), row);
    return {
      kind,
      ...idOfRow(),
      fields: { ...known?.fields, ...(texts as EditedFields) },
      ...(row?.version === undefined ? {} : { rowVersion: row.version }),
      draft: known && { id: known.id, version: known.version },
    };
  });
  const preview = usePreviewSource({
    form,
    names,
    read: async () => {
      if (!base.current.row && !base.current.draft && !isDirty) return undefined;
      return { kind, ...idOfRow(), fields: await toFields(form.getValues()) };
    },
  });
  useLeaveGuard(isDirty, () => saveDraftAutomatically());

  const showDraftSaved = (message: string) => {
    const { draft: kept } = base.current;
    if (kept) showToast('success', message, { label: m.open, run: () => void navigate(draftPath(kept)) });
  };

  /** A second call while a draft is being saved gets the result of the first call. */
  const keepOnce = (isLeaving: boolean) => {
    keeping.current ??= saveDraft({ isLeaving }).finally(() => {
      keeping.current = undefined;
    });
    return keeping.current;
  };

  const isUnchanged = () => {
    const { row, draft: kept } = base.current;
    const [typed, stored] = [form.getValues(), toValues(kept ? withDraft(row, kept) : row)];
    return names.every((name) => typed[name] === stored[name]);
  };

  const saveDraftAutomatically = async (): Promise<SaveDraftResult> => {
    if (saving.current) {
      await saving.current;
      // The form stays open and shows why the save failed.
      if (!hasSaved.current) return 'conflict';
    }
    // Wait for a running schedule call, because otherwise a second draft could be created. If the server refused the time, that
    // call has not stored the text, so go on.
    if ((await scheduling.current?.catch(() => undefined)) === 'conflict') return 'conflict';
    if (isUnchanged()) return 'saved';
    const result = await keepOnce(true);
    if (result === 'saved') showDraftSaved(m.keptByItself);
    if (result !== 'unreachable') return result;
    if (!browserCopy.store()) return 'failed';
    showToast('warning', m.keptHere);
    return 'saved';
  };

  /** Closes the form after a save. If the user typed more during the save, first saves that as a draft. */
  const close = async (isMoreTyped: boolean) => {
    if (!onSaved || (isMoreTyped && (await saveDraftAutomatically()) !== 'saved')) return;
    onSaved();
  };

  const actions: DraftActions = {
    kind,
    id: options.id,
    draft,
    isOutdated: hasRowChanged && isAsking,
    isDirty,
    isSubmitting: form.formState.isSubmitting,
    isBusy: record.isBusy,
    isSavingDraft,
    saveDraft: async () => {
      if ((await keepOnce(false)) !== 'saved') return;
      showDraftSaved(m.kept);
      onSaved?.();
    },
    schedule: async (publishAt) => {
      await keeping.current;
      scheduling.current = saveDraft({ publishAt });
      try {
        return (await scheduling.current) === 'saved';
      } finally {
        scheduling.current = undefined;
      }
    },
    discard: async () => {
      if (!base.current.draft) return;
      await api.drafts.delete(base.current.draft.id);
      setDraft(undefined);
      record.restart(base.current.row);
      await refetch(draftQueries.all);
    },
    whenValid: (action) => {
      if (isAsking) askToChoose();
      else void form.handleSubmit(action)();
    },
  };
  const submit = async (event?: FormEvent) => {
    hasSaved.current = false;
    saving.current = record.submit(event);
    try {
      await saving.current;
    } finally {
      saving.current = undefined;
    }
  };
  return {
    record: { ...record, submit },
    actions,
    preview,
    pictureUrl: draft?.fields.imageUrl ?? record.opened?.imageUrl,
  };
}

function withDraft<R extends Stored>(row: R | undefined, { id, version, fields }: Draft): R {
  return { ...row, ...fields, version: `${id}:${version}` } as R;
}
