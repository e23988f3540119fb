import { useEffect, useState } from 'react';
import { signOutsElsewhere } from '../../../lib/sign-outs.ts';

const PREFIX = 'inbox-text:';

/**
 * Stores an unsent text, so that it survives closing its row and reloading the page. A sign-out deletes the text. Other tabs
 * cannot read the text, because it is about a person. `key` contains the user's e-mail address, so that no other user gets the
 * text.
 */
export function useKeptText(key: string, initial = '') {
  const [text, setText] = useState(() => read(key) ?? initial);
  useEffect(() => signOutsElsewhere.subscribe(() => setText(initial)), [initial]);
  const change = (next: string) => {
    setText(next);
    write(key, next === initial ? '' : next);
  };
  return [text, change] as const;
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
    // The storage is full or switched off, so the text is kept only until the row is closed.
  }
}
