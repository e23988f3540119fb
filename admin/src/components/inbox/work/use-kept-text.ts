import { useEffect, useState } from 'react';
import { signOutsElsewhere } from '../../../lib/sign-outs.ts';

const PREFIX = 'inbox-text:';

/**
 * Keeps a text when its row is closed or the page is reloaded, until the text is sent or the user signs out. The text is about
 * a person, so only this tab stores it. `key` contains the user's e-mail address, so that no other user gets the text.
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
