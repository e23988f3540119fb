import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Route } from '@fuar/shared/api/route';
import type { CallName } from '@fuar/shared/api/typed-calls';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { countRows } from '../database/rows.ts';
import { findPublishedTo } from '../editing/drafts.ts';
import { findAnswer, keepAnswer } from '../hooks/keep-request-key.ts';
import type { Deps } from './deps.ts';
import type { Call } from './handler.ts';

/**
 * The calls that create content, with the collection of their rows. Some other calls answer with secrets such as recovery codes,
 * which must not be stored. Others handle the key themselves. An upload of a picture for a text needs no key, because the sweep
 * removes a picture that no text shows.
 */
const CREATES: Partial<Record<CallName, CollectionSlug>> = {
  'POST /admin/fairs': 'fairs',
  'POST /admin/fairs/:id/documents': 'fair-documents',
  'POST /admin/fairs/:id/exhibitors': 'exhibitors',
  'POST /admin/press': 'press-items',
  'POST /admin/slider-images': 'slider-images',
  'POST /admin/gallery/upload/:id': 'gallery-images',
  'POST /admin/drafts': 'drafts',
  'POST /admin/versions/:id/draft': 'drafts',
};

/**
 * Runs a call that creates content. If the call has an `Idempotency-Key`, a repeat within a day creates nothing and gets the
 * first answer, because that answer may have been lost. A repeat with other values is a new call, so that no changed text is
 * dropped. A repeat whose row is gone, after a deletion or the restore of a backup, is a new call too.
 */
export async function createOnce(
  { payload, withLock }: Deps,
  { method, path }: Route,
  call: Call<Route>,
  create: () => Promise<unknown>,
): Promise<unknown> {
  const collection = CREATES[`${method.toUpperCase()} ${path}` as CallName];
  const key = collection && call.context.req.header('idempotency-key');
  if (!key) return create();
  const name = await hashOf(call, key);
  return withLock(`create ${name}`, async () => {
    const first = await findAnswer(payload, name);
    if (first && (await isPresent(payload, collection, first.answer as Created))) return first.answer;
    const answer = await create();
    await keepAnswer(payload, name, answer);
    return answer;
  });
}

type Row = { id: number };
type Created = Row | Row[];

/** True if one of the rows is still stored, or if the draft was published. */
async function isPresent(payload: Payload, collection: CollectionSlug, created: Created): Promise<boolean> {
  const ids = [created].flat().map(({ id }) => id);
  if ((await countRows(payload, collection, { id: { in: ids } })) > 0) return true;
  return collection === 'drafts' && (await findPublishedTo(payload, Number(ids[0]))) !== undefined;
}

async function hashOf({ context, staff, body, form, files }: Call<Route>, key: string): Promise<string> {
  const user = (staff as TypedUser | undefined)?.id;
  const hash = createHash('sha256').update(JSON.stringify([user, context.req.path, key, body, form]));
  for (const { path } of files) for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
