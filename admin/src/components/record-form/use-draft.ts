import { ApiError } from '@fuar/shared/api/api-error';
import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import { RECORD_FORM_MESSAGES } from '@fuar/shared/messages/admin/record-form';
import type { Draft, EditedKind, RowId } from '@fuar/shared/schemas/editing';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { draftPath } from '../../lib/draft-path.ts';
import { showServerErrors } from '../../lib/form-errors.ts';
import type { SaveDraftResult } from '../../lib/unsaved.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { showToast } from '../ui/toast-store.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useBrowserCopy } from './use-browser-copy.ts';
import { usePreviewSource } from './use-preview-source.ts';
import { type RecordFields, type Stored, useRecordForm } from './use-record-form.ts';
import { type StoredDraftOptions, useStoredDraft, withDraft } from './use-stored-draft.ts';

/**
 * These statuses mean that the server cannot be reached, is not ready, or refuses the session. The browser then stores the form
 * values.
 */
const UNREACHABLE = new Set([0, 401, 403, 502, 503, 504]);

type Options<R extends Stored, Values extends FieldValues, Input extends object> = StoredDraftOptions<
  R,
  Values,
  Input
> & {
  schema: z.ZodType<Values, Values>;
  fields: RecordFields<Values, R>;
  toValues: (record: R | undefined) => Values;
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
  const { kind, toValues, onSaved } = options;
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const stored = useStoredDraft(options, {
    readValues: (): Values => form.getValues(),
    isAsking: (): boolean => isAsking,
    onStored: () => browserCopy.remove(),
  });
  const { base, draft } = stored;
  const [isSavingDraft, setIsSavingDraft] = useState(false);
  // Calls that are still running. A form that closes waits for these calls, because they may already store the values that the
  // form would store as a draft.
  const saving = useRef<Promise<void>>(undefined);
  const keeping = useRef<Promise<SaveDraftResult>>(undefined);
  const scheduling = useRef<Promise<SaveDraftResult>>(undefined);
  const hasSaved = useRef(false);

  const { row: openedRow, draft: openedDraft } = options;
  const hasRowChanged =
    openedDraft?.rowVersion !== undefined && openedDraft.rowVersion !== openedRow?.version;
  const record = useRecordForm<R, Values>({
    record: openedDraft ? withDraft(openedRow, openedDraft) : openedRow,
    changedSince: hasRowChanged ? openedRow : undefined,
    schema: options.schema,
    fields: options.fields,
    toValues,
    save: stored.save,
    findLatest: stored.findLatest,
    ...(options.saveFailed ? { saveFailed: options.saveFailed } : {}),
    onSaved: (isMoreTyped) => {
      hasSaved.current = true;
      void close(isMoreTyped);
    },
  });
  const { form, names } = record;
  const isAsking = record.conflicts.some(({ chosen }) => !chosen);

  const refetchDrafts = () => queryClient.invalidateQueries({ queryKey: draftQueries.all });

  const askToChoose = () =>
    form.setError('root.server', { type: 'server', message: RECORD_FORM_MESSAGES.chooseFirst });

  /**
   * Throws only if the server refuses `publishAt`. A scheduled draft must be complete. If the form is being left, unschedules
   * an incomplete draft, because the text matters more than the time.
   */
  const saveDraft = async ({ publishAt, isLeaving = false }: SaveDraft = {}): Promise<SaveDraftResult> => {
    // Saving now would overwrite the other person's draft before the user has chosen between the values.
    if (isAsking && stored.isRefusedByDraft()) {
      askToChoose();
      return 'conflict';
    }
    const kept = form.getValues();
    setIsSavingDraft(true);
    try {
      await stored.store(publishAt);
      const typed = form.getValues();
      markAsSaved(kept);
      // Save again if the user typed during the save, because the form closes next.
      if (names.some((name) => typed[name] !== kept[name])) return await saveDraft({ isLeaving });
      void refetchDrafts();
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
  const browserCopy = useBrowserCopy(isDirty, stored.toCopy);
  const preview = usePreviewSource({
    form,
    names,
    read: async () => {
      if (!base.current.row && !base.current.draft && !isDirty) return undefined;
      return stored.toPreview();
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
    const [typed, known] = [form.getValues(), toValues(kept ? withDraft(row, kept) : row)];
    return names.every((name) => typed[name] === known[name]);
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
    showToast('warning', stored.hasUnsentPicture() ? `${m.keptHere} ${m.pictureNotKept}` : m.keptHere);
    return 'saved';
  };

  /** Closes the form after a save. If the user typed more during the save, first saves the new text as a draft. */
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
      await stored.discard();
      record.restart(base.current.row);
      await refetchDrafts();
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
