import { createAdminClient } from '@fuar/shared/api/admin-client';
import { surviveSessionEnd } from './sign-in-again.ts';
import { SITE_ORIGIN } from './site-origin.ts';

export const api = createAdminClient({
  origin: SITE_ORIGIN,
  fetch: surviveSessionEnd((...a) => fetch(...a)),
});
