import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import type { SiteSetting } from '../../payload-types.ts';

export function toSiteSettings(stored: SiteSetting): SiteSettings {
  const { email, phone, fax, address, facebookUrl, twitterUrl, instagramUrl, youtubeUrl } = stored;
  const all = { email, phone, fax, address, facebookUrl, twitterUrl, instagramUrl, youtubeUrl };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
