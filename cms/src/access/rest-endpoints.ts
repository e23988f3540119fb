import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { idParamSchema } from '@fuar/shared/schemas/fields';
import { getTranslation } from '@payloadcms/translations';
import type {
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload';
import { countRows } from '../database/rows.ts';
import { withId } from '../database/with-id.ts';
import { stemOf } from '../media/stem.ts';
import { storeInTurn } from '../media/store-image.ts';
import { createWithLock, lockOfRow, SLIDER_ORDER_LOCK } from '../waiting/with-lock.ts';
import { badRequest } from './rest-bodies.ts';
import { isCondition, numberFields } from './rest-conditions.ts';
import { internalOnlyField } from './staff-only.ts';

/** Each guard wraps those before it, so the last guard runs first. */
const GUARDS = [
  withPictureLock,
  withRowLocks,
  withSliderLock,
  withFairLock,
  inGroups,
  withKnownPreference,
  withCheckedCondition,
];

/**
 * Guards Payload's `/rest`:
 * - Answers 404 to an id that is not a number, and to calls for Payload's versions, which no collection uses. Payload would
 *   answer 500.
 * - Answers 400 to a change or deletion whose `where` Payload would ignore, because the call would then apply to all rows.
 * - Ignores `select` for changes and deletions.
 * - Locks a row or a global before it is changed or deleted. Locks a fair before one of its rows is added or changed. Takes the
 *   lock of a picture before the picture is stored.
 */
export function guardRestEndpoints({ collections, globals }: SanitizedConfig): void {
  for (const each of collections) {
    if (each.endpoints)
      each.endpoints = each.endpoints.map((endpoint) =>
        GUARDS.reduce((guarded, guard) => guard(each, guarded), endpoint),
      );
  }
  for (const each of globals) {
    if (each.endpoints) each.endpoints = each.endpoints.map((endpoint) => withGlobalLock(each, endpoint));
  }
  for (const each of [...collections, ...globals]) {
    // Keep all endpoints of Payload's own collections, and do not check their ids, which have other types.
    if (each.endpoints && !each.slug.startsWith('payload-'))
      each.endpoints = each.endpoints
        .filter(({ path }) => !path.startsWith('/versions'))
        .map(withCheckedId)
        .map(withWholeRow);
  }
}

/**
 * Fields that Payload adds to rows and accounts. Payload would store any value that a request sends for them, such as a
 * password hash.
 */
const PAYLOAD_FIELDS = new Set([
  ...['createdAt', 'updatedAt'],
  ...['hash', 'salt', 'sessions', 'loginAttempts', 'lockUntil'],
  ...['resetPasswordToken', 'resetPasswordExpiration'],
]);

export function ignorePayloadFields({ collections, globals }: SanitizedConfig): void {
  for (const field of [...collections, ...globals].flatMap(({ fields }) => fields)) {
    if ('name' in field && PAYLOAD_FIELDS.has(field.name))
      Object.assign(field, { access: internalOnlyField });
  }
}

/** The number of rows in a group (see `inGroups`). */
const GROUP = 25;

/**
 * Changes or deletes many rows in groups, each under its own locks. Under one set of locks, other calls would wait until the last
 * row is done. For example, a change of all exhibitors of a fair would hold up visitors who request a stand at that fair.
 */
function inGroups({ slug, access, labels }: SanitizedCollectionConfig, endpoint: Endpoint): Endpoint {
  const { handler, method, path } = endpoint;
  if (path !== '/' || !isLockedChange(slug, endpoint)) return endpoint;
  return withHandler(endpoint, async (req) => {
    const mayChange = await (method === 'patch' ? access.update : access.delete)({ req });
    const { where } = req.query;
    const ids = mayChange ? await idsOf(req, slug) : [];
    if (ids.length === 0) return handler(req);
    const docs: unknown[] = [];
    const errors: { message: string }[] = [];
    for (let from = 0; from < ids.length; from += GROUP) {
      // Add the ids to `where`, because `withFairLock` locks the fairs of all rows that match it, and `where` ignores the limit.
      req.query.where = { and: [where, { id: { in: ids.slice(from, from + GROUP) } }] };
      const response = await handler(req);
      const body = (await response.clone().json()) as { docs?: unknown[]; errors?: typeof errors };
      if (!body.docs) return response;
      docs.push(...body.docs);
      errors.push(...(body.errors ?? []).map(inTurkish));
    }
    const total = docs.length + errors.length;
    const label = getTranslation(labels[total === 1 ? 'singular' : 'plural'], req.i18n);
    const isPatch = method === 'patch';
    // Payload's own message, with the counts summed over all groups of rows.
    const message =
      errors.length === 0
        ? req.t(isPatch ? 'general:updatedCountSuccessfully' : 'general:deletedCountSuccessfully', {
            count: total,
            label,
          })
        : req.t(isPatch ? 'error:unableToUpdateCount' : 'error:unableToDeleteCount', {
            count: errors.length,
            label,
            total,
          });
    return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 });
  });
}

