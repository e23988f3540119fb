import type { adminContactRoutes, contactRoutes } from '@fuar/shared/api/routes/contact';
import { toMessageMails } from '../../mail/compose.ts';
import type { Deps } from '../deps.ts';
import { createFormReceiver } from '../forms/receive-post.ts';
import type { Handlers } from '../handler.ts';
import { toContactMessage } from '../mappers/contact-message.ts';
import { createStaffInbox } from '../staff-inbox.ts';

export function createContactHandlers(deps: Deps): Handlers<typeof contactRoutes> {
  const receive = createFormReceiver(deps, 'contact-messages', toMessageMails);
  return {
    send: ({ body: { _h, _ms, ...message }, context }) =>
      receive({ context, traps: { _h, _ms }, toRow: async () => message }),
  };
}

export function createAdminContactHandlers(deps: Deps): Handlers<typeof adminContactRoutes> {
  const inbox = createStaffInbox(deps, 'contact-messages', toContactMessage);
  return {
    list: ({ staff }) => inbox.list(staff),
    markAsRead: ({ params: { id }, staff }) => inbox.markAsRead(staff, id),
    delete: ({ params: { id }, staff }) => inbox.delete(staff, id),
  };
}
