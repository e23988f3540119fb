import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { ImageField } from '../ui/image-field.tsx';
import type { RecordForm } from './use-record-form.ts';

type ControlledProps<In extends FieldValues, Out> = {
  record: RecordForm<In, Out>;
  name: Path<In>;
  label: string;
};

export function RichTextField<In extends FieldValues, Out>(
  props: ControlledProps<In, Out> & { isTall?: boolean },
) {
  const { record, name, label, isTall = false } = props;
  const { field, fieldState } = useController({ control: record.form.control, name });
  return (
    <RichTextEditor
      key={record.generation}
      label={label}
      defaultValue={field.value}
      onChange={field.onChange}
      onBusyChange={record.onBusyChange}
      error={fieldState.error?.message}
      isTall={isTall}
    />
  );
}

export function ImageFileField<In extends FieldValues, Out>(
  props: ControlledProps<In, Out> & { currentUrl: string | undefined },
) {
  const { record, name, label, currentUrl } = props;
  const { field, fieldState } = useController({ control: record.form.control, name });
  return (
    <ImageField
      label={label}
      value={field.value}
      onChange={field.onChange}
      currentUrl={currentUrl}
      hint={currentUrl && m.keepsImage}
      error={fieldState.error?.message}
    />
  );
}
