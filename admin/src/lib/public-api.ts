import { createClient } from '@fuar/shared/api/client';
import { SITE_ORIGIN } from './site-origin.ts';

export const publicApi = createClient({ origin: SITE_ORIGIN });
