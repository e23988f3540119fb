import type { Fair } from '@fuar/shared/schemas/fair';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fairName } from '../lib/fair-name.ts';
import { fairQueries } from './fairs.ts';

type OfFair = Pick<ParticipantSubmission, 'fairId' | 'fairTitle'>;

/** Names the fair of a request. Loads the fairs only if two of the requests' fairs have the same title. */
export function useFairNames(requests: readonly OfFair[] = []) {
  const haveNamesakes = useMemo(() => {
    const titles = new Map(requests.map(({ fairId, fairTitle }) => [fairId, fairTitle]));
    titles.delete(undefined);
    return new Set(titles.values()).size < titles.size;
  }, [requests]);
  const { data: fairs, refetch } = useQuery({ ...fairQueries.list(), enabled: haveNamesakes });
  const fairNameOf = useMemo(() => toFairNames(haveNamesakes ? fairs : []), [haveNamesakes, fairs]);
  /** Waits for the fairs. If they cannot be loaded, the names are the titles alone. */
  const loadFairNames = async () =>
    haveNamesakes && !fairs ? toFairNames((await refetch()).data) : fairNameOf;
  return { fairNameOf, loadFairNames };
}

function toFairNames(fairs: readonly Fair[] = []): (request: OfFair) => string {
  const dates = new Map(fairs.map(({ id, date }) => [id, date]));
  return ({ fairId, fairTitle }) => {
    const date = fairId && dates.get(fairId);
    return date ? fairName({ id: fairId, title: fairTitle, date }, fairs) : fairTitle;
  };
}
