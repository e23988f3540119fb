import { createStore } from './store.ts';

export const unreadTotal = createStore(0);
