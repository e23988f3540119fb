import { createClient } from '@fuar/shared/api/client';

/** The islands' client of `/api`, on the page's own origin. A prerendered page sends a request only when the visitor opens it. */
export const api = createClient({
  fetch: async (...request) => {
    if (document.prerendering)
      await new Promise((resolve) =>
        document.addEventListener('prerenderingchange', resolve, { once: true }),
      );
    return fetch(...request);
  },
});
