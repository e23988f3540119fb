import { INBOX_PANEL_MESSAGES as pm } from '@fuar/shared/messages/admin/inbox-panel';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import type { PanelWork } from '../../components/inbox/work/types.ts';
import { WorkPanel, type WorkPanelProps } from '../../components/inbox/work/work-panel.tsx';
import { MessageDetails } from './message-details.tsx';

const PANEL: PanelWork<ContactMessage> = {
  arrivalOf: () => pm.received,
  subjectOf: ({ subject }) => pm.subjectOfMessage(subject),
  placeholdersOf: ({ name }) => ({ yetkili: name }),
  phonesOf: () => [],
  whatsAppTextOf: () => '',
};

export function MessagePanel(props: WorkPanelProps<ContactMessage>) {
  return (
    <WorkPanel {...props} panel={PANEL}>
      <MessageDetails {...props.item} />
    </WorkPanel>
  );
}
