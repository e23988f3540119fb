import { createAdminClient } from '@fuar/shared/api/admin-client';
import { withSignInRetry } from './sign-in-again.ts';
import { SITE_ORIGIN } from './site-origin.ts';

export const api = createAdminClient({
  origin: SITE_ORIGIN,
  fetch: withSignInRetry((...a) => fetch(...a)),
});
