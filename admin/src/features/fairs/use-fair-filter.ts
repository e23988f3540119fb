import { choiceParam, numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';

const FIELDS = {
  query: textParam,
  status: choiceParam(['all', 'Upcoming', 'Completed']),
  sort: choiceParam(['newest', 'oldest']),
  page: numberParam(1),
};

/** A new search does not send people back to the first page here; a page past the last one shows the last. */
export function useFairFilter() {
  return useUrlState(FIELDS);
}
