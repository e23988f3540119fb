import { useEffect, useRef, useState } from 'react';
import { listen } from '../../lib/listen.ts';
import { Icon } from './icon.tsx';
import s from './search-field.module.css';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  // Hold the text in state. The router updates the URL after the keystroke, so an input bound to the URL would lose letters.
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      listen(['keydown'], (event) => {
        const { target } = event;
        const isTyping =
          target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
        if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        input.current?.focus();
      }),
    [],
  );

  return (
    <div className={s.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={s.input}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
