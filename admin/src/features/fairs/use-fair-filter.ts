import { FAIR_STATUS_NAMES } from '@fuar/shared/content/fair-statuses';
import { choiceParam, numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';

const FIELDS = {
  query: textParam,
  status: choiceParam(['all', ...FAIR_STATUS_NAMES]),
  sort: choiceParam(['newest', 'oldest']),
  page: numberParam(1),
  draft: numberParam(0),
};

export function useFairFilter() {
  return useUrlState(FIELDS);
}
