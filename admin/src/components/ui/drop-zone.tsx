import { UPLOAD_MESSAGES as m } from '@fuar/shared/messages/admin/uploads';
import { type DragEvent, useId, useState } from 'react';
import { ACCEPTED_IMAGES } from '../../lib/image-files.ts';
import s from './drop-zone.module.css';
import { describe, FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

type DropZoneProps = {
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
  error?: string | undefined;
};

export function DropZone({ onFiles, isMultiple = false, isDisabled = false, error }: DropZoneProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !isDisabled);
  };
  return (
    <div>
      <label
        className={s.zone}
        data-over={isOver ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={(event) => {
          handleDrag(event, false);
          if (!isDisabled) onFiles([...event.dataTransfer.files]);
        }}
      >
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
