import { createStore } from './store.ts';

/** Unread messages and requests together, for the page title. */
export const unreadTotal = createStore(0);
