import type { DraftInput, EditedFields } from '@fuar/shared/schemas/editing';
import { storeLocally } from './store-locally.ts';

/**
 * Form values that could not be saved on the server. `draft` is the draft to update. Without `draft`, the values become a new
 * draft. `unchanged` holds the values that equal the row's. If the row is gone, the draft of a new row needs them too. `onceKey` is
 * the idempotency key of that draft, because the server may already have stored the draft although its answer was lost.
 */
export type StoredTexts = DraftInput & {
  draft?: { id: number; version: string } | undefined;
  unchanged?: EditedFields;
  onceKey?: string;
};

const PREFIX = 'kept-texts:';

/** Stores form values in this browser until they can be sent. Returns false if the browser cannot store them. */
export function storeTexts(form: string, texts: StoredTexts): boolean {
  return storeLocally(PREFIX + form, JSON.stringify(texts));
}

export function removeStoredTexts(form: string): void {
  localStorage.removeItem(PREFIX + form);
}

export function hasStoredTexts(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
}

export function readStoredTexts(): [form: string, texts: StoredTexts][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => [key.slice(PREFIX.length), JSON.parse(localStorage.getItem(key) ?? '') as StoredTexts]);
}
