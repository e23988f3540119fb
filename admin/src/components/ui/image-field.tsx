import { UPLOAD_MESSAGES as m } from '@fuar/shared/messages/admin/uploads';
import { useEffect, useId, useRef, useState } from 'react';
import { ACCEPTED_IMAGES } from '../../lib/image-files.ts';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { Button } from './button.tsx';
import field from './field.module.css';
import { describe, FieldError, FieldHint } from './field.tsx';
import { Icon } from './icon.tsx';
import s from './image-field.module.css';
import { useDrop } from './use-drop.ts';
import { useObjectUrl } from './use-object-urls.ts';

type ImageFieldProps = {
  label: string;
  /** null removes the stored picture. */
  value: File | null | undefined;
  onChange: (file: File | undefined) => void;
  /** URL of the stored picture, which is kept unless the user chooses another. */
  currentUrl?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  removal?: { label: string; run: () => void } | undefined;
  inputRef?: (input: HTMLInputElement | null) => void;
};

export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, currentUrl, hint, removal, inputRef } = props;
  const [hasSeveral, setHasSeveral] = useState(false);
  const error = hasSeveral ? m.onlyOne : props.error;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(value?.type.startsWith('image/') ? value : undefined);
  const stored = value === null || !currentUrl ? undefined : toSiteUrl(currentUrl);
  const shown = preview && props.error ? undefined : (preview ?? stored);
  const problem = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) problem.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const handleFiles = ([file, ...others]: File[]) => {
    setHasSeveral(others.length > 0);
    if (file && others.length === 0) onChange(file);
  };

  const drop = useDrop(handleFiles);

  const run = (action: () => void) => {
    setHasSeveral(false);
    action();
    // Move focus, because the pressed button disappears.
    input.current?.focus();
  };

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={s.row} {...drop}>
        <div className={s.frame}>
          {shown ? <img src={shown} alt={preview ? m.preview : m.current} /> : <Icon name="image" />}
        </div>
        <div className={s.side}>
          <input
            ref={(element) => {
              input.current = element;
              inputRef?.(element);
            }}
            type="file"
            accept={ACCEPTED_IMAGES}
            {...describe(id, 'hint', error)}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              handleFiles(files);
            }}
          />
          <div className={s.buttons}>
            <Button icon="image" aria-hidden="true" tabIndex={-1} onClick={() => input.current?.click()}>
              {shown ? m.change : m.choose}
            </Button>
            {value !== undefined && (
              <Button icon="undo" onClick={() => run(() => onChange(undefined))}>
                {m.undo}
              </Button>
            )}
            {removal && stored && !value && (
              <Button icon="trash" onClick={() => run(removal.run)}>
                {removal.label}
              </Button>
            )}
          </div>
          <FieldHint id={id}>
            {value ? `${value.name}` : m.accepted}
            {value === undefined && hint && (
              <>
                <br />
                {hint}
              </>
            )}
          </FieldHint>
          <FieldError ref={problem} id={id} role="alert">
            {error}
          </FieldError>
        </div>
      </div>
    </div>
  );
}
