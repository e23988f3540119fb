import { ApiError } from '@fuar/shared/api/api-error';
import { formatMoment } from '@fuar/shared/dates/format-moment';
import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import type { Draft, EditedFields, EditedKind, RowId } from '@fuar/shared/schemas/editing';
import { randomKey } from '@fuar/shared/text/random-key';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { storePicture, urlOfStored } from '../../lib/stored-picture.ts';
import type { StoredTexts } from '../../lib/stored-texts.ts';
import { useCreateOnce } from '../../lib/use-create-once.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { withdrawToast } from '../ui/toast-store.ts';
import type { NewerRecord, Stored } from './use-record-form.ts';
import type { SaveOf } from './use-save-row.ts';

export type StoredDraftOptions<R extends Stored, Values, Input extends object> = {
  kind: EditedKind;
  /** The row's id or page key; absent for a new row. */
  id: RowId | undefined;
  row: R | undefined;
  draft: Draft | undefined;
  /** Returns the values that differ from the row, in the format that a save sends. */
  toInput: (values: Values, row: R | undefined) => Input;
  /** A row gets its id with the first save, so a second save of a new form has an id. */
  saveRow: (save: SaveOf<Input>) => Promise<R>;
  findRow: (id: number | undefined) => Promise<R | undefined>;
  /** Key of the queries to refetch after a draft is published. */
  queryKey: QueryKey;
  savedMessage: string;
};

/** The parts of the form that `useStoredDraft` calls. */
type FormView<Values> = {
  readValues: () => Values;
  /** True while the user still has to choose between values in conflict. */
  isAsking: () => boolean;
  onStored: () => void;
};

/** Stores a form's values as a row or a draft, and remembers the row and the draft on which the typed changes are based. */
export function useStoredDraft<R extends Stored, Values, Input extends object>(
  options: StoredDraftOptions<R, Values, Input>,
  form: FormView<Values>,
) {
  const { kind, toInput, saveRow, findRow, queryKey } = options;
  const queryClient = useQueryClient();
  const onceKey = useRef(randomKey());
  const createOnce = useCreateOnce(onceKey);

  // The row and the draft on which the typed changes are based. A save or a merge puts a newer row or draft here.
  const base = useRef({ row: options.row, draft: options.draft });
  const [draft, setShownDraft] = useState(options.draft);
  const setDraft = (next: Draft | undefined) => {
    const publishAt = base.current.draft?.publishAt;
    // Withdraw the toast about the earlier time, because that time no longer applies.
    if (publishAt && publishAt !== next?.publishAt) withdrawToast(m.isScheduled(formatMoment(publishAt)));
    // These toasts link to the draft, which is gone now.
    if (!next) for (const message of [m.kept, m.keptByItself]) withdrawToast(message);
    base.current.draft = next;
    setShownDraft(next);
    form.onStored();
  };
  // A new row gets its id with the first save. A deleted row loses its id, because its values become the draft of a new row.
  const rowId = useRef(options.id);
  // The id of the draft that caused the last conflict: somebody else has changed or created that draft. Undefined if the row
  // caused the conflict.
  const refusingDraft = useRef<number>(undefined);

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
          throw toConflict(error, stored) ?? error;
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
  const toConflict = (error: unknown, published: Draft): ApiError | undefined => {
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

  const toFields = async (values: Values): Promise<EditedFields> => {
    const { imageFile, ...texts }: { imageFile?: File } = toInput(values, base.current.row);
    const imageUrl = imageFile ? await storePicture(imageFile) : base.current.draft?.fields.imageUrl;
    return { ...(texts as EditedFields), ...(imageUrl === undefined ? {} : { imageUrl }) };
  };

  const store = async (publishAt?: string): Promise<Draft> => {
    const { row, draft: known } = base.current;
    const fields = await toFields(form.readValues());
    const changes = {
      fields,
      ...(publishAt === undefined ? {} : { publishAt }),
      // While the form asks about a conflict, keep the draft's old row version, so that a reopened form asks again.
      ...(row?.version === undefined || form.isAsking() ? {} : { rowVersion: row.version }),
    };
    try {
      const stored = known
        ? await api.drafts.update(known.id, changes, { version: known.version })
        : await createOnce((key) => api.drafts.create({ kind, ...idOfRow(), ...changes }, key));
      setDraft(stored);
      return stored;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      const conflict = known && toConflict(error, known);
      if (conflict) throw conflict;
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

  const toCopy = (): StoredTexts => {
    const { row, draft: known } = base.current;
    const { imageFile, ...texts }: { imageFile?: File } = toInput(form.readValues(), row);
    // The browser cannot store the chosen file with the texts, but the preview or an earlier attempt may have uploaded the file.
    const imageUrl = imageFile && urlOfStored(imageFile);
    const { imageFile: _, ...values }: { imageFile?: File } = toInput(form.readValues(), undefined);
    const unchanged = Object.entries(values).filter(([name]) => !(name in texts));
    return {
      kind,
      ...idOfRow(),
      fields: { ...known?.fields, ...(texts as EditedFields), ...(imageUrl ? { imageUrl } : {}) },
      unchanged: Object.fromEntries(unchanged) as EditedFields,
      ...(row?.version === undefined ? {} : { rowVersion: row.version }),
      draft: known && { id: known.id, version: known.version },
      onceKey: onceKey.current,
    };
  };

  /** True if the picture is lost when the form closes, because it has not been uploaded. */
  const hasUnsentPicture = (): boolean => {
    const { imageFile }: { imageFile?: File } = toInput(form.readValues(), base.current.row);
    return imageFile !== undefined && urlOfStored(imageFile) === undefined;
  };

  const toPreview = async () => ({ kind, ...idOfRow(), fields: await toFields(form.readValues()) });

  const discard = async () => {
    const { draft: known } = base.current;
    if (!known) return;
    try {
      await api.drafts.delete(known.id);
    } catch (error) {
      // Somebody has published or deleted the draft, so the next save must save the row.
      if (isNotFound(error) && !toConflict(error, known)) setDraft(undefined);
      throw error;
    }
    setDraft(undefined);
  };
  return {
    base,
    draft,
    /** Tells whether the last save was refused because somebody else has changed or created a draft. */
    isRefusedByDraft: () => refusingDraft.current !== undefined,
    save,
    store,
    findLatest,
    discard,
    toCopy,
    hasUnsentPicture,
    toPreview,
  };
}

export function withDraft<R extends Stored>(row: R | undefined, { id, version, fields }: Draft): R {
  return { ...row, ...fields, version: `${id}:${version}` } as R;
}
