import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { ImageFileField, RichTextField } from '../../components/record-form/controlled-fields.tsx';
import { DialogForm } from '../../components/record-form/dialog-form.tsx';
import { useRecordForm } from '../../components/record-form/use-record-form.ts';
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx';
import s from '../../components/ui/form.module.css';
import type { FormDialogHandlers } from '../../components/ui/form-dialog.tsx';
import { describeDate } from './describe-date.ts';
import { FAIR_FORM_FIELDS, fairFormSchema, toFairToSend, toFormValues } from './fair-form-values.ts';
import { useSaveFair } from './use-save-fair.ts';

type FairFormProps = FormDialogHandlers & {
  /** Absent to add one. */
  fair: AdminFair | undefined;
  onSaved: () => void;
};

export function FairForm({ fair, onSaved, ...dialog }: FairFormProps) {
  const { save, findLatest } = useSaveFair(fair?.id);
  const record = useRecordForm({
    record: fair,
    schema: fairFormSchema,
    fields: FAIR_FORM_FIELDS,
    toValues: toFormValues,
    save: (values, before, version) => save({ input: toFairToSend(values, before), version }),
    findLatest,
    onSaved,
  });
  const { register, watch, formState } = record.form;
  const { errors } = formState;

  return (
    <DialogForm record={record} focus="title" {...dialog}>
      <TextField
        label={m.fields.title}
        required
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <div className={s.pair}>
        <TextField
          label={m.fields.date}
          required
          autoComplete="off"
          hint={<DateEcho text={watch('date')} />}
          error={errors.date?.message}
          {...register('date')}
        />
        <SelectField label={m.fields.status} error={errors.status?.message} {...register('status')}>
          {Object.entries(m.statuses).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label={m.fields.description}
        required
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <RichTextField record={record} name="details" label={m.fields.details} />
      <ImageFileField
        record={record}
        name="imageFile"
        label={m.fields.image}
        currentUrl={record.opened?.imageUrl}
      />
    </DialogForm>
  );
}

function DateEcho({ text }: { text: string }) {
  const echo = describeDate(text);
  return (
    <span aria-live="polite" className={echo.isUnderstood ? undefined : s.warning}>
      {echo.text}
    </span>
  );
}
