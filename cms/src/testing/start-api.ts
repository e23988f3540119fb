import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@fuar/shared/people/rights';
import mongoose from 'mongoose';
import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  handleEndpoints,
  type Payload,
  type Where,
} from 'payload';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { guardRestRequest } from '../access/rest-requests.ts';
import { createApp } from '../api/app.ts';
import { createDeps, type Deps } from '../api/deps.ts';
import { SESSION_COOKIE } from '../api/middleware/session.ts';
import { countRows } from '../database/rows.ts';
import { OWN_OPERATION } from '../hooks/guard-users.ts';
import { openSession } from '../people/sessions.ts';
import { findStaffRow } from '../people/staff-row.ts';
import { createConfig } from '../start/create-config.ts';
import { type Env, readEnv } from '../start/env.ts';
import { ensureFirstAdmin } from '../start/first-admin.ts';
import { prepareFolders } from '../start/folders.ts';
import { startPayload, stopPayload } from '../start/start-payload.ts';
import { createStorage } from '../storage/create-storage.ts';

export const ADMIN = { username: 'yonetici@ornek.test', password: 'dogru-bir-sifre' };

export function credentialsOf(role: Role): typeof ADMIN {
  return role === 'admin' ? ADMIN : { ...ADMIN, username: `${role}@ornek.test` };
}

export type Database = 'sqlite' | 'mongodb';

export const DATABASES: Database[] = inject('mongoUrl') ? ['sqlite', 'mongodb'] : ['sqlite'];

type RestOptions = {
  json?: unknown;
  /** Calls as a user with this role. `staff` and `admin` both mean the first administrator. */
  as?: 'staff' | Role | undefined;
} & RequestInit;
type CallOptions = RestOptions & { form?: Record<string, string | File | string[] | File[]> };

export type Api = {
  payload: Payload;
  env: Env;
  deps: Deps;
  call: (method: string, path: string, options?: CallOptions) => Promise<Response>;
  /** Calls `/api` as staff. */
  ask: (method: string, path: string, options?: CallOptions) => Promise<Response>;
  /** Calls `/api` as staff and parses the answer. Throws if the call fails. */
  staff: <T = unknown>(method: string, path: string, options?: CallOptions) => Promise<T>;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls Payload's own REST, as Next would; `as` adds a session token. */
  rest: (method: string, path: string, options?: RestOptions) => Promise<Response>;
  count: (collection: CollectionSlug, where?: Where) => Promise<number>;
  rows: <S extends CollectionSlug>(
    slug: S,
    where?: Where,
    sort?: string,
  ) => Promise<DataFromCollectionSlug<S>[]>;
  /** Changes a stored row, without Payload's hooks. */
  set: (collection: CollectionSlug, id: number, data: Record<string, unknown>) => Promise<unknown>;
  cookie: string;
  /** The session cookie of an account with this role. The first call creates the account. */
  cookieOf: (role: Role) => Promise<string>;
  close: () => Promise<void>;
};

/**
 * Opens a session without checking a password, because the check takes a tenth of a second of processor time. Returns the
 * session's cookie, or '' for an unknown address.
 */
export async function sessionOf(payload: Payload, email: string): Promise<string> {
  const row = await findStaffRow(payload, { email: { equals: email } });
  const opened = row && (await openSession(payload, row, { userAgent: undefined }));
  return opened ? `${SESSION_COOKIE}=${opened.token}` : '';
}

/** The status and the body of an answer, to compare both at once. The body of JSON is parsed. */
export async function answerOf(
  answer: Response | Promise<Response>,
): Promise<[status: number, body: unknown]> {
  const response = await answer;
  const text = await response.text();
  const isJson = text && response.headers.get('content-type')?.startsWith('application/json');
  return [response.status, isJson ? JSON.parse(text) : text];
}

export function emptySettings(database: Database): Record<string, string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const mongoUrl = inject('mongoUrl')?.replace('{database}', name);
  return {
    DATA_DIR: join(tmpdir(), `fuar-cms-${name}`),
    ...(database === 'mongodb' && mongoUrl ? { DATABASE_URL: mongoUrl } : {}),
  };
}

