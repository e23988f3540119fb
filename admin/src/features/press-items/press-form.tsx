import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { AdminPressItem, PressType } from '@fuar/shared/schemas/press-item';
import { ImageFileField, RichTextField } from '../../components/record-form/controlled-fields.tsx';
import { DialogForm } from '../../components/record-form/dialog-form.tsx';
import { useRecordForm } from '../../components/record-form/use-record-form.ts';
import { SelectField, TextField } from '../../components/ui/field.tsx';
import s from '../../components/ui/form.module.css';
import type { FormDialogHandlers } from '../../components/ui/form-dialog.tsx';
import { PRESS_FORM_FIELDS, pressFormSchema, toFormValues, toPressItemToSend } from './press-form-values.ts';
import { useSavePressItem } from './use-save-press-item.ts';

type PressFormProps = FormDialogHandlers & {
  /** Absent to add one. */
  item: AdminPressItem | undefined;
  type: PressType;
  onSaved: () => void;
};

export function PressForm({ item, type, onSaved, ...dialog }: PressFormProps) {
  const { save, findLatest } = useSavePressItem(item?.id);
  const record = useRecordForm({
    record: item,
    schema: pressFormSchema,
    fields: PRESS_FORM_FIELDS,
    toValues: (given) => toFormValues(given, type),
    save: (values, before, version) => save({ input: toPressItemToSend(values, before), version }),
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
        <SelectField label={m.fields.type} error={errors.type?.message} {...register('type')}>
          {Object.entries(m.types).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={m.fields.date}
          type="date"
          required
          error={errors.date?.message}
          {...register('date')}
        />
      </div>
      {watch('type') === 'Coverage' && (
        <>
          <TextField
            label={m.fields.source}
            hint={m.sourceHint}
            error={errors.source?.message}
            {...register('source')}
          />
          <TextField
            label={m.fields.link}
            type="url"
            hint={m.linkHint}
            error={errors.link?.message}
            {...register('link')}
          />
        </>
      )}
      <RichTextField record={record} name="content" label={m.fields.content} />
      <ImageFileField
        record={record}
        name="imageFile"
        label={m.fields.image}
        currentUrl={record.opened?.imageUrl}
      />
    </DialogForm>
  );
}
