import { createStore } from './store.ts';

/** How many forms and orders stand there changed and not saved. */
export const unsavedCount = createStore(0);
