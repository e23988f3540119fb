import { type RefObject, useId } from 'react';
import { Button } from './button.tsx';
import field from './field.module.css';
import { describe, FieldError, FieldHint } from './field.tsx';
import s from './file-field.module.css';

type FileFieldProps = {
  label: string;
  accept: string;
  hint: string;
  error?: string | undefined;
  button: string;
  isDisabled?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
};

export function FileField(props: FileFieldProps) {
  const { label, accept, hint, error, button, isDisabled, inputRef, onFile } = props;
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        disabled={isDisabled}
        {...describe(id, hint, error)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          // Closing the picker without a choice keeps the previous file.
          if (file) onFile(file);
        }}
      />
      <div className={s.row}>
        <Button
          icon="upload"
          aria-hidden="true"
          tabIndex={-1}
          disabled={isDisabled}
          onClick={() => inputRef.current?.click()}
        >
          {button}
        </Button>
        <FieldHint id={id}>{hint}</FieldHint>
      </div>
      <FieldError id={id} role="alert">
        {error}
      </FieldError>
    </div>
  );
}
