import { authRoutes } from './routes/auth.ts';
import { adminFairRoutes, fairRoutes } from './routes/fairs.ts';
import { adminMediaRoutes } from './routes/media.ts';
import { publicationRoutes } from './routes/publication.ts';
import { adminSettingsRoutes, settingsRoutes } from './routes/settings.ts';
import { systemRoutes } from './routes/system.ts';

/** The whole contract of `/api`, grouped as the CMS serves it. Import it on servers only: it carries zod. */
export const ROUTES = {
  auth: authRoutes,
  fairs: fairRoutes,
  adminFairs: adminFairRoutes,
  adminMedia: adminMediaRoutes,
  settings: settingsRoutes,
  adminSettings: adminSettingsRoutes,
  publication: publicationRoutes,
  system: systemRoutes,
};
