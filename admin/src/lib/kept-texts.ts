import type { DraftInput } from '@fuar/shared/schemas/editing';

/** Texts that could not be sent as a draft. `draft` is the draft that they belong to. */
export type KeptTexts = DraftInput & { draft?: { id: number; version: string } | undefined };

const PREFIX = 'kept-texts:';

/** Keeps texts in this browser until the next sign-in. Returns false if the browser refuses. */
export function keepHere(form: string, texts: KeptTexts): boolean {
  try {
    localStorage.setItem(PREFIX + form, JSON.stringify(texts));
    return true;
  } catch {
    // The storage is full or switched off.
    return false;
  }
}

export function forgetKept(form: string): void {
  localStorage.removeItem(PREFIX + form);
}

/** True if this browser keeps texts. */
export function hasKept(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
}

export function readKept(): [form: string, texts: KeptTexts][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => [key.slice(PREFIX.length), JSON.parse(localStorage.getItem(key) ?? '') as KeptTexts]);
}
