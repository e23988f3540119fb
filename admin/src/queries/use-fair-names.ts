import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fairName } from '../lib/fair-name.ts';
import { fairQueries } from './fairs.ts';

type OfFair = Pick<ParticipantSubmission, 'fairId' | 'fairTitle'>;

/** Returns a function that names the fair of a request. Loads the fairs only if two of the requests' fairs have the same title. */
export function useFairNames(requests: readonly OfFair[] = []): (request: OfFair) => string {
  const haveNamesakes = useMemo(() => {
    const titles = new Map(requests.map(({ fairId, fairTitle }) => [fairId, fairTitle]));
    titles.delete(undefined);
    return new Set(titles.values()).size < titles.size;
  }, [requests]);
  const { data: fairs } = useQuery({ ...fairQueries.list(), enabled: haveNamesakes });
  return useMemo(() => {
    if (!haveNamesakes || !fairs) return ({ fairTitle }) => fairTitle;
    const dates = new Map(fairs.map(({ id, date }) => [id, date]));
    return ({ fairId, fairTitle }) => {
      const date = fairId && dates.get(fairId);
      return date ? fairName({ id: fairId, title: fairTitle, date }, fairs) : fairTitle;
    };
  }, [haveNamesakes, fairs]);
}
