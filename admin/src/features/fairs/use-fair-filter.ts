import { useSearchParams } from 'react-router-dom';
import type { FairFilter } from './filter-fairs.ts';

const DEFAULTS = { query: '', status: 'all', sort: 'newest', page: 1 } as const;

export type FairListState = FairFilter & { page: number };

/** Search, filter, sort and page live in the address, so that reload, back and a shared link show the same list. */
export function useFairFilter() {
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const page = Number(params.get('page') ?? DEFAULTS.page);
  const state: FairListState = {
    query: params.get('query') ?? DEFAULTS.query,
    status: status === 'Upcoming' || status === 'Completed' ? status : DEFAULTS.status,
    sort: params.get('sort') === 'oldest' ? 'oldest' : DEFAULTS.sort,
    page: Number.isSafeInteger(page) ? page : DEFAULTS.page,
  };

  /** A new search does not send people back to the first page here; a page past the last one shows the last. */
  const change = (changes: Partial<FairListState>) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...state, ...changes })) {
      if (value !== DEFAULTS[name as keyof FairListState]) next.set(name, String(value));
    }
    // At once: the search box takes its text from the address and must not fall behind the keyboard.
    // A letter or a filter is no page of its own for the back button; a page number is.
    setParams(next, { replace: changes.page === undefined, flushSync: true });
  };

  return { state, change };
}
