import { type ContactMessage, contactMessageSchema } from '@fuar/shared/schemas/contact-message';
import { ownerOf } from '../../inbox/owners.ts';
import type { ContactMessage as StoredMessage } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';

export const toContactMessage = createMapper(contactMessageSchema);

export function toStaffContactMessage(
  stored: StoredMessage,
  owners: ReadonlyMap<number, string>,
): ContactMessage {
  return { ...toContactMessage({ ...stored, ...ownerOf(stored, owners) }), version: versionOf(stored) };
}
