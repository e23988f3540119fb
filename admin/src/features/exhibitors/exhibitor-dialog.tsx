import { EXHIBITOR_COLUMN_NAMES, EXHIBITOR_COLUMNS as LABELS } from '@fuar/shared/content/fair-facts';
import { recordOf } from '@fuar/shared/content/record';
import { EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import {
  type AdminExhibitor,
  type ExhibitorChanges,
  type ExhibitorInput,
  exhibitorInputSchema,
} from '@fuar/shared/schemas/exhibitor';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { z } from 'zod';
import { ImageFileField, showPicture } from '../../components/record-form/controlled-fields.tsx';
import { FormNotice } from '../../components/record-form/form-notice.tsx';
import { type RecordFields, useRecordForm } from '../../components/record-form/use-record-form.ts';
import { type SaveOf, useSaveRow } from '../../components/record-form/use-save-row.ts';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { toFormTexts, toTextsToSend } from '../../lib/form-texts.ts';
import { imageFileSchema } from '../../lib/image-file-schema.ts';
import { uploadApi } from '../../lib/upload-api.ts';
import type { OnceKey } from '../../lib/use-create-once.ts';
import { exhibitorQueries } from '../../queries/exhibitors.ts';

type ExhibitorDialogProps = {
  fairId: number;
  exhibitor: AdminExhibitor | undefined;
  onClose: () => void;
};

export function ExhibitorDialog(props: ExhibitorDialogProps) {
  return (
    <FormDialog title={props.exhibitor ? m.edit : m.add} onClose={props.onClose}>
      <ExhibitorForm {...props} />
    </FormDialog>
  );
}

/** `imageFile` is null to remove the stored logo, and absent to keep it. */
const exhibitorFormSchema = exhibitorInputSchema.extend({ imageFile: imageFileSchema.nullish() });

type ExhibitorFormValues = z.infer<typeof exhibitorFormSchema>;
type ExhibitorToSend = ExhibitorChanges & { imageFile?: File };

const FIELDS: RecordFields<ExhibitorFormValues, AdminExhibitor> = {
  ...recordOf(EXHIBITOR_COLUMN_NAMES, (name) => ({ label: LABELS[name] })),
  imageFile: { label: m.logo, show: showPicture },
};

function ExhibitorForm({ fairId, exhibitor, onClose }: ExhibitorDialogProps) {
  const list = () => exhibitorQueries.list(fairId);
  const known = useQuery(list()).data ?? [];
  const { save, findLatest } = useSaveRow({ all: exhibitorQueries.all, list }, sendTo(fairId), m);
  const record = useRecordForm<AdminExhibitor, ExhibitorFormValues>({
    record: exhibitor,
    schema: exhibitorFormSchema,
    fields: FIELDS,
    toValues: toFormValues,
    save: (values, before) =>
      save({ id: before?.id, input: toExhibitorToSend(values, before), version: before?.version }),
    findLatest: async (before) => {
      const latest = await findLatest(before.id);
      return latest && { before, latest };
    },
    // An exhibitor has no drafts, so the form stays open if the user typed more while the save was under way.
    onSaved: (isMoreTyped) => {
      if (isMoreTyped) showToast('info', m.moreTyped);
      else onClose();
    },
    saveFailed: m.saveFailed,
  });
  const { isDirty, isSubmitting } = record.form.formState;
  useLeaveGuard(isDirty);

  const listId = useId();
  const text = (name: keyof typeof LABELS) => ({ autoComplete: 'off', ...record.field(name) });

  return (
    <form className={form.form} onSubmit={record.submit} noValidate>
      <div className={form.fields}>
        <FormNotice record={record} />
        <TextField required {...text('name')} />
        <div className={form.pair}>
          <TextField list={`${listId}-hall`} {...text('hall')} />
          <TextField {...text('stand')} />
        </div>
        <div className={form.pair}>
          <TextField list={`${listId}-group`} {...text('productGroup')} />
          <TextField list={`${listId}-country`} {...text('country')} />
        </div>
        <TextField inputMode="url" hint={m.websiteHint} {...text('website')} />
        <ImageFileField
          record={record}
          name="imageFile"
          label={m.logo}
          currentUrl={record.opened?.imageUrl}
          removeLabel={m.removeLogo}
        />
        <Proposals id={`${listId}-hall`} texts={known.map(({ hall }) => hall)} />
        <Proposals id={`${listId}-group`} texts={known.map(({ productGroup }) => productGroup)} />
        <Proposals id={`${listId}-country`} texts={known.map(({ country }) => country)} />
      </div>
      <FormButtons isBusy={isSubmitting} isIncomplete={record.isBusy}>
        {isSubmitting ? m.saving : m.save}
      </FormButtons>
    </form>
  );
}

/** Proposes the values of other exhibitors, so that people write the same hall or group in the same way. */
function Proposals({ id, texts }: { id: string; texts: readonly (string | undefined)[] }) {
  const different = [...new Set(texts.filter(Boolean))];
  return (
    <datalist id={id}>
      {different.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

/** The cast is safe, because the form has checked that a new exhibitor has its required fields. */
const sendTo =
  (fairId: number) =>
  ({ id, input, version, idempotencyKey }: SaveOf<ExhibitorToSend> & OnceKey) =>
    id === undefined
      ? uploadApi.exhibitors.create(fairId, input as ExhibitorInput, { idempotencyKey })
      : uploadApi.exhibitors.update(id, input, { version });

function toFormValues(exhibitor: AdminExhibitor | undefined): ExhibitorFormValues {
  return { ...toFormTexts(EXHIBITOR_COLUMN_NAMES, exhibitor), imageFile: undefined };
}

function toExhibitorToSend(
  values: ExhibitorFormValues,
  exhibitor: AdminExhibitor | undefined,
): ExhibitorToSend {
  const { imageFile } = values;
  return {
    ...toTextsToSend(EXHIBITOR_COLUMN_NAMES, values, exhibitor),
    ...(imageFile ? { imageFile } : {}),
    ...(imageFile === null ? { imageUrl: '' } : {}),
  };
}
