import type { adminSettingsRoutes, settingsRoutes } from '@fuar/shared/api/routes/settings';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toSiteSettings } from '../mappers/site-settings.ts';
import { toStoredValues } from '../stored-values.ts';

export function createSettingsHandlers(content: Content): Handlers<typeof settingsRoutes> {
  return { get: async () => toSiteSettings(await content.siteSettings()) };
}

export function createAdminSettingsHandlers({ payload }: Deps): Handlers<typeof adminSettingsRoutes> {
  const slug = 'site-settings';
  return {
    get: async ({ staff: user }) =>
      toSiteSettings(await payload.findGlobal({ slug, depth: 0, user, overrideAccess: false })),
    update: async ({ body, staff: user }) =>
      toSiteSettings(
        await payload.updateGlobal({
          slug,
          data: toStoredValues(body),
          depth: 0,
          user,
          overrideAccess: false,
        }),
      ),
  };
}
