/**
 * If a form was open for less than this time, the CMS treats the sender as a bot. The site therefore waits until this time has
 * passed before it sends a form.
 */
export const SHORTEST_FILL_MS = 2_000;
