import { type AdminSiteSettings, siteSettingsSchema } from '@fuar/shared/schemas/site-settings';
import type { SiteSetting } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';

export const toSiteSettings = createMapper(siteSettingsSchema);

export function toAdminSiteSettings(stored: SiteSetting): AdminSiteSettings {
  return { ...toSiteSettings(stored), version: versionOf(stored) };
}
