import { createStore } from './store.ts';

/** The number of forms and sort orders with unsaved changes. */
export const unsavedCount = createStore(0);

/**
 * `conflict`: the form shows a conflict and must stay open. `unreachable`: the server cannot be reached, is not ready or refuses
 * the session.
 */
export type SaveDraftResult = 'saved' | 'conflict' | 'unreachable' | 'failed';

export const draftSavers = new Set<() => Promise<SaveDraftResult>>();
