import { formatDay } from '@fuar/shared/dates/format-date';
import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import { PATHS } from '@fuar/shared/paths';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminPressItem, PressItemInput, PressType } from '@fuar/shared/schemas/press-item';
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
import { SelectField, TextField } from '../../components/ui/field.tsx';
import s from '../../components/ui/form.module.css';
import type { FormDialogHandlers } from '../../components/ui/form-dialog.tsx';
import { api } from '../../lib/api.ts';
import { pressQueries } from '../../queries/press-items.ts';
import {
  type PressFormInput,
  type PressItemToSend,
  pressFormSchema,
  toFormValues,
  toPressItemToSend,
} from './press-form-values.ts';

const FIELDS: RecordFields<PressFormInput, AdminPressItem> = {
  title: { label: m.fields.title },
  type: { label: m.fields.type, show: (type) => m.types[type] },
  date: { label: m.fields.date, show: (day) => day && formatDay(day) },
  source: { label: m.fields.source },
  link: { label: m.fields.link },
  content: { label: m.fields.content, show: showRichText },
  imageFile: { label: m.fields.image, show: showPicture },
};

/** The cast is safe, because the form has checked that a new item has its required fields. */
const sendItem = ({ id, input, version }: SaveOf<PressItemToSend>) =>
  id === undefined ? api.press.create(input as PressItemInput) : api.press.update(id, input, { version });

type PressFormProps = FormDialogHandlers & {
  item: AdminPressItem | undefined;
  draft: Draft | undefined;
  type: PressType;
  onClose: () => void;
};

export function PressForm({ item, draft, type, onClose, ...dialog }: PressFormProps) {
  const { save, findLatest } = useSaveRow(pressQueries, sendItem, m);
  const { record, actions, preview, pictureUrl } = useDraft({
    kind: 'press',
    id: item?.id ?? draft?.rowId,
    row: item,
    draft,
    schema: pressFormSchema,
    fields: FIELDS,
    toValues: (given) => toFormValues(given, type),
    toInput: toPressItemToSend,
    saveRow: save,
    findRow: findLatest,
    queryKey: pressQueries.all,
    savedMessage: item ? m.updated : m.added,
    saveFailed: m.saveFailed,
    onSaved: onClose,
  });

  return (
    <DialogForm
      record={record}
      actions={actions}
      preview={preview}
      publicPath={item && PATHS.pressItem(item.id)}
      focus="title"
      onClose={onClose}
      {...dialog}
    >
      <TextField required autoComplete="off" {...record.field('title')} />
      <div className={s.pair}>
        <SelectField {...record.field('type')}>
          {Object.entries(m.types).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField type="date" required {...record.field('date')} />
      </div>
      {record.form.watch('type') === 'Coverage' && (
        <>
          <TextField hint={m.sourceHint} {...record.field('source')} />
          <TextField type="url" hint={m.linkHint} {...record.field('link')} />
        </>
      )}
      <RichTextField record={record} name="content" label={m.fields.content} />
      <ImageFileField record={record} name="imageFile" label={m.fields.image} currentUrl={pictureUrl} />
    </DialogForm>
  );
}
