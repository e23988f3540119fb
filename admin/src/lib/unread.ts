import { createStore } from './store.ts';

/** Unread messages and requests together: stands in the title of the page. */
export const unreadTotal = createStore(0);
