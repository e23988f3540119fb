import { createClient } from '@fuar/shared/api/client';

/** The client with which islands refresh, on the page's own origin. */
export const api = createClient();
