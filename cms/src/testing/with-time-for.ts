import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Api } from './start-api.ts';

/** Waits until `work` has ended, or until 50 other calls have ended, because `work` may wait for a lock. */
export async function withTimeFor(api: Api, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  for (let n = 0; n < 50 && !isDone; n += 1) {
    await api.call('GET', '/admin/page-content', { as: 'staff' });
    // Calls on SQLite do not give the event loop a turn, so without this turn `work` could not read files.
    await nextTurn();
  }
}
