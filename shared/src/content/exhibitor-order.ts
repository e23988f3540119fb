import { searchKey } from '../text/search-key.ts';

type Named = { id: number; name: string; stand?: string | undefined };

const collator = new Intl.Collator('tr');
const numeric = new Intl.Collator('tr', { numeric: true });

/** Sorts exhibitors as `/api` does: by name, then by stand (`A2` before `A10`), then by id. */
export function byName(a: Named, b: Named): number {
  return collator.compare(a.name, b.name) || numeric.compare(a.stand ?? '', b.stand ?? '') || a.id - b.id;
}

/** A key of name and stand. Two entries with equal keys are the same exhibitor of a fair. Ignores upper and lower case. */
export function exhibitorKey({ name, stand }: { name: string; stand?: string | null | undefined }): string {
  return JSON.stringify([searchKey(name), searchKey(stand ?? '')]);
}