export async function startApi(database: Database, variables: Record<string, string> = {}): Promise<Api> {
  const env = readEnv({
    PAYLOAD_SECRET: 'a-secret-for-tests-only',
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    SIGNIN_LIMIT: '1000',
    ...emptySettings(database),
    ...variables,
  });
  await prepareFolders(env);
  const storage = createStorage(env);
  await storage.prepare();
  const config = createConfig(env, storage);
  const key = randomUUID();
  const payload = await startPayload(env, config, { key });
  await ensureFirstAdmin(payload, env);
  const deps = await createDeps(env, payload, await config);
  const app = createApp(deps);
  const request = async (path: string, init: RequestInit = {}) => app.request(path, init);
  const cookie = await sessionOf(payload, ADMIN.username);
  const cookies = new Map<Role, Promise<string>>();
  const addAccount = async (role: Role) => {
    const { username: email, password } = credentialsOf(role);
    await payload.create({ collection: 'users', data: { email, password, role }, context: OWN_OPERATION });
    return sessionOf(payload, email);
  };
  const cookieOf = async (role: Role) => {
    if (role === 'admin') return cookie;
    if (!cookies.has(role)) cookies.set(role, addAccount(role));
    return cookies.get(role) ?? '';
  };
  const toInit = async (
    { json, as, ...init }: RestOptions,
    toSession: (cookie: string) => [header: string, value: string],
  ) => {
    const headers = new Headers(init.headers);
    if (as) headers.set(...toSession(await cookieOf(as === 'staff' ? 'admin' : as)));
    if (json === undefined) return { ...init, headers };
    headers.set('content-type', 'application/json');
    return { ...init, headers, body: JSON.stringify(json) };
  };

  const call: Api['call'] = async (method, path, { form, ...options } = {}) => {
    const init = { ...(await toInit(options, (value) => ['cookie', value])), method };
    if (!form) return request(`/api${path}`, init);
    // Encode the form to bytes, because a streamed form fails if it is not read to its end.
    const encoded = new Response(toFormData(form));
    init.headers.set('content-type', encoded.headers.get('content-type') ?? '');
    return request(`/api${path}`, { ...init, body: await encoded.arrayBuffer() });
  };
  const ask: Api['ask'] = (method, path, options) => call(method, path, { as: 'staff', ...options });

  return {
    payload,
    env,
    deps,
    request,
    rest: async (method, path, options = {}) => {
      const init = await toInit(options, (value) => ['authorization', `JWT ${value.split('=')[1]}`]);
      const answer = (request: Request) => handleEndpoints({ config, request, payloadInstanceCacheKey: key });
      return guardRestRequest(answer)(new Request(`http://localhost/rest${path}`, { ...init, method }));
    },
    count: (collection, where) => countRows(payload, collection, where),
    rows: async (collection, where = {}, sort) =>
      (await payload.find({ collection, where, pagination: false, ...(sort && { sort }) })).docs,
    set: (collection, id, data) => payload.db.updateOne({ collection, id, data, returning: false }),
    cookie,
    cookieOf,
    call,
    ask,
    staff: async (method, path, options) => {
      const response = await ask(method, path, options);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text ? JSON.parse(text) : undefined;
    },
    close: async () => {
      await stopPayload(payload);
      if (database === 'mongodb') await dropDatabase(env.DATABASE_URL);
      rmSync(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}

export async function openApi(database: Database, variables?: Record<string, string>): Promise<Api> {
  const api = await startApi(database, variables);
  onTestFinished(() => api.close());
  return api;
}

/**
 * An `/api` for the tests of this file or `describe`. It starts before the first test and closes after the last. `variables`
 * is a function if another server must start before the settings are known.
 */
export function serveApi(
  database: Database,
  variables?: Record<string, string> | (() => Record<string, string>),
): Api {
  const api = {} as Api;
  beforeAll(async () => {
    const given = typeof variables === 'function' ? variables() : variables;
    Object.assign(api, await startApi(database, given));
  });
  afterAll(() => api.close());
  return api;
}

function toFormData(values: Record<string, string | File | string[] | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, part);
  }
  return form;
}

async function dropDatabase(url: string): Promise<void> {
  const client = await new mongoose.mongo.MongoClient(url).connect();
  await client.db().dropDatabase();
  await client.close();
}
