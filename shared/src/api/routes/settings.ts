import {
  adminSiteSettingsSchema,
  siteSettingsInputSchema,
  siteSettingsSchema,
} from '../../schemas/site-settings.ts';
import { route } from '../route.ts';

export const settingsRoutes = {
  get: route('GET /settings', 'public', {
    summary: 'Contact data of the organiser',
    answer: siteSettingsSchema,
  }),
};

export const adminSettingsRoutes = {
  get: route('GET /admin/settings', 'content', {
    summary: 'Contact data of the organiser, with the row version for editing',
    isVersioned: true,
    answer: adminSiteSettingsSchema,
  }),
  update: route('PUT /admin/settings', 'content', {
    summary: 'Change contact data; an absent field is unchanged, an empty text clears its field',
    body: siteSettingsInputSchema,
    isVersioned: true,
    answer: adminSiteSettingsSchema,
  }),
};
