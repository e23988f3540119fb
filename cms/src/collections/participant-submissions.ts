import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { participantSubmissionSchema } from '@fuar/shared/schemas/participant-submission';
import type { CollectionConfig, Field } from 'payload';
import { keepCompanyKeys } from '../inbox/company-keys.ts';
import { inboxAccess, inboxFields, inboxHooks, sentTexts, withFixedFields, workFields } from './inbox.ts';

function keyField(name: string): Field {
  return { name, type: 'text', index: true, hidden: true };
}

export function createParticipantSubmissions(): CollectionConfig {
  const readOnly = { readOnly: true };
  return {
    slug: 'participant-submissions',
    labels: { singular: m.participantSubmission, plural: m.participantSubmissions },
    access: inboxAccess,
    admin: {
      useAsTitle: 'companyName',
      defaultColumns: ['companyName', 'contactName', 'fairTitle', 'isRead', 'isSpam'],
    },
    defaultSort: '-createdAt',
    fields: withFixedFields([
      ...sentTexts(participantSubmissionSchema, [
        'companyName',
        'address',
        'phone',
        'website',
        'contactName',
        'contactEmail',
        'contactPhone',
        'contactTitle',
      ]),
      { name: 'fair', type: 'relationship', relationTo: 'fairs', label: m.fair, admin: readOnly },
      // A copy of the fair's title, which remains when the fair is deleted.
      ...sentTexts(participantSubmissionSchema, ['fairTitle']),
      {
        name: 'requestedArea',
        type: 'number',
        label: m.inbox.requestedArea,
        required: true,
        admin: readOnly,
      },
      {
        name: 'standType',
        type: 'select',
        label: m.inbox.standType,
        required: true,
        options: [
          { value: 'standard', label: m.inbox.standard },
          { value: 'special', label: m.inbox.special },
        ],
        admin: readOnly,
      },
      ...sentTexts(participantSubmissionSchema, ['notes'], 'textarea'),
      { name: 'kvkkConsent', type: 'checkbox', label: m.inbox.kvkkConsent, required: true, admin: readOnly },
      {
        name: 'consentAt',
        type: 'date',
        label: m.inbox.consentAt,
        required: true,
        // Payload's default date format is American.
        admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } },
      },
      // A request that staff have entered has a dash here.
      {
        name: 'consentVersion',
        type: 'text',
        label: m.inbox.consentVersion,
        required: true,
        admin: readOnly,
      },
      { name: 'number', type: 'text', label: m.inbox.number, index: true, admin: readOnly },
      {
        name: 'source',
        type: 'text',
        label: m.inbox.source,
        required: true,
        defaultValue: 'form',
        admin: readOnly,
      },
      { name: 'declineReason', type: 'text', label: m.inbox.declineReason, admin: readOnly },
      { name: 'offeredArea', type: 'number', label: m.inbox.offeredArea, admin: readOnly },
      ...['companyKey', 'domainKey', 'phoneKey', 'contactPhoneKey'].map(keyField),
      ...workFields('new'),
      ...inboxFields(),
    ]),
    hooks: { ...inboxHooks, beforeChange: [keepCompanyKeys] },
  };
}
