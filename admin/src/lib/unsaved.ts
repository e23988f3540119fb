import { createStore } from './store.ts';

/** The number of forms and orders with unsaved changes. */
export const unsavedCount = createStore(0);
