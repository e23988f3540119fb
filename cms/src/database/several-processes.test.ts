import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MESSAGE } from '../testing/form-inputs.ts';
import { aPicture } from '../testing/pictures.ts';
import {
  builtPrograms,
  forkServer,
  jsonRequest,
  type RunningServer,
  untilReady,
  variables,
} from '../testing/programs.ts';
import { codeOf, cookieOf } from '../testing/staff.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const mongoUrl = inject('mongoUrl')?.replace('{database}', `t${Date.now()}several`);
const USER = 'yonetici@ornek.test';
const PASSWORD = 'dogru-bir-sifre';

describe.runIf(mongoUrl)('two processes on one MongoDB', () => {
  const dataDir = temporaryFolder();
  let servers: [RunningServer, RunningServer];
  let cookie: string;
  let addresses = 0;

  beforeAll(async () => {
    const env = variables(dataDir, {
      DATABASE_URL: mongoUrl ?? '',
      ADMIN_EMAIL: USER,
      ADMIN_PASSWORD: PASSWORD,
      TRUST_PROXY: '1',
      CONSOLE: '0',
    });
    const programs = builtPrograms();
    const start = () => untilReady(forkServer(programs, env));
    // Start both at once, so that both try to create the first administrator, the indexes and the fixed rows.
    servers = await Promise.all([start(), start()]);
    cookie = cookieOf(await signIn(0, PASSWORD));
  });
  afterAll(async () => {
    for (const server of servers ?? []) server.child.kill('SIGKILL');
    await Promise.all((servers ?? []).map(({ exited }) => exited));
  });

  const freshAddress = () => {
    addresses += 1;
    return `198.51.${addresses >> 8}.${addresses & 255}`;
  };
  /** Calls one process for an even `n`, the other for an odd `n`. Each call has its own IP address unless one is given. */
  const call = (n: number, path: string, { headers, ...init }: RequestInit = {}) =>
    (servers[n % 2] as RunningServer).call(`/api${path}`, {
      ...init,
      headers: { 'x-forwarded-for': freshAddress(), ...headers },
    });
  const signIn = (n: number, password: string, username = USER, headers = {}) =>
    call(n, '/auth/login', jsonRequest('POST', { username, password }, headers));
  const verify = async (n: number, session: string) =>
    (await call(n, '/auth/verify', { headers: { cookie: session } })).status;
  const statusesOf = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map((one) => one.status);
  const times = <T>(count: number, make: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => make(n));
  const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

  test('accept each other’s sessions, and end a session in both', async () => {
    const session = cookieOf(await signIn(0, PASSWORD));
    expect([await verify(0, session), await verify(1, session)]).toEqual([200, 200]);
    await call(1, '/auth/logout', { method: 'POST', headers: { cookie: session } });
    expect([await verify(0, session), await verify(1, session)]).toEqual([401, 401]);
  });

  test('keep all of several simultaneous sign-ins and sign-outs', async () => {
    const early = (await Promise.all(times(4, (n) => signIn(n, PASSWORD)))).map(cookieOf);
    const late = await Promise.all([
      ...times(8, (n) => signIn(n, PASSWORD)),
      ...early.map((session, n) => call(n, '/auth/logout', { method: 'POST', headers: { cookie: session } })),
    ]);
    const kept = late.slice(0, 8).map(cookieOf);
    expect(await Promise.all(kept.map((session, n) => verify(n, session)))).toEqual(Array(8).fill(200));
    expect(await Promise.all(early.map((session, n) => verify(n, session)))).toEqual(Array(4).fill(401));
  });

  test('count the sign-ins of an IP address towards one limit', async () => {
    const from = { 'x-forwarded-for': freshAddress() };
    const statuses = await statusesOf(times(40, (n) => signIn(n, 'yanlis', `kimse${n}@ornek.test`, from)));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([30, 10]);
  });

  test('store posts with one idempotency key once, whichever process receives them', async () => {
    const send = (n: number) =>
      call(n, '/contact', jsonRequest('POST', MESSAGE, { 'idempotency-key': 'bir-anahtar' }));
    const answers = await Promise.all(times(10, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const ids = await Promise.all(answers.map(async (one) => ((await one.json()) as { id: number }).id));
    expect(new Set(ids).size).toBe(1);
  });

  test('give each of 200 simultaneous rows its own id', async () => {
    const answers = await Promise.all(times(200, (n) => call(n, '/contact', jsonRequest('POST', MESSAGE))));
    expect(
      countOf(
        answers.map(({ status }) => status),
        201,
      ),
    ).toBe(200);
    const ids = await Promise.all(answers.map(async (one) => ((await one.json()) as { id: number }).id));
    expect(new Set(ids).size).toBe(200);
  });

  test('store a picture that both receive at once', async () => {
    const send = async (n: number, file: File) => {
      const body = new FormData();
      body.append('imageFile', file);
      return (await call(n, '/admin/media', { method: 'POST', headers: { cookie }, body })).status;
    };
    for (let n = 0; n < 3; n += 1) {
      const file = await aPicture('a.png', { width: 600 + n, height: 400 });
      expect(await Promise.all(times(4, (each) => send(each, file)))).toEqual(Array(4).fill(201));
    }
  });

  test('show a write of one process in the other at once', async () => {
    for (let n = 0; n < 40; n += 1) {
      // Let both processes cache the answer before it changes.
      await Promise.all([call(0, '/settings'), call(1, '/settings')]);
      const phone = `0412 000 00 ${String(n).padStart(2, '0')}`;
      await call(n, '/admin/settings', jsonRequest('PUT', { phone }, { cookie }));
      expect(await (await call(n + 1, '/settings')).json()).toEqual({ phone });
    }
  });

  test('open only one session for a ticket or a code, whichever process receives it', async () => {
    const own = cookieOf(await signIn(0, PASSWORD));
    const read = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
    const asStaff = { cookie: own };
    const { secret } = await read<{ secret: string }>(
      call(0, '/admin/account/totp', jsonRequest('POST', {}, asStaff)),
    );
    const confirm = jsonRequest('POST', { code: codeOf(secret) }, asStaff);
    const { recoveryCodes } = await read<{ recoveryCodes: string[] }>(
      call(1, '/admin/account/totp/confirm', confirm),
    );
    // Continue with this session, because adding the factor ended all other sessions.
    cookie = own;
    const ticketOf = async (n: number) => (await read<{ ticket: string }>(signIn(n, PASSWORD))).ticket;
    const finish = (n: number, ticket: string, code = '') =>
      call(n, '/auth/second-factor', jsonRequest('POST', { ticket, code }));

    const ticket = await ticketOf(0);
    const ofOneTicket = await statusesOf(times(8, (n) => finish(n, ticket, recoveryCodes[n])));
    expect([countOf(ofOneTicket, 200), countOf(ofOneTicket, 401)]).toEqual([1, 7]);
    const tickets = await Promise.all(times(4, ticketOf));
    const code = codeOf(secret, 1);
    const ofOneCode = await statusesOf(tickets.map((each, n) => finish(n, each, code)));
    expect([countOf(ofOneCode, 200), countOf(ofOneCode, 401)]).toEqual([1, 3]);
    const removed = call(1, '/admin/account/totp', jsonRequest('DELETE', { password: PASSWORD }, asStaff));
    expect((await removed).status).toBe(204);
    // Sign in once more, because this resets the count of wrong codes for the next tests.
    expect((await signIn(0, PASSWORD)).status).toBe(200);
  });

  test.each([
    ['an unknown name', 'hic-kimse@ornek.test'],
    ['a known name', USER],
  ])('count wrong passwords for %s towards one limit', async (_, username) => {
    const statuses = await statusesOf(times(16, (n) => signIn(n, `yanlis-${n}`, username)));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([5, 11]);
    expect(await statusesOf([signIn(0, PASSWORD, username), signIn(1, PASSWORD, username)])).toEqual([
      429, 429,
    ]);
  });
});
