import { ApiError } from '@fuar/shared/api/api-error';
import type { FileRule, Route, RouteTable } from '@fuar/shared/api/route';
import { matchesEtag } from '@fuar/shared/http/matches-etag';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { callerCheck } from '../access/current-caller.ts';
import { checkImages } from '../media/check-image.ts';
import { checkDocument } from '../media/document-files.ts';
import { tempDirOf } from '../start/folders.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createOnce } from './create-once.ts';
import type { Deps } from './deps.ts';
import { invalid, notFound } from './errors.ts';
import { Accepted, type Call, type Handler, type Handlers } from './handler.ts';
import { addressOf } from './middleware/client.ts';
import { isCrossSiteRead } from './middleware/origin.ts';
import { prolongSession, requireStaff } from './middleware/session.ts';
import { prefers } from './prefers.ts';
import { type ReceivedFile, receiveForm } from './receive-form.ts';
import { isJson, receiveJson } from './receive-json.ts';
import { fixedPathsLike } from './route-of.ts';
import { readIfMatch, withoutVersions } from './row-version.ts';
import { API_HEADERS } from './security-headers.ts';

export function serveRoutes<T extends RouteTable>(
  app: Hono,
  deps: Deps,
  table: T,
  handlers: Handlers<T>,
): void {
  for (const [route, handler] of pairs(table, handlers)) {
    const others = fixedPathsLike(route.path);
    app.on(route.method.toUpperCase(), `/api${route.path}`, (context, next) =>
      others.includes(context.req.path) ? next() : answer(context, deps, route, handler),
    );
  }
}

export function serveCached<T extends RouteTable>(
  app: Hono,
  deps: Pick<Deps, 'env'>,
  table: T,
  handlers: Handlers<T>,
  cache: AnswerCache,
): void {
  for (const [route, handler] of pairs(table, handlers)) {
    app.get(`/api${route.path}`, (context) => answerCached(context, deps, route, handler, cache));
  }
}

/** Drops the route's type from each handler, because this file treats all routes in the same way. */
function pairs<T extends RouteTable>(table: T, handlers: Handlers<T>): [Route, Handler<Route>][] {
  return Object.entries(table).map(([name, route]) => [route, handlers[name] as unknown as Handler<Route>]);
}

async function answerCached(
  context: Context,
  { env }: Pick<Deps, 'env'>,
  route: Route,
  handler: Handler<Route>,
  cache: AnswerCache,
): Promise<Response> {
  const call = { ...readAddress(context, route), ...NO_BODY, staff: undefined, context } as Call<Route>;
  const key = JSON.stringify([route.path, call.params, call.query]);
  const client = addressOf(context, env);
  const found = await cache.read(key, () => handler(call), addressAsSent(context), client);
  const { body, etag, headers, bodyHeaders } = found;
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(body, 200, bodyHeaders);
}

/** The raw URL of the request. Undefined without a real HTTP server, as in most tests. */
function addressAsSent({ env }: Context): string | undefined {
  return (env as { incoming?: { url?: string } } | undefined)?.incoming?.url;
}

