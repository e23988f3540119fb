import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { CollectionBeforeLoginHook } from 'payload';

/** Payload runs this only after the right password, so a wrong password does not reveal that an account is disabled. */
export const refuseDisabled: CollectionBeforeLoginHook = ({ user }) => {
  if (user.isDisabled) throw new ApiError(403, m.accountDisabled);
};
