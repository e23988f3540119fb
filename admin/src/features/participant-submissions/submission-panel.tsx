import { ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { INBOX_PANEL_MESSAGES as pm } from '@fuar/shared/messages/admin/inbox-panel';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import type { PanelWork } from '../../components/inbox/work/types.ts';
import { WorkPanel, type WorkPanelProps } from '../../components/inbox/work/work-panel.tsx';
import { SubmissionDetails } from './submission-details.tsx';

const PANEL: PanelWork<ParticipantSubmission> = {
  arrivalOf: ({ source }) => pm.receivedBy[source],
  subjectOf: ({ fairTitle, number }) => pm.subjectOfRequest(fairTitle, number),
  placeholdersOf: (one) => ({
    yetkili: one.contactName,
    firma: one.companyName,
    fuar: one.fairTitle,
    alan: m.squareMetres(one.offeredArea ?? one.requestedArea),
    numara: one.number,
  }),
  companyOf: ({ companyName }) => companyName,
  phonesOf: ({ contactPhone, phone }) => [
    { of: 'contact', number: contactPhone },
    ...(phone && phone !== contactPhone ? [{ of: 'company' as const, number: phone }] : []),
  ],
  whatsAppTextOf: (one) => pm.whatsAppText(one.contactName, one.fairTitle, one.number),
};

type SubmissionPanelProps = WorkPanelProps<ParticipantSubmission> & { fairName: string };

export function SubmissionPanel({ fairName, ...props }: SubmissionPanelProps) {
  return (
    <WorkPanel {...props} panel={PANEL}>
      <SubmissionDetails {...props.item} fairTitle={fairName} />
    </WorkPanel>
  );
}
