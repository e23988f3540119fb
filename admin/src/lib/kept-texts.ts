import type { DraftInput } from '@fuar/shared/schemas/editing';

/**
 * Form values that could not be saved on the server. `draft` is the draft to update. If it is absent, the values become a
 * new draft.
 */
export type KeptTexts = DraftInput & { draft?: { id: number; version: string } | undefined };

const PREFIX = 'kept-texts:';

/** Stores form values in this browser until they can be sent. Returns false if the browser cannot store them. */
export function keepHere(form: string, texts: KeptTexts): boolean {
  try {
    localStorage.setItem(PREFIX + form, JSON.stringify(texts));
    return true;
  } catch {
    // The storage is full or disabled.
    return false;
  }
}

export function forgetKept(form: string): void {
  localStorage.removeItem(PREFIX + form);
}

export function hasKept(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
}

export function readKept(): [form: string, texts: KeptTexts][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => [key.slice(PREFIX.length), JSON.parse(localStorage.getItem(key) ?? '') as KeptTexts]);
}
