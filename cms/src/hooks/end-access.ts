import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../payload-types.ts';

/**
 * Ends the sessions of an account that is disabled. Invalidates its password link if the account is disabled or gets another
 * e-mail address or password.
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
