import type { adminContactRoutes, contactRoutes } from '@fuar/shared/api/routes/contact';
import { withoutDottedCapitals } from '../../mail/address-key.ts';
import { toMessageMails } from '../../mail/compose.ts';
import type { Deps } from '../deps.ts';
import { createFormReceiver } from '../forms/receive-post.ts';
import type { Handlers } from '../handler.ts';
import { toStaffContactMessage } from '../mappers/inbox-rows.ts';
import { createStaffInbox } from '../staff-inbox.ts';

export function createContactHandlers(deps: Deps): Handlers<typeof contactRoutes> {
  const receive = createFormReceiver(deps, 'contact-messages', toMessageMails);
  return {
    send: ({ body: { _h, _ms, ...message }, context }) => {
      const email = withoutDottedCapitals(message.email);
      return receive({
        context,
        traps: { _h, _ms },
        toRow: async () => ({ ...message, email, status: 'open' }),
      });
    },
  };
}

export function createAdminContactHandlers(deps: Deps): Handlers<typeof adminContactRoutes> {
  return createStaffInbox(deps, 'contact-messages', {
    toAnswer: toStaffContactMessage,
    addressOf: ({ email }) => email,
    readMore: async () => ({}),
  });
}
