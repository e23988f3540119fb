import { searchKey } from '../text/search-key.ts';

type Named = { id: number; name: string; stand?: string | undefined };

const collator = new Intl.Collator('tr', { numeric: true });

/** Sorts exhibitors as `/api` does: by name, then by stand, then by id. Numbers sort by value: `A2` before `A10`. */
export function byName(a: Named, b: Named): number {
  return collator.compare(a.name, b.name) || collator.compare(a.stand ?? '', b.stand ?? '') || a.id - b.id;
}

/**
 * A key of name and stand. Two entries with equal keys are the same exhibitor of a fair. Ignores letter case, accents and the
 * kinds of quotes and dashes (`searchKey`).
 */
export function exhibitorKey({ name, stand }: { name: string; stand?: string | null | undefined }): string {
  return JSON.stringify([searchKey(name), searchKey(stand ?? '')]);
}
