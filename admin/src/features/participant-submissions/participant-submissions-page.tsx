import { REQUEST_STATUSES } from '@fuar/shared/content/inbox-statuses';
import { ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { ADMIN_WORK_MESSAGES as wm } from '@fuar/shared/messages/admin/inbox-work';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo, useState } from 'react';
import { Inbox, type InboxColumn } from '../../components/inbox/inbox.tsx';
import type { Work } from '../../components/inbox/work/types.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import t from '../../components/ui/table.module.css';
import { api } from '../../lib/api.ts';
import { createFairName } from '../../lib/fair-name.ts';
import { useInboxMutations } from '../../lib/use-inbox-mutations.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { submissionQueries } from '../../queries/participant-submissions.ts';

const RequestSums = lazyComponent(async () => (await import('./request-sums.tsx')).RequestSums);

const RequestBoard = lazyComponent(async () => (await import('./board/request-board.tsx')).RequestBoard);

const AddRequestDialog = lazyComponent(
  async () => (await import('./add-request-dialog.tsx')).AddRequestDialog,
);

/** Lazy: loads when the first row is opened. */
const SubmissionPanel = lazy(async () => ({
  default: (await import('./submission-panel.tsx')).SubmissionPanel,
}));

async function exportSubmissions(submissions: readonly ParticipantSubmission[]): Promise<void> {
  (await import('./export-submissions.ts')).exportSubmissions(submissions);
}

type FairNameOf = (submission: ParticipantSubmission) => string;

const toColumns = (fairNameOf: FairNameOf): readonly InboxColumn<ParticipantSubmission>[] => [
  { head: m.company, cell: ({ companyName }) => companyName },
  { head: m.contactPerson, cell: ({ contactName }) => contactName, className: t.wide },
  { head: m.fair, cell: (submission) => <Badge tone="completed">{fairNameOf(submission)}</Badge> },
];

const searchTexts = ({ companyName, contactName, fairTitle }: ParticipantSubmission) => [
  companyName,
  contactName,
  fairTitle,
];

/** 'BF-2026-0147' → itself and '0147'. A partial match does not count, because nearly every number contains '2026'. */
const exactOf = ({ number }: ParticipantSubmission) => [number, number.slice(number.lastIndexOf('-') + 1)];

const toWork = (fairNameOf: FairNameOf): Work<ParticipantSubmission> => ({
  all: submissionQueries.all,
  calls: api.participantSubmissions,
  statuses: REQUEST_STATUSES,
  numberOf: ({ number }) => number,
  fairOf: (submission) => ({ id: submission.fairId, title: fairNameOf(submission) }),
  hasOffer: true,
  emailOf: ({ contactEmail }) => contactEmail,
});

export function ParticipantSubmissionsPage() {
  const query = useQuery(submissionQueries.list());
  const { fairNameOf, loadFairNames } = useFairNames(query.data);
  const columns = useMemo(() => toColumns(fairNameOf), [fairNameOf]);
  const work = useMemo(() => toWork(fairNameOf), [fairNameOf]);
  const mutations = useInboxMutations(submissionQueries.all, api.participantSubmissions, m);
  return (
    <Inbox
      texts={m}
      query={query}
      columns={columns}
      nameOf={({ companyName }) => companyName}
      searchTexts={searchTexts}
      exactOf={exactOf}
      list="participant-submissions"
      onExport={async (submissions) => {
        const nameOf = await loadFairNames();
        await exportSubmissions(submissions.map((one) => ({ ...one, fairTitle: nameOf(one) })));
      }}
      work={work}
      actions={<AddRequest />}
      renderSums={(fairId, submissions) =>
        fairId && <RequestSums fairId={fairId} submissions={submissions} />
      }
      renderBoard={(board) => <RequestBoard {...board} />}
      renderPanel={(panel) => <SubmissionPanel {...panel} fairName={fairNameOf(panel.item)} />}
      {...mutations}
    />
  );
}

function AddRequest() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setIsOpen(true)}>
        {wm.addRequest}
      </Button>
      {isOpen && <AddRequestDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

type OfFair = Pick<ParticipantSubmission, 'fairId' | 'fairTitle'>;

/** Names the fair of a request. Loads the fairs only if two of the requests' fairs have the same title. */
function useFairNames(requests: readonly OfFair[] = []) {
  const haveNamesakes = useMemo(() => {
    const titles = new Map(requests.map(({ fairId, fairTitle }) => [fairId, fairTitle]));
    titles.delete(undefined);
    return new Set(titles.values()).size < titles.size;
  }, [requests]);
  const { data: fairs, refetch } = useQuery({ ...fairQueries.list(), enabled: haveNamesakes });
  const fairNameOf = useMemo(() => toFairNames(haveNamesakes ? fairs : []), [haveNamesakes, fairs]);
  /** Waits for the fairs. If they cannot be loaded, each fair is named by its title alone, although two have the same title. */
  const loadFairNames = async () =>
    haveNamesakes && !fairs ? toFairNames((await refetch()).data) : fairNameOf;
  return { fairNameOf, loadFairNames };
}

function toFairNames(fairs: readonly Fair[] = []): (request: OfFair) => string {
  const dates = new Map(fairs.map(({ id, date }) => [id, date]));
  const nameOf = createFairName(fairs);
  return ({ fairId, fairTitle }) => {
    const date = fairId && dates.get(fairId);
    return date ? nameOf({ id: fairId, title: fairTitle, date }) : fairTitle;
  };
}
