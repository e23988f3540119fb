import { createClient } from '@fuar/shared/api/client';

/** What islands refresh from, on the origin of the page. */
export const api = createClient();
