import { isEnded, REQUEST_STATUSES } from '@fuar/shared/content/inbox-statuses';
import { daysBetween, todayInIstanbul, toIstanbul } from '@fuar/shared/dates/iso-day';
import { REQUEST_SUMS_MESSAGES as m } from '@fuar/shared/messages/admin/request-sums';
import type { RequestStatus } from '@fuar/shared/schemas/inbox-work';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { formatNumber } from '@fuar/shared/text/format-number';
import { useQuery } from '@tanstack/react-query';
import { submissionQueries } from '../../queries/participant-submissions.ts';
import s from './request-sums.module.css';

type RequestSumsProps = {
  fairId: string;
  submissions: readonly ParticipantSubmission[];
};

/** The sum that includes the area of a request with this status. */
const SUM_OF: Record<RequestStatus, 'requested' | 'offered' | 'accepted' | undefined> = {
  new: 'requested',
  talking: 'requested',
  offered: 'offered',
  accepted: 'accepted',
  declined: undefined,
};

/** Summarises the requests for a fair. The areas are sums from the database. */
export function RequestSums({ fairId, submissions }: RequestSumsProps) {
  const { data = [] } = useQuery(submissionQueries.summary());
  const fair = data.find((one) => String(one.fairId) === fairId);
  const sum = (name: 'requested' | 'offered' | 'accepted') =>
    REQUEST_STATUSES.filter((status) => SUM_OF[status] === name).reduce(
      (area, status) => area + (fair?.byStatus[status].area ?? 0),
      0,
    );
  const open = submissions.filter((one) => String(one.fairId) === fairId && !isEnded(one.status));
  const unowned = open.filter(({ ownerId }) => ownerId === undefined).length;
  const [oldest] = open.flatMap(({ status, createdAt }) => (status === 'new' ? createdAt : [])).sort();
  const accepted = sum('accepted');
  const hall = fair?.hallArea;
  return (
    <ul className={s.sums} aria-label={m.summary}>
      {fair && (
        <>
          <li>{m.requestedSum(formatNumber(sum('requested')))}</li>
          <li>{m.offeredSum(formatNumber(sum('offered')))}</li>
          <li>
            {hall
              ? m.acceptedOf(formatNumber(accepted), formatNumber(hall), Math.round((accepted / hall) * 100))
              : m.acceptedSum(formatNumber(accepted))}
          </li>
        </>
      )}
      {unowned > 0 && <li>{m.withoutOwner(formatNumber(unowned))}</li>}
      {oldest && <li>{m.oldest(daysBetween(toIstanbul(oldest).day, todayInIstanbul(new Date())))}</li>}
    </ul>
  );
}