/** Replaces the English texts that Payload gives to every unexpected failure of a row and to a row that somebody edits. */
function inTurkish<E extends { message: string }>(error: E): E {
  if (error.message === 'Something went wrong.') return { ...error, message: m.unexpected };
  return / is currently locked /.test(error.message) ? { ...error, message: m.rowLocked } : error;
}

/**
 * Adds and changes slides under the lock of their order. Otherwise a change would undo a simultaneous new order, because Payload
 * saves whole rows. A new slide takes the lock too, because `/api` reads the order before it adds a slide or stores a new order.
 */
function withSliderLock({ slug, access }: SanitizedCollectionConfig, endpoint: Endpoint): Endpoint {
  const { handler, method, path } = endpoint;
  const isNew = method === 'post' && (path === '/' || path === '/:id/duplicate');
  if (slug !== 'slider-images' || !(isNew || method === 'patch')) return endpoint;
  return withHandler(endpoint, async (req) => {
    if (!(await (isNew ? access.create : access.update)({ req }))) return handler(req);
    return createWithLock(req.payload)(SLIDER_ORDER_LOCK, async () => handler(req));
  });
}

/**
 * Stores a picture as `/api` does: under its lock, because the deletion of an equal picture could remove the new files, and one
 * large picture at a time, because many decoded pictures would fill the memory. The lock of a replaced row is taken before the
 * lock of the picture, as a deletion does. The old files are removed under the lock of the old picture, so wait for the removal
 * only after the lock of the new picture is released. Otherwise two calls that exchange their pictures could deadlock.
 */
function withPictureLock({ slug, access }: SanitizedCollectionConfig, endpoint: Endpoint): Endpoint {
  const { handler, method, path } = endpoint;
  const isNew = method === 'post' && path === '/';
  if (slug !== 'media' || !(isNew || method === 'patch')) return endpoint;
  return withHandler(endpoint, async (req) => {
    if (!(await (isNew ? access.create : access.update)({ req }))) {
      // Remove the file, because Payload runs our hooks before it refuses the caller, and the hooks would decode the picture.
      delete req.file;
    }
    if (!req.file) return handler(req);
    const stem = stemOf(req.file.data);
    // The size is not known yet, so the picture counts as a large one.
    const response = await storeInTurn(req.payload, stem, Number.POSITIVE_INFINITY, async () => handler(req));
    await req.context.removal;
    return response;
  });
}

/** True for changes and deletions of rows. Accounts have other locks (people/lock-account.ts). */
function isLockedChange(slug: string, { method, path }: Endpoint): boolean {
  const isChange = (method === 'patch' || method === 'delete') && (path === '/' || path === '/:id');
  return isChange && slug !== 'users' && !slug.startsWith('payload-');
}

/** Changes and deletes rows under the same locks as `/api`. */
function withRowLocks({ slug, access }: SanitizedCollectionConfig, endpoint: Endpoint): Endpoint {
  const { handler, method, path } = endpoint;
  if (!isLockedChange(slug, endpoint)) return endpoint;
  return withHandler(endpoint, async (req) => {
    const mayChange = await (method === 'patch' ? access.update : access.delete)({ req });
    // Payload will refuse this call, so it must not take locks that other calls would wait for.
    if (!mayChange) return handler(req);
    if (path === '/:id')
      return underLocks(req, slug, [Number(req.routeParams?.id)], async () => handler(req));
    const ids = await idsOf(req, slug);
    return underLocks(req, slug, ids, async () => {
      // Exclude rows that began to match after the ids were read, because these rows are not locked.
      req.query.where = { and: [req.query.where, { id: { in: ids } }] };
      return handler(req);
    });
  });
}

/**
 * Adds, changes, moves or copies rows of fairs under the locks of the fairs, as `/api` does. Under the locks, checks again that
 * the target fair exists, because somebody may have deleted the fair since rest-bodies.ts checked the reference.
 */
function withFairLock(
  { slug, access, flattenedFields }: SanitizedCollectionConfig,
  endpoint: Endpoint,
): Endpoint {
  const { handler, method, path } = endpoint;
  const isOfFair = flattenedFields.some(({ name }) => name === 'fair');
  const isCopy = method === 'post' && path === '/:id/duplicate';
  const isNew = method === 'post' && path === '/';
  const isChange = method === 'patch' && (path === '/' || path === '/:id');
  if (!isOfFair || !(isCopy || isNew || isChange)) return endpoint;

  async function fairsOfRows(req: PayloadRequest): Promise<number[]> {
    if (isNew) return [];
    const where = path === '/' ? (req.query.where as Where) : { id: { equals: Number(req.routeParams?.id) } };
    const rows = await findRows(req, slug, where, { fair: true });
    return rows.flatMap(({ fair }) => (fair ? [Number(fair)] : []));
  }

  return withHandler(endpoint, async (req) => {
    if (!(await (isChange ? access.update : access.create)({ req }))) return handler(req);
    const given = req.data?.fair ? Number(req.data.fair) : undefined;
    const ofRows = await fairsOfRows(req);
    const fairs = [...new Set(given ? [...ofRows, given] : ofRows)].sort((a, b) => a - b);
    const target = given ?? (isCopy ? ofRows[0] : undefined);
    return underLocks(req, 'fairs', fairs, async () => {
      // Exclude rows that have moved to another fair since the fairs were read, because that fair is not locked.
      if (isChange && path === '/') {
        const isLocked = { or: [{ fair: { in: fairs } }, { fair: { equals: null } }] };
        req.query.where = { and: [req.query.where, isLocked] };
      }
      if (!target) return handler(req);
      const found = await countRows(req.payload, 'fairs', { id: { equals: target } });
      return found > 0 ? handler(req) : badRequest(m.invalidInput, ['fair']);
    });
  });
}

