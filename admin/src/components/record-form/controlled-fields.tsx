import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import { ImageField } from '../ui/image-field.tsx';
import { useObjectUrl } from '../ui/use-object-urls.ts';
import type { RecordForm } from './use-record-form.ts';

type ControlledProps<Values extends FieldValues> = {
  record: RecordForm<Values>;
  name: Path<Values>;
  label: string;
};

export function RichTextField<Values extends FieldValues>(
  props: ControlledProps<Values> & { isTall?: boolean },
) {
  const { record, name, label, isTall = false } = props;
  const { field, fieldState } = useController({ control: record.form.control, name });
  return (
    <RichTextEditor
      key={record.generation}
      label={label}
      defaultValue={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      onBusyChange={record.onBusyChange}
      error={fieldState.error?.message}
      isTall={isTall}
    />
  );
}

export function ImageFileField<Values extends FieldValues>(
  props: ControlledProps<Values> & {
    currentUrl: string | undefined;
    /** The text of the button that removes the stored picture and sets the value to null. If absent, there is no button. */
    removeLabel?: string;
  },
) {
  const { record, name, label, currentUrl, removeLabel } = props;
  const { field, fieldState } = useController({ control: record.form.control, name });
  return (
    <ImageField
      label={label}
      value={field.value}
      inputRef={field.ref}
      onChange={(file) => {
        field.onChange(file);
        // Validate at once, so that an error shows when the file is chosen.
        void record.form.trigger(name);
      }}
      currentUrl={currentUrl}
      hint={currentUrl && m.keepsImage}
      removal={removeLabel ? { label: removeLabel, run: () => field.onChange(null) } : undefined}
      error={fieldState.error?.message}
    />
  );
}

export const showRichText = (html: string | undefined) => html && <RichTextView html={html} />;
export const showPicture = (file: File | null | undefined, record: { imageUrl?: string | undefined }) =>
  file === null ? undefined : <Picture file={file} currentUrl={record.imageUrl} />;

function Picture({ file, currentUrl }: { file: File | undefined; currentUrl: string | undefined }) {
  const chosenUrl = useObjectUrl(file);
  const src = file ? chosenUrl : currentUrl && toSiteUrl(currentUrl);
  return src ? <img src={src} alt="" /> : m.nothing;
}
