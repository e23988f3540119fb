import { createClient } from '@fuar/shared/api/client';
import { SITE_ORIGIN } from './site-origin.ts';

/** The calls of visitors, for the little that staff read by them. */
export const publicApi = createClient({ origin: SITE_ORIGIN });
