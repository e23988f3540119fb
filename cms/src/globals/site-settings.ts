import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { siteSettingsInputSchema, siteSettingsSchema } from '@fuar/shared/schemas/site-settings';
import type { GlobalConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { fieldsBySchema } from '../collections/fields-by-schema.ts';
import { storeCleaned } from '../collections/validate-by-schema.ts';
import { announceAfter, announceBefore } from '../hooks/announce-change.ts';
import { recordSettings } from '../records/record-changes.ts';

export function createSiteSettings(): GlobalConfig {
  const { read, update } = staffWith('content');
  return {
    slug: 'site-settings',
    label: m.settings.title,
    access: { read, update },
    fields: [
      ...fieldsBySchema({
        entity: siteSettingsSchema,
        input: siteSettingsInputSchema,
        labels: m.settings,
        extras: { address: { type: 'textarea' } },
      }),
      { name: 'fax', type: 'text', label: m.settings.fax, maxLength: 50, hooks: storeCleaned() },
    ],
    hooks: { beforeChange: [announceBefore], afterChange: [recordSettings, announceAfter] },
  };
}
