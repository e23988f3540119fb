import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { siteSettingsInputSchema } from '@fuar/shared/schemas/site-settings';
import type { GlobalConfig, TextField } from 'payload';
import { staffOnly } from '../access/staff-only.ts';
import { obeys } from '../collections/validate-by-schema.ts';
import { announceSettings } from '../hooks/announce-change.ts';

function textField(name: keyof typeof siteSettingsInputSchema.shape): TextField {
  return {
    name,
    type: 'text',
    label: m.settings[name],
    validate: obeys(siteSettingsInputSchema.shape[name]),
  };
}

export function createSiteSettings(): GlobalConfig {
  return {
    slug: 'site-settings',
    label: m.settings.title,
    access: { read: staffOnly.read, update: staffOnly.update },
    fields: [
      textField('email'),
      textField('phone'),
      { name: 'fax', type: 'text', label: m.settings.fax, maxLength: 50 },
      { name: 'address', type: 'textarea', label: m.settings.address, maxLength: 500 },
      textField('facebookUrl'),
      textField('twitterUrl'),
      textField('instagramUrl'),
      textField('youtubeUrl'),
    ],
    hooks: { afterChange: [announceSettings] },
  };
}
