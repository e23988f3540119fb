import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Route } from '@fuar/shared/api/route';
import type { TypedUser } from 'payload';
import { findAnswer, keepAnswer } from '../hooks/keep-request-key.ts';
import type { Deps } from './deps.ts';
import type { Call } from './handler.ts';

/**
 * True for calls that create content. Some other calls answer with secrets such as recovery codes, which must not be stored.
 * Others handle the key themselves.
 */
const createsContent = ({ access, status }: Route) => access === 'content' && status === 201;

/**
 * Runs a call that creates content. If the call has an `Idempotency-Key`, a repeat within a day creates nothing and gets the
 * first answer, because that answer may have been lost. A repeat with other values is a new call, so that no changed text is
 * dropped.
 */
export async function createOnce(
  { payload, withLock }: Deps,
  route: Route,
  call: Call<Route>,
  create: () => Promise<unknown>,
): Promise<unknown> {
  const key = createsContent(route) ? call.context.req.header('idempotency-key') : undefined;
  if (!key) return create();
  const name = await hashOf(call, key);
  return withLock(`create ${name}`, async () => {
    const first = await findAnswer(payload, name);
    if (first) return first.answer;
    const answer = await create();
    await keepAnswer(payload, name, answer);
    return answer;
  });
}

async function hashOf({ context, staff, body, form, files }: Call<Route>, key: string): Promise<string> {
  const user = (staff as TypedUser | undefined)?.id;
  const hash = createHash('sha256').update(JSON.stringify([user, context.req.path, key, body, form]));
  for (const { path } of files) for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
