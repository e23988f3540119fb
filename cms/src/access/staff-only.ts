import { type Area, mayDo } from '@fuar/shared/people/rights';
import type { Access, FieldBase, PayloadRequest } from 'payload';
import { needsSecondFactor } from '../people/second-factor-rule.ts';

type Right = Parameters<typeof mayDo>[2];

/** True if the user has this right in the area. A user who still has to set up a second factor has only the area `own`. */
export async function isAllowed(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  area: Area,
  right: Right,
): Promise<boolean> {
  if (!user || user.isDisabled || !mayDo(user.role, area, right)) return false;
  return area === 'own' || !(await needsSecondFactor(payload, user));
}

const may =
  (area: Area, right: Right): Access =>
  ({ req }) =>
    isAllowed(req, area, right);

/** The rights of staff in `/rest` and the console, which are the same as in `/api`. Visitors get nothing from `/rest`. */
export function staffWith(area: Area) {
  return {
    create: may(area, 'write'),
    read: may(area, 'read'),
    update: may(area, 'write'),
    delete: may(area, 'write'),
    readVersions: may(area, 'read'),
    unlock: may(area, 'write'),
  };
}

export const nobody: Access = () => false;

export const internalOnlyRow = { create: nobody, read: nobody, update: nobody, delete: nobody };

type FieldAccess = NonNullable<FieldBase['access']>;

export const readOnlyField = { update: nobody } as FieldAccess;

/** The access rule of fields that only our own code sets. */
export const internalOnlyField = { create: nobody, update: nobody } as FieldAccess;