async function answer(
  context: Context,
  deps: Deps,
  route: Route,
  handler: Handler<Route>,
): Promise<Response> {
  if (route.access !== 'public' && isCrossSiteRead(context.req.raw.headers, deps.env))
    throw new ApiError(403, m.foreignOrigin);
  const findCaller = async () =>
    route.access !== 'public' ? await requireStaff(context, deps, route) : undefined;
  const sender = await findCaller();
  if (sender && isUse(route)) {
    deps.warmUp();
    await prolongSession(context, sender, deps);
  }
  const address = readAddress(context, route);
  const { discard, ...body } = await readBody(context, deps, route);
  try {
    // A body may take minutes to arrive. Check again, because the sender's session or right may have ended meanwhile.
    const staff = route.body || route.form ? await findCaller() : sender;
    const ifMatch = route.isVersioned ? readIfMatch(context.req.header('if-match')) : undefined;
    const call = { ...address, ...body, ifMatch, staff, context } as Call<Route>;
    const result: unknown = await callerCheck.run(findCaller, () =>
      createOnce(deps, route, call, () => handler(call)),
    );
    const headers = { 'cache-control': 'no-store', ...API_HEADERS };
    if (result instanceof Accepted) return context.json(result.value, 202, headers);
    if (!route.answer) return context.body(null, route.status as 204, headers);
    const isBare = route.isVersioned === true && !prefers(context, 'version');
    const visible = isBare ? withoutVersions(result) : result;
    if (!route.contentType) return context.json(visible, route.status as 200, headers);
    const asText = { ...headers, 'content-type': route.contentType };
    return context.body(String(result), route.status as 200, asText);
  } finally {
    await discard?.();
  }
}

/** An open page makes these calls by itself: it polls the publication and scheduled drafts, and renews its preview. */
const POLLED = new Set(['get /admin/publication', 'get /admin/drafts', 'post /admin/preview']);

/** False for a poll, because it does not show that somebody is at work. */
const isUse = ({ method, path }: Route) => !POLLED.has(`${method} ${path}`);

function readAddress({ req }: Context, { params, query, kinds }: Route) {
  refuseUnknownKind(kinds, req.query('kind'));
  return {
    params: params ? parse(params, req.param(), m.invalidId) : undefined,
    query: query ? parse(query, req.query(), m.invalidQuery) : undefined,
  };
}

const NO_BODY: Body = { body: undefined, form: undefined, files: [] };

type Body = { body: unknown; form: unknown; files: ReceivedFile[]; discard?: () => Promise<void> };

async function readBody({ req }: Context, { env }: Deps, route: Route): Promise<Body> {
  if (route.body) {
    const body = await receiveJson(req.raw, route);
    refuseUnknownKind(route.kinds, (body as { kind?: unknown } | null)?.kind);
    return { ...NO_BODY, body: parse(route.body, body, m.invalidInput) };
  }
  if (!route.form) return NO_BODY;
  if (route.isJsonAllowed && isJson(req.raw))
    return { ...NO_BODY, form: parse(route.form, await receiveJson(req.raw), m.invalidInput) };
  const { fields, files, discard } = await receiveForm(
    req.raw,
    route.files,
    tempDirOf(env),
    listsOf(route.form),
  );
  try {
    const form = parse(route.form, fields, m.invalidInput);
    if (route.files.required && files.length === 0) throw missingFile(route.files);
    await checkFiles(route.files, files);
    return { ...NO_BODY, form, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

function refuseUnknownKind(kinds: Route['kinds'], kind: unknown): void {
  if (kinds && typeof kind === 'string' && !kinds.includes(kind)) throw notFound();
}

/** The names of the form fields that hold a list, which a form sends as several parts. */
function listsOf({ shape }: z.ZodObject): string[] {
  return Object.keys(shape).filter((name) => (shape[name] as z.ZodType).safeParse([]).success);
}

async function checkFiles({ field }: FileRule, files: ReceivedFile[]): Promise<void> {
  if (field === 'documentFile') for (const file of files) await checkDocument(file);
  // The handler of the import checks the CSV file.
  else if (field !== 'csvFile') await checkImages(files);
}

const MISSING: Record<FileRule['field'], string> = {
  imageFile: vm.imageRequired,
  imageFiles: vm.imagesRequired,
  documentFile: vm.documentRequired,
  csvFile: vm.csvRequired,
};

function missingFile({ field }: FileRule): ApiError {
  const message = MISSING[field];
  return new ApiError(400, message, { errors: { [field]: message } });
}

function parse(schema: z.ZodType, value: unknown, message: string): unknown {
  // Replaces zod's English text for a rule without its own message.
  const parsed = schema.safeParse(value, { error: () => vm.invalid });
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error, message);
}
