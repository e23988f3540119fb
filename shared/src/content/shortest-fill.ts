/** The CMS takes a form that was open for a shorter time for a bot's. The site therefore sends no form earlier. */
export const SHORTEST_FILL_MS = 2_000;
