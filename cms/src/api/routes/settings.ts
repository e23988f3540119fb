import type { adminSettingsRoutes, settingsRoutes } from '@fuar/shared/api/routes/settings';
import type { TypedUser } from 'payload';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toAdminSiteSettings, toSiteSettings } from '../mappers/content-rows.ts';
import { refuseOtherVersion } from '../row-version.ts';
import { toStoredValues } from '../stored-values.ts';

const slug = 'site-settings';

export function createSettingsHandlers(content: Content): Handlers<typeof settingsRoutes> {
  return { get: async () => toSiteSettings(await content.single('settings')) };
}

export function createAdminSettingsHandlers(deps: Deps): Handlers<typeof adminSettingsRoutes> {
  const { payload, withLock } = deps;
  const as = (user: TypedUser) => ({ slug, depth: 0, user, overrideAccess: false }) as const;
  return {
    get: async ({ staff }) => toAdminSiteSettings(await payload.findGlobal(as(staff))),
    update: async ({ body, ifMatch, staff }) => {
      const saved = await withLock(slug, async () => {
        if (ifMatch) refuseOtherVersion(ifMatch, await payload.findGlobal(as(staff)));
        return payload.updateGlobal({ ...as(staff), data: toStoredValues(body) });
      });
      return toAdminSiteSettings(saved);
    },
  };
}
