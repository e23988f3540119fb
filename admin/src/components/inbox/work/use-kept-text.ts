import { useEffect, useSyncExternalStore } from 'react';
import { signOutsElsewhere } from '../../../lib/sign-outs.ts';
import { createStore } from '../../../lib/store.ts';

const PREFIX = 'inbox-text:';

/** Texts that the storage refused, because it is full or disabled. They are lost when the row is closed. */
const unstored = new Map<string, string>();
/** Counts the changes of all texts. */
const changes = createStore(0);
const announce = () => changes.set(changes.get() + 1);

signOutsElsewhere.subscribe(() => {
  unstored.clear();
  announce();
});

/**
 * Stores unsent text, so that it survives when the row is closed or the page is reloaded. A sign-out deletes the text. Other
 * tabs cannot read the text, because it may contain personal data. `key` contains the user's e-mail address, so that no
 * other user gets the text.
 * If a box is closed during its call and opened again, the new box shows the text of the closed one.
 */
export function useKeptText(key: string, initial = '') {
  const current = () => read(key) ?? initial;
  const text = useSyncExternalStore(changes.subscribe, current);
  useEffect(() => () => void unstored.delete(key), [key]);
  const change = (next: string) => {
    write(key, next === initial ? undefined : next);
    announce();
  };
  return [text, change, current] as const;
}

/** Tells whether a box whose key begins with `keptAt` holds unsent text. */
export function hasKeptText(keptAt: string): boolean {
  return ['note', 'subject', 'body'].some((box) => read(`${keptAt} ${box}`));
}

function read(key: string): string | undefined {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string | undefined): void {
  unstored.delete(key);
  try {
    if (text === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    if (text !== undefined) unstored.set(key, text);
  }
}
