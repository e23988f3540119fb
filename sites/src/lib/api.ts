import { createClient } from '@fuar/shared/api/client';
import { untilActivated } from './until-activated.ts';

/** The islands' client of `/api`, on the page's own origin. A page that nobody has opened yet sends no request. */
export const api = createClient({
  fetch: async (...request) => {
    await untilActivated();
    return fetch(...request);
  },
});
