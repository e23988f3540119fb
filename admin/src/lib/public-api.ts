import { createClient } from '@fuar/shared/api/client';
import { SITE_ORIGIN } from './site-origin.ts';

/** The public calls that the back-office uses too. */
export const publicApi = createClient({ origin: SITE_ORIGIN });
