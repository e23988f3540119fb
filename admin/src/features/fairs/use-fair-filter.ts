import { FAIR_STATUS_NAMES } from '@fuar/shared/content/fair-statuses';
import { choiceParam, numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';

const FIELDS = {
  query: textParam,
  status: choiceParam(['all', ...FAIR_STATUS_NAMES]),
  sort: choiceParam(['newest', 'oldest']),
  page: numberParam(1),
  /** The id of the draft to open, or 0. */
  draft: numberParam(0),
};

/**
 * The list's search, filter and sort. A new search keeps the page number. If that number is too high, the last page is
 * shown.
 */
export function useFairFilter() {
  return useUrlState(FIELDS);
}
