import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../payload-types.ts';

/**
 * A disabled account has no sessions. A link for a new password ends with the account's access, with its address, and with
 * each new password.
 */
export const endAccess: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return data;
  const isDisabled = data.isDisabled === true;
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email;
  return {
    ...data,
    ...(isDisabled ? { sessions: [] } : {}),
    ...(isDisabled || isMoved || data.password ? { inviteHash: null, inviteUntil: null } : {}),
  };
};
