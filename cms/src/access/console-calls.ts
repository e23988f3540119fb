import type { PayloadRequest, ServerFunctionClientArgs } from 'payload';

/**
 * Guards the server functions of the console:
 * - Refuses a call whose function name is a property of every object, such as `constructor`. Payload would call that property
 *   as the function, and `constructor` would answer with the session cookie, which no script may read.
 * - Refuses `copy-data-from-locale`, which copies a row from another language. The console has one language, and the copy would
 *   save the row without taking the row's locks.
 * - Keeps an account from locking rows that it may only read. The console locks a row while it computes the fields of the row's
 *   form. Payload computes them for every account that may open the console. A lock keeps others from saving the row.
 */
export async function guardConsoleCall(
  call: ServerFunctionClientArgs,
  readRequest: () => Promise<PayloadRequest>,
): Promise<ServerFunctionClientArgs> {
  if (call.name in {} || call.name === 'copy-data-from-locale') throw new Error('No such server function');
  const { collectionSlug, globalSlug, returnLockStatus } = call.args;
  if (call.name !== 'form-state' || !returnLockStatus) return call;
  const req = await readRequest();
  const { collections, globals } = req.payload.config;
  // Check both the collection and the global that a call names, because Payload would write one lock for both.
  const named = [
    ...collections.filter(({ slug }) => slug === collectionSlug),
    ...globals.filter(({ slug }) => slug === globalSlug),
  ];
  const rights = await Promise.all(named.map(({ access }) => access.update({ req })));
  const mayLock = rights.length > 0 && rights.every(Boolean);
  return mayLock ? call : { ...call, args: { ...call.args, returnLockStatus: false } };
}
