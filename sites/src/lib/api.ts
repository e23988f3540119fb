import { createClient } from '@fuar/shared/api/client';
import { untilActivated } from './until-activated.ts';

/** A prerendered page sends no request until somebody opens it. */
export const api = createClient({
  fetch: async (...request) => {
    await untilActivated();
    return fetch(...request);
  },
});