/** Ignores `select` for changes and deletions, because Payload would pass only the selected fields to our hooks. */
function withWholeRow(endpoint: Endpoint): Endpoint {
  const { handler, method } = endpoint;
  if (method === 'get') return endpoint;
  return withHandler(endpoint, (req) => {
    delete req.query.select;
    return handler(req);
  });
}

/** Answers 404 if the user has no preference of this key, because Payload would fail on SQLite. */
function withKnownPreference({ slug }: SanitizedCollectionConfig, endpoint: Endpoint): Endpoint {
  const { handler, method, path } = endpoint;
  if (slug !== 'payload-preferences' || method !== 'delete' || path !== '/:key') return endpoint;
  return withHandler(endpoint, async (req) => {
    const key = { equals: String(req.routeParams?.key) };
    const own = await countRows(req.payload, slug, { key, 'user.value': { equals: req.user?.id } });
    return own > 0 ? handler(req) : notFound();
  });
}

function withGlobalLock({ slug, access }: SanitizedGlobalConfig, endpoint: Endpoint): Endpoint {
  const { handler, method, path } = endpoint;
  if (method !== 'post' || path !== '/') return endpoint;
  return withHandler(endpoint, async (req) => {
    if (!(await access.update({ req }))) return handler(req);
    return createWithLock(req.payload)(slug, async () => handler(req));
  });
}

/**
 * The ids of the rows that a call changes or deletes. Payload applies the query's `limit` to changes, but not to deletions. A
 * limit of 0 means no limit.
 */
async function idsOf(req: PayloadRequest, slug: string): Promise<number[]> {
  const { sort = '-createdAt', where } = req.query;
  const limit = req.method === 'PATCH' ? Number(req.query.limit) : 0;
  const order = withId(String(sort).split(','));
  // Payload reads the rows again for the change. With the id as the last sort key, both queries return the same rows.
  req.query.sort = order.join(',');
  const part = limit > 0 ? { limit, sort: order } : {};
  const rows = await findRows(req, slug, where as Where, {}, part);
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
}

async function findRows(
  req: PayloadRequest,
  slug: string,
  where: Where,
  select: { fair?: true },
  part: { limit?: number; sort?: string[] } = {},
): Promise<{ id: number | string; fair?: unknown }[]> {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    depth: 0,
    pagination: false,
    select,
    ...part,
    overrideAccess: false,
    user: req.user,
  });
  return docs;
}

/**
 * Takes the locks one after the other. All callers take them in the order of the ids, so no two callers wait for each other.
 */
function underLocks<T>(
  req: PayloadRequest,
  slug: string,
  ids: readonly number[],
  work: () => Promise<T>,
  from = 0,
): Promise<T> {
  const id = ids[from];
  if (id === undefined) return work();
  return createWithLock(req.payload)(lockOfRow(slug, id), () => underLocks(req, slug, ids, work, from + 1));
}

function withCheckedId(endpoint: Endpoint): Endpoint {
  const { handler, path } = endpoint;
  if (!path.includes(':id')) return endpoint;
  return withHandler(endpoint, (req) => {
    const id = req.routeParams?.id;
    const isFound = id === undefined || idParamSchema.safeParse(String(id)).success;
    return isFound ? handler(req) : notFound();
  });
}

/** Returns a new object, because all collections share Payload's endpoint objects. */
function withHandler(endpoint: Endpoint, handler: Endpoint['handler']): Endpoint {
  return { ...endpoint, handler };
}

function notFound(): Response {
  return Response.json({ errors: [{ message: m.notFound }] }, { status: 404 });
}

function withCheckedCondition(
  { slug }: Pick<SanitizedCollectionConfig, 'slug'>,
  endpoint: Endpoint,
): Endpoint {
  const { handler, method, path } = endpoint;
  if (path !== '/' || (method !== 'patch' && method !== 'delete')) return endpoint;
  return withHandler(endpoint, (req) => {
    // Do not check numbers in Payload's own collections, because their ids have other types.
    const numbers = slug.startsWith('payload-') ? new Set<string>() : numberFields(req.payload.config);
    return isCondition(req.query.where, numbers) ? handler(req) : badRequest(m.invalidQuery);
  });
}
