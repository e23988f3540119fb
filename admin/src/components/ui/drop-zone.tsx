import { UPLOAD_MESSAGES as m } from '@fuar/shared/messages/admin/uploads';
import { useId } from 'react';
import { ACCEPTED_IMAGES } from '../../lib/image-files.ts';
import s from './drop-zone.module.css';
import { describe, FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { useDrop } from './use-drop.ts';

type DropZoneProps = {
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
  error?: string | undefined;
};

export function DropZone({ onFiles, isMultiple = false, isDisabled = false, error }: DropZoneProps) {
  const id = useId();
  const drop = useDrop(onFiles, isDisabled);
  return (
    <div>
      <label className={s.zone} data-disabled={isDisabled ? '' : undefined} {...drop}>
        <input
          type="file"
          accept={ACCEPTED_IMAGES}
          multiple={isMultiple}
          disabled={isDisabled}
          {...describe(id, 'hint', error)}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <Icon name="upload" />
        <span className={s.text}>{isMultiple ? m.drop : m.dropOne}</span>
      </label>
      <p className={s.hint} id={`${id}-hint`}>
        {isMultiple ? m.acceptedMany : m.accepted}
      </p>
      <FieldError className={s.error} id={id} role="alert">
        {error}
      </FieldError>
    </div>
  );
}
