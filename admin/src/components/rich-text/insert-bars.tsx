import { EDITOR_MESSAGES as m } from '@fuar/shared/messages/admin/editor';
import { completeHref, isAllowedHref, isAllowedImageSource } from '@fuar/shared/rich-text/addresses';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ACCEPTED_IMAGES } from '../../lib/image-files.ts';
import { Button } from '../ui/button.tsx';
import s from './rich-text-editor.module.css';

type BarProps = { onClose: () => void };

/** Asks for a link's URL below the toolbar, because a dialog would hide the selected text. */
export function LinkBar({
  href,
  onApply,
  onRemove,
  onClose,
}: BarProps & { href: string | undefined; onApply: (href: string) => void; onRemove: () => void }) {
  const [text, setText] = useState(href ?? 'https://');
  const [error, setError] = useState<string>();
  const apply = () => {
    const completed = completeHref(text);
    if (!isAllowedHref(completed) || /^https?:\/\/$/.test(completed)) return setError(m.linkInvalid);
    onApply(completed);
  };
  return (
    <Bar legend={m.linkLegend} onEnter={apply} onClose={onClose} error={error}>
      <BarField label={m.linkAddress} value={text} onChange={setText} hint={m.linkHint} />
      <Button variant="primary" onClick={apply}>
        {m.apply}
      </Button>
      {href !== undefined && <Button onClick={onRemove}>{m.removeLink}</Button>}
    </Bar>
  );
}

type ImageBarProps = BarProps & {
  /** A chosen file that still needs alternative text. */
  file: File | undefined;
  onApply: (src: string, alt: string) => void;
  onChoose: (files: readonly File[], alt: string) => void;
  onUpload: (file: File, alt: string) => void;
};

/**
 * Inserts a picture from the disk or by its URL, and asks for its alternative text. A picture without alternative text is
 * decorative. Only the button inserts a decorative picture, because Enter in an empty field may be a mistake.
 */
export function ImageBar({ file, onApply, onChoose, onUpload, onClose }: ImageBarProps) {
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const apply = ({ isDecorative = false } = {}) => {
    const [address, text] = [src.trim(), alt.trim()];
    const isAddress = isAllowedImageSource(address) && /^(?:https?|data):/i.test(address);
    if (!file && !isAddress) return setError(m.imageInvalid);
    if (!text && !isDecorative) return setError(m.imageAltMissing);
    if (file) onUpload(file, text);
    else onApply(address, text);
  };
  return (
    <Bar legend={m.imageLegend} onEnter={apply} onClose={onClose} error={error}>
      {file && <p className={s.barTitle}>{m.describe(file.name)}</p>}
      <BarField label={m.imageAlt} value={alt} onChange={setAlt} hint={file && m.imageAltHint} />
      {!file && (
        <>
          <BarField label={m.imageAddress} value={src} onChange={setSrc} />
          <input
            ref={input}
            type="file"
            hidden
            aria-label={m.imageUpload}
            accept={ACCEPTED_IMAGES}
            onChange={(event) => onChoose([...(event.target.files ?? [])], alt.trim())}
          />
          <Button icon="upload" onClick={() => input.current?.click()}>
            {m.imageUpload}
          </Button>
        </>
      )}
      <Button variant="primary" onClick={() => apply({ isDecorative: true })}>
        {alt.trim() ? m.apply : m.insertDecorative}
      </Button>
    </Bar>
  );
}

type FrameProps = BarProps & {
  legend: string;
  onEnter: () => void;
  error: string | undefined;
  children: ReactNode;
};

function Bar({ legend, onEnter, onClose, error, children }: FrameProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const first = root.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Handle Enter and Escape here. Otherwise Enter submits the surrounding form and Escape closes its dialog.
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <fieldset ref={root} className={s.bar} onKeyDown={handleKeyDown}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
      <Button onClick={onClose}>{m.cancel}</Button>
      {error && (
        <p className={s.barError} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type BarFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string | undefined;
};

function BarField({ label, value, onChange, hint }: BarFieldProps) {
  const id = useId();
  return (
    <div className={s.barField}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} placeholder={hint} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
