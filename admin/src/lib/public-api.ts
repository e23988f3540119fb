import { createClient } from '@fuar/shared/api/client';
import { SITE_ORIGIN } from './site-origin.ts';

/** A client of the public `/api`. The back-office needs some of these calls. */
export const publicApi = createClient({ origin: SITE_ORIGIN });
