import { createClient } from '@fuar/shared/api/client';
import { SITE_ORIGIN } from './site-origin.ts';

/** A client of the public calls, some of which the back-office also uses. */
export const publicApi = createClient({ origin: SITE_ORIGIN });
