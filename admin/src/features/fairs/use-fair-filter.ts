import { choiceParam, numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';

const FIELDS = {
  query: textParam,
  status: choiceParam(['all', 'Upcoming', 'Completed']),
  sort: choiceParam(['newest', 'oldest']),
  page: numberParam(1),
};

/** A new search keeps the page number; a number past the end shows the last page. */
export function useFairFilter() {
  return useUrlState(FIELDS);
}
