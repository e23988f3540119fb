import type { adminSettingsRoutes, settingsRoutes } from '@fuar/shared/api/routes/settings';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toSiteSettings } from '../mappers/site-settings.ts';

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
        await payload.updateGlobal({ slug, data: cleared(body), depth: 0, user, overrideAccess: false }),
      ),
  };
}

/** An empty text clears the value; what is absent stays. */
function cleared(input: Record<string, string | undefined>): Record<string, string | null> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, value || null]));
}
