import { type RefObject, useId } from 'react';
import { Button } from './button.tsx';
import field from './field.module.css';
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

export function FileField({
  label,
  accept,
  hint,
  error,
  button,
  isDisabled,
  inputRef,
  onFile,
}: FileFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
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
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
