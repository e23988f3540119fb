import { FAIR_FACT_MESSAGES } from '@fuar/shared/messages/admin/fair-facts';
import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { PATHS } from '@fuar/shared/paths';
import type { Draft } from '@fuar/shared/schemas/editing';
import { type AdminFair, type FairInput, fairChangesSchema } from '@fuar/shared/schemas/fair';
import { useMemo, useState } from 'react';
import type { PreviewSource } from '../../components/preview/preview-source.ts';
import {
  ImageFileField,
  RichTextField,
  showPicture,
  showRichText,
} from '../../components/record-form/controlled-fields.tsx';
import { DialogForm } from '../../components/record-form/dialog-form.tsx';
import { useDraft } from '../../components/record-form/use-draft.ts';
import type { RecordFields } from '../../components/record-form/use-record-form.ts';
import { type SaveOf, useSaveRow } from '../../components/record-form/use-save-row.ts';
import { Button } from '../../components/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx';
import s from '../../components/ui/form.module.css';
import { Icon } from '../../components/ui/icon.tsx';
import { saveOrConfirmLeave, useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { uploadApi } from '../../lib/upload-api.ts';
import type { OnceKey } from '../../lib/use-create-once.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { describeDate } from './describe-date.ts';
import { NO_DOCUMENT } from './document-file.ts';
import { forEachFact, isFact, showFact } from './fair-facts.ts';
import d from './fair-form.module.css';
import {
  type FairFormValues,
  type FairToSend,
  fairFormSchema,
  toFairToSend,
  toFormValues,
} from './fair-form-values.ts';
import { type ClickedField, FairGroups } from './fair-groups.tsx';

const FACT_FIELDS = forEachFact((name) => ({
  label: FAIR_FACT_MESSAGES.fields[name],
  show: (text: string) => showFact(name, text),
}));

const FIELDS: RecordFields<FairFormValues, AdminFair> = {
  title: { label: m.fields.title },
  date: { label: m.fields.date },
  status: { label: m.fields.status, show: (status) => m.statuses[status] },
  description: { label: m.fields.description },
  details: { label: m.fields.details, show: showRichText },
  imageFile: { label: m.fields.image, show: showPicture },
  ...FACT_FIELDS,
};

function sendFair({ id, input: given, version, idempotencyKey }: SaveOf<FairToSend> & OnceKey) {
  const { imageFile, ...texts } = given;
  const input = { ...fairChangesSchema.parse(texts), ...(imageFile ? { imageFile } : {}) };
  // The cast is safe, because the form has checked that a new fair has its required fields.
  return id === undefined
    ? uploadApi.fairs.create(input as FairInput, { idempotencyKey })
    : uploadApi.fairs.update(id, input, { version });
}

export type FairFormProps = {
  fair: AdminFair | undefined;
  draft: Draft | undefined;
  onClose: () => void;
};

export function FairForm({ fair, draft, onClose }: FairFormProps) {
  const { save, findLatest } = useSaveRow(fairQueries, sendFair, m);
  const [chosen, setChosen] = useState(NO_DOCUMENT);
  const hasChosen = chosen !== NO_DOCUMENT;
  // A save does not upload a chosen document. Ask before closing, because closing would discard it.
  const handleSaved = async () => {
    if (!hasChosen || (await saveOrConfirmLeave())) onClose();
  };
  const { record, actions, preview, pictureUrl } = useDraft({
    kind: 'fair',
    id: fair?.id ?? draft?.rowId,
    row: fair,
    draft,
    schema: fairFormSchema,
    fields: FIELDS,
    toValues: toFormValues,
    toInput: toFairToSend,
    saveRow: save,
    findRow: findLatest,
    queryKey: fairQueries.all,
    savedMessage: fair ? m.updated : m.added,
    saveFailed: m.saveFailed,
    onSaved: handleSaved,
  });
  useLeaveGuard(hasChosen);
  const { watch, setValue, setFocus } = record.form;
  const { source, clicked } = useClickedField(preview);

  const handleProposal = (date: string) => {
    setValue('date', date, { shouldDirty: true });
    // Move focus, because the pressed button disappears with the warning.
    setFocus('date');
  };

  return (
    <DialogForm
      record={record}
      actions={actions}
      preview={source}
      publicPath={fair && PATHS.fair(fair.id)}
      focus="title"
      onClose={handleSaved}
    >
      <TextField required autoComplete="off" {...record.field('title')} />
      <div className={s.pair}>
        <TextField
          required
          autoComplete="off"
          hint={<DateHint text={watch('date')} onProposal={handleProposal} />}
          {...record.field('date')}
        />
        <SelectField {...record.field('status')}>
          {Object.entries(m.statuses).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField required rows={3} {...record.field('description')} />
      <RichTextField record={record} name="details" label={m.fields.details} />
      <ImageFileField record={record} name="imageFile" label={m.fields.image} currentUrl={pictureUrl} />
      <FairGroups record={record} fair={fair} clicked={clicked} chosen={chosen} onChosenChange={setChosen} />
    </DialogForm>
  );
}

/** Handles clicks on fields in the preview. Returns a clicked field of a group as `clicked`, so that the group opens. */
function useClickedField(preview: PreviewSource) {
  const [clicked, setClicked] = useState<ClickedField>();
  const source = useMemo<PreviewSource>(() => {
    const handleField = (name: string) => {
      if (isFact(name) || name === 'documents' || name === 'exhibitors') setClicked({ name });
      else preview.onField?.(name);
    };
    return { ...preview, onField: handleField, labelOf: labelOfFact };
  }, [preview]);
  return { source, clicked };
}

/** The label of a fact. The error message of a fact names no field, and the field may be in a closed group. */
const labelOfFact = (name: string) => (isFact(name) ? FAIR_FACT_MESSAGES.fields[name] : undefined);

type DateHintProps = { text: string; onProposal: (date: string) => void };

function DateHint({ text, onProposal }: DateHintProps) {
  const { text: echo, isUnderstood, proposal } = describeDate(text);
  return (
    <>
      <span aria-live="polite" className={isUnderstood ? undefined : d.unread}>
        {!isUnderstood && <Icon name="warning" />}
        <span>{echo}</span>
      </span>
      {proposal && (
        <Button className={d.proposal} icon="check" onClick={() => onProposal(proposal)}>
          {m.useProposal}
        </Button>
      )}
    </>
  );
}
