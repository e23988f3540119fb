import { createClient } from '@fuar/shared/api/client';

/** The islands' client of `/api`, on the page's own origin. */
export const api = createClient();
