import {
  adminSiteSettingsSchema,
  siteSettingsInputSchema,
  siteSettingsSchema,
} from '../../schemas/site-settings.ts';
import type { RouteTable } from '../route.ts';

export const settingsRoutes = {
  get: {
    method: 'get',
    path: '/settings',
    access: 'public',
    summary: 'Contact data of the organiser',
    status: 200,
    answer: siteSettingsSchema,
  },
} satisfies RouteTable;

export const adminSettingsRoutes = {
  get: {
    method: 'get',
    path: '/admin/settings',
    access: 'content',
    summary: 'Contact data of the organiser, to edit',
    isVersioned: true,
    status: 200,
    answer: adminSiteSettingsSchema,
  },
  update: {
    method: 'put',
    path: '/admin/settings',
    access: 'content',
    summary: 'Change contact data; what is absent stays, an empty text clears',
    body: siteSettingsInputSchema,
    isVersioned: true,
    status: 200,
    answer: adminSiteSettingsSchema,
  },
} satisfies RouteTable;
