import { createStore } from './store.ts';

/** The number of unread messages and requests, for the page title. */
export const unreadTotal = createStore(0);
