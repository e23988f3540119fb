import { useEffect, useRef, useState } from 'react';
import { signOutsElsewhere } from '../../../lib/sign-outs.ts';

const PREFIX = 'inbox-text:';

/**
 * Keeps unsent text while the row is closed or the page is reloaded. A sign-out deletes the text, and other tabs cannot read
 * it, because it may contain personal data. `key` contains the user's e-mail address, so that no other user gets the text.
 */
export function useKeptText(key: string, initial = '') {
  const [text, setText] = useState(() => read(key) ?? initial);
  useEffect(() => signOutsElsewhere.subscribe(() => setText(initial)), [initial]);
  const change = (next: string) => {
    setText(next);
    write(key, next === initial ? '' : next);
  };
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  /** False if the user has changed the text since, here or in a row that was closed and opened again. */
  const isStill = (sent: string) => (read(key) ?? latest.current) === sent;
  return [text, change, isStill] as const;
}

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(PREFIX + key, text);
    else sessionStorage.removeItem(PREFIX + key);
  } catch {
    // The storage is full or disabled, so the text is lost when the row is closed.
  }
}
