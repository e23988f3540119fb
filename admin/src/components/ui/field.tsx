import { type ComponentProps, type ReactNode, useId } from 'react';
import s from './field.module.css';
import { Icon, type IconName } from './icon.tsx';

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
};

type TextFieldProps = FieldProps & ComponentProps<'input'> & { icon?: IconName };

export function TextField({ label, error, hint, icon, ...input }: TextFieldProps) {
  const { control, frame } = useField(label, error, hint, input.required);
  const box = <input type="text" className={s.control} {...control} {...input} required={false} />;
  if (!icon) return frame(box);
  return frame(
    <div className={s.withIcon}>
      <Icon name={icon} />
      {box}
    </div>,
  );
}

export function TextAreaField({ label, error, hint, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const { control, frame } = useField(label, error, hint, area.required);
  return frame(<textarea className={s.control} {...control} {...area} required={false} />);
}

export function SelectField({ label, error, hint, ...select }: FieldProps & ComponentProps<'select'>) {
  const { control, frame } = useField(label, error, hint, select.required);
  return frame(
    <div className={s.select}>
      <select className={s.control} {...control} {...select} required={false} />
      <Icon name="chevron" />
    </div>,
  );
}

/** Wires label, control, hint and error. Sets `aria-required` and not `required`, because forms show their own messages. */
function useField(label: string, error: string | undefined, hint: ReactNode, required = false) {
  const id = useId();
  const control = { 'aria-required': required || undefined, ...describe(id, hint, error) };
  const frame = (input: ReactNode) => (
    <div className={s.field}>
      <label className={required ? `${s.label} ${s.required}` : s.label} htmlFor={id}>
        {label}
      </label>
      {input}
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
  return { control, frame };
}

/** The attributes that connect a control with its `FieldHint` and its `FieldError`. */
export function describe(id: string, hint: ReactNode, error: string | undefined) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    children && (
      <p className="note" id={`${id}-hint`}>
        {children}
      </p>
    )
  );
}

export function FieldError({ id, children, ...rest }: ComponentProps<'p'> & { id: string }) {
  return (
    children && (
      <p className={s.error} {...rest} id={`${id}-error`}>
        {children}
      </p>
    )
  );
}
