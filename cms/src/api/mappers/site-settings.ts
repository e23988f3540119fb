import type { AdminSiteSettings, SiteSettings } from '@fuar/shared/schemas/site-settings';
import type { SiteSetting } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';

export function toSiteSettings(stored: SiteSetting): SiteSettings {
  const { email, phone, fax, address, facebookUrl, twitterUrl, instagramUrl, youtubeUrl } = stored;
  const all = { email, phone, fax, address, facebookUrl, twitterUrl, instagramUrl, youtubeUrl };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

export function toAdminSiteSettings(stored: SiteSetting): AdminSiteSettings {
  return { ...toSiteSettings(stored), version: versionOf(stored) };
}
