import { keysOf } from '@fuar/shared/content/record';
import { formatDay } from '@fuar/shared/dates/format-date';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import { PATHS } from '@fuar/shared/paths';
import type { Draft } from '@fuar/shared/schemas/editing';
import {
  type AdminPressItem,
  type PressItemChanges,
  type PressItemInput,
  type PressType,
  pressItemInputSchema,
} from '@fuar/shared/schemas/press-item';
import { z } from 'zod';
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
import { toFormTexts, toTextsToSend } from '../../lib/form-texts.ts';
import { imageFileSchema } from '../../lib/image-file-schema.ts';
import { uploadApi } from '../../lib/upload-api.ts';
import type { OnceKey } from '../../lib/use-create-once.ts';
import { pressQueries } from '../../queries/press-items.ts';

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
const sendItem = ({ id, input, version, idempotencyKey }: SaveOf<PressItemToSend> & OnceKey) =>
  id === undefined
    ? uploadApi.press.create(input as PressItemInput, { idempotencyKey })
    : uploadApi.press.update(id, input, { version });

export type PressFormProps = {
  item: AdminPressItem | undefined;
  draft: Draft | undefined;
  type: PressType;
  onClose: () => void;
};

export function PressForm({ item, draft, type, onClose }: PressFormProps) {
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

const fieldsSchema = pressItemInputSchema.extend({
  // The browser reads 24.12.26 as a day of the year 26.
  date: pressItemInputSchema.shape.date.refine((day) => day >= '1900', { error: m.yearIncomplete }),
  content: z.string(),
  imageFile: imageFileSchema.optional(),
});

type PressFormInput = z.input<typeof fieldsSchema>;
type PressFormValues = z.infer<typeof fieldsSchema>;

/** Clears the source and link of a bulletin, because these fields are hidden and must not fail validation. */
const pressFormSchema = z
  .custom<PressFormInput>()
  .transform((values) => (values.type === 'Coverage' ? values : { ...values, source: '', link: '' }))
  .pipe(fieldsSchema);
type PressItemToSend = PressItemChanges & { imageFile?: File };

const TEXTS = keysOf(pressItemInputSchema.shape);

function toFormValues(item: AdminPressItem | undefined, type: PressType): PressFormValues {
  return {
    ...toFormTexts(TEXTS, item),
    type: item?.type ?? type,
    date: item?.date ?? todayInIstanbul(new Date()),
    imageFile: undefined,
  };
}

function toPressItemToSend(values: PressFormValues, item: AdminPressItem | undefined): PressItemToSend {
  const { type, imageFile } = values;
  const shown = type === 'Coverage' ? values : { ...values, source: '', link: '' };
  return { ...toTextsToSend(TEXTS, shown, item), ...(imageFile ? { imageFile } : {}) };
}
