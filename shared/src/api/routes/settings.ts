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
    summary: 'Contact data of the organiser, to edit',
    isVersioned: true,
    answer: adminSiteSettingsSchema,
  }),
  update: route('PUT /admin/settings', 'content', {
    summary: 'Change contact data; what is absent stays, an empty text clears',
    body: siteSettingsInputSchema,
    isVersioned: true,
    answer: adminSiteSettingsSchema,
  }),
};
