import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { CollectionConfig } from 'payload';
import { internalOnlyRow, staffWith } from '../access/staff-only.ts';

/**
 * Every version of the consent text that people agreed to. A request refers to its version by hash, so rows are never changed
 * or deleted.
 */
export function createConsentTexts(): CollectionConfig {
  return {
    slug: 'consent-texts',
    labels: { singular: m.consentText, plural: m.consentTexts },
    access: { ...internalOnlyRow, read: staffWith('inbox').read },
    admin: { useAsTitle: 'version', defaultColumns: ['version', 'createdAt'] },
    fields: [
      { name: 'version', type: 'text', label: m.inbox.consentVersion, required: true, unique: true },
      { name: 'text', type: 'textarea', label: m.inbox.consentTextContent },
    ],
  };
}
