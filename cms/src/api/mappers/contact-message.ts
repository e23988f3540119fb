import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import type { ContactMessage as StoredContactMessage } from '../../payload-types.ts';

export function toContactMessage(stored: StoredContactMessage): ContactMessage {
  const { id, name, email, subject, message, isRead, createdAt } = stored;
  return { id, name, email, subject, message, isRead, createdAt };
}
