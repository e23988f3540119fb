import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { type Area, mayCall } from '@fuar/shared/people/rights';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import {
  createLocalReq,
  executeAuthStrategies,
  logoutOperation,
  type Payload,
  type TypedUser,
} from 'payload';
import { assertDatabaseAnswers } from '../../database/assert-answers.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { logError } from '../../log/log.ts';
import { needsSecondFactor } from '../../people/second-factor-rule.ts';
import { isDueForRenewal, isExpired } from '../../people/session-rules.ts';
import { lockOfSessions, type OpenSession, renewSession } from '../../people/sessions.ts';
import type { Deps } from '../deps.ts';
import { isHttps } from './client.ts';

/** Payload's console uses this cookie too, so one sign-in serves the back-office and the console. */
export const SESSION_COOKIE = 'payload-token';

type Found = { token: string; staff: TypedUser };

export async function findStaff(context: Context, { payload }: Deps): Promise<TypedUser | undefined> {
  const [found] = await findSessions(context.req.header('cookie') ?? '', payload);
  return found?.staff;
}

/**
 * Finds the caller. Throws a 401 without a session, and a 403 if the caller's role may not make this call or a second
 * factor is needed first.
 */
export async function requireStaff(
  context: Context,
  deps: Deps,
  route: { method: string; access: Area },
): Promise<TypedUser> {
  const staff = await findStaff(context, deps);
  if (!staff) throw new ApiError(401, m.unauthorized);
  if (!mayCall(staff.role, route)) throw new ApiError(403, m.notAllowed);
  if (route.access !== 'own' && (await needsSecondFactor(deps.payload, staff)))
    throw new ApiError(403, m.secondFactorNeeded);
  return staff;
}

/**
 * Finds the user of a request to Next: by its cookie, or by the header that programs send to `/rest`. Removes all other session
 * cookies, because Payload uses the last one. Otherwise Payload could use another session than the one that is checked here.
 */
export async function findStaffByHeaders(
  headers: IncomingHttpHeaders,
  { payload }: Pick<Deps, 'payload'>,
): Promise<TypedUser | undefined> {
  const { authorization, cookie = '' } = headers;
  const [, bearer] = /^(?:JWT|Bearer) (\S+)$/.exec(authorization ?? '') ?? [];
  if (bearer) return findStaffByToken(bearer, payload);
  // Delete the header, because Payload also accepts spellings of it that the pattern above does not match.
  delete headers.authorization;
  const [found] = await findSessions(cookie, payload);
  if (!found) return undefined;
  const others = cookie.split(';').filter((each) => tokenIn(each) === undefined);
  headers.cookie = [...others, `${SESSION_COOKIE}=${found.token}`].join(';');
  return found.staff;
}

/**
 * Finds the open sessions that the cookies name. A page of a neighbouring subdomain can add a cookie, which no sign-in or
 * sign-out here can replace. Such a cookie must not keep staff out.
 */
async function findSessions(cookies: string, payload: Payload): Promise<Found[]> {
  const found: Found[] = [];
  const tokens = new Set(cookies.split(';').flatMap((cookie) => tokenIn(cookie) ?? []));
  for (const token of tokens) {
    // Check the signature first, because a page can add many cookies, and each search of a session reads the database.
    const staff = isSigned(token, payload) ? await findStaffByToken(token, payload) : undefined;
    if (staff) found.push({ token, staff });
  }
  return found;
}

/** The token in a cookie, or undefined for a cookie of another name. */
function tokenIn(cookie: string): string | undefined {
  const [name = '', ...value] = cookie.split('=');
  return name.trim() === SESSION_COOKIE ? value.join('=').trim() : undefined;
}

/** True for a token with the signature of this installation (HS256), whether or not its session is open. */
function isSigned(token: string, { secret }: Payload): boolean {
  const [, signed = '', signature = ''] = /^(.+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Passes the token to Payload as a header, because Payload checks the origin of a request only for a token in a cookie. The
 * callers of this module check the origin themselves, by a rule that also accepts `ADMIN_ORIGIN` (middleware/origin.ts).
 */
async function findStaffByToken(token: string, payload: Payload): Promise<TypedUser | undefined> {
  const headers = new Headers({ authorization: `JWT ${token}` });
  const req = await createLocalReq({ req: { headers } }, payload);
  const find = async () => (await executeAuthStrategies({ headers, payload, req })).user ?? undefined;
  let user = await find();
  if (!user) {
    // Payload also finds no user if the database is unreachable. Throw in that case, because staff would otherwise be signed out.
    await assertDatabaseAnswers(payload);
    user = await find();
  }
  if (!user || user.isDisabled) return undefined;
  // Payload checks that the token has not expired and that the account still has the session. Check here whether the session
  // itself has expired.
  const session = user.sessions?.find(({ id }) => id === sessionIdOf(user));
  return session && !isExpired(session) ? user : undefined;
}

function cookieOptions(context: Context, { env }: Deps) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: env.COOKIE_SAMESITE,
    secure: env.COOKIE_SAMESITE === 'none' || isHttps(context.req.raw.headers, env),
  };
}

export function writeSession(context: Context, { token, endsAt }: OpenSession, deps: Deps): void {
  const maxAge = Math.ceil((endsAt - Date.now()) / 1000);
  setCookie(context, SESSION_COOKIE, token, { ...cookieOptions(context, deps), maxAge });
}

export function sessionIdOf(user: TypedUser): string {
  return (user as { _sid?: string })._sid ?? '';
}

export async function prolongSession(context: Context, user: TypedUser, deps: Deps): Promise<void> {
  const sid = sessionIdOf(user);
  const session = user.sessions?.find(({ id }) => id === sid);
  if (!session || !isDueForRenewal(session)) return;
  try {
    const renewed = await deps.withLock(lockOfSessions(user.email), () =>
      renewSession(deps.payload, user.id, sid),
    );
    if (renewed) writeSession(context, renewed, deps);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    // Only log the failure, so that staff can still read while the database takes no writes, for example because its disk is
    // full.
    logError('session-not-prolonged', error);
  }
}

/** Ends the session on the server, so that a copied cookie becomes useless. */
export async function endSession(context: Context, deps: Deps): Promise<void> {
  // Delete the cookie first, so that an error response deletes it too. Otherwise the next person at a shared computer could use
  // the session. If the database takes no writes, the session stays valid until it expires, and the response says that the
  // sign-out has failed.
  deleteCookie(context, SESSION_COOKIE, cookieOptions(context, deps));
  const { payload, withLock } = deps;
  for (const { staff: user } of await findSessions(context.req.header('cookie') ?? '', payload)) {
    const req = await createLocalReq({ user }, payload);
    await withLock(lockOfSessions(user.email), () =>
      logoutOperation({ collection: payload.collections.users, req }),
    );
  }
}
