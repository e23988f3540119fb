import { type ContactMessage, contactMessageSchema } from '@fuar/shared/schemas/contact-message';
import type { ContactMessage as StoredMessage } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';

export const toContactMessage = createMapper(contactMessageSchema);

export function toStaffContactMessage(
  stored: StoredMessage,
  owners: ReadonlyMap<number, string>,
): ContactMessage {
  const owner = owners.get(stored.ownerId ?? 0);
  return { ...toContactMessage(stored), ...(owner ? { owner } : {}), version: versionOf(stored) };
}
