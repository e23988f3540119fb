import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { listen } from './testing/listen.ts';
import {
  builtPrograms,
  forkServer,
  jsonRequest,
  untilReady,
  variables as variablesIn,
} from './testing/programs.ts';
import { answerOf } from './testing/start-api.ts';
import { startSmtp } from './testing/start-smtp.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const mongoUrl = inject('mongoUrl')?.replace('{database}', `t${Date.now()}server`);
const programs = builtPrograms();
const dataDir = temporaryFolder();
const variables = (more: Record<string, string> = {}) => variablesIn(dataDir, more);

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(more: Record<string, string> = {}) {
  const child = forkServer(programs, variables(more));
  children.push(child);
  return untilReady(child);
}

async function startSignedIn(folder: string) {
  const server = await start({ GRANT_SESSION: '1', DATA_DIR: join(dataDir, folder) });
  return { ...server, headers: { cookie: String(server.ready.session) } };
}

function run(program: string, args: string[], more: Record<string, string> = {}, input = '') {
  const options = { env: variables(more), encoding: 'utf8' as const, input, timeout: 60_000 };
  return spawnSync(process.execPath, [join(programs, program), ...args], options);
}

/** Sends raw bytes, because fetch would normalise the URL and refuse the headers. */
async function sendRaw(port: number, line: string, headers: Record<string, string> = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const sent = { host: 'localhost', 'content-length': '0', connection: 'close', ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return text(socket);
}

const statusOf = (answer: string) => Number(answer.split(' ', 2)[1]);

describe('the process', () => {
  test('starts, reports its port and session to its parent, and stops cleanly', async () => {
    const { child, ready, exited, call } = await start({ GRANT_SESSION: '1', CMS_PORT: '0' });
    expect(ready).toMatchObject({
      type: 'ready',
      empty: true,
      firstAdmin: { email: 'admin@localhost.test', password: expect.stringMatching(/^[a-z2-9-]{24}$/) },
      session: expect.stringMatching(/^payload-token=/),
    });
    const cookie = String(ready.session);
    expect((await call('/api/auth/verify', { headers: { cookie } })).status).toBe(200);
    await call('/api/admin/settings', jsonRequest('PUT', { phone: '1' }, { cookie }));
    const page = await call('/console', { headers: { accept: 'text/html', cookie } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await page.text()).toContain('Yönetim konsolu hazırlanıyor…');
    expect((await call('/rest/fairs', { headers: { cookie } })).status).toBe(503);
    expect((await call('/elsewhere')).status).toBe(404);

    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  });

  test('prints the first administrator’s password if no parent process prints it, even if the start then fails', async () => {
    const DATA_DIR = join(dataDir, 'alone');
    const server = createServer();
    const failed = run('server.js', [], { DATA_DIR, CMS_PORT: String(await listen(server)) });
    server.close();
    expect(failed.status).toBe(1);
    const [, password] = /admin@localhost\.test.* ([a-z2-9-]{24}) /.exec(failed.stdout) ?? [];
    const { call } = await start({ DATA_DIR });
    const body = jsonRequest('POST', { username: 'admin@localhost.test', password });
    expect((await call('/api/auth/login', body)).status).toBe(200);
  });

  test('passes no request without a session to Next, however the URL is spelled', async () => {
    const { ready, call } = await start();
    for (const path of ['/console', '/console/login', '/console/%6Cogin', '/console/../console/login']) {
      const response = await call(path, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], path).toEqual([303, '/signin']);
    }
    for (const line of [
      'POST /rest/users/%6Cogin',
      'POST /rest/./users/login',
      'POST /rest/x/../users/login',
      'POST /rest/users/forgot%2Dpassword',
      'POST /rest/users/first-register',
      'GET /rest/fairs',
      'GET /_next/image?url=x',
    ]) {
      expect([line, statusOf(await sendRaw(ready.port, line))]).toEqual([line, 401]);
    }
  });

  test('answers 404 itself where Next would answer 500 or in English', async () => {
    const { call, headers } = await startSignedIn('unknown');
    const paths = [
      '/rest',
      '/rest/',
      '/rest/%',
      '/rest/fairs/%ED%A0%80',
      '/rest/constructo%72',
      '/rest/__proto__/1',
      '/_next',
      '/_next/image?url=%2Fmedia%2Fx.png&w=64&q=75',
      '/_next/static/yok.js',
      '/_next/static/..%2F..%2Fpackage.json',
    ];
    for (const [method, path] of [...paths.map((each) => ['GET', each]), ['PROPFIND', '/rest/fairs']]) {
      const answer = await call(String(path), { headers, method: String(method) });
      expect(await answerOf(answer), path).toEqual([404, { message: 'Böyle bir adres yok.' }]);
    }
    expect((await call('/rest/fairs/1', { headers })).status).toBe(503);
  });

  test('answers 400 itself to a malformed Host, because Next would answer 500', async () => {
    const { ready, headers } = await startSignedIn('host');
    for (const host of ['[', 'a b', 'localhost:99999']) {
      const answer = await sendRaw(ready.port, 'GET /console', { ...headers, host });
      expect([host, statusOf(answer)]).toEqual([host, 400]);
      expect(answer).toContain('{"errors":[{"message":"İsteğin Host başlığı geçersiz."}]}');
    }
  });

  test('passes no request to Next while the account needs a second factor first', async () => {
    const { call, headers } = await startSignedIn('factor');
    const required = jsonRequest('PUT', { isSecondFactorRequired: true }, headers);
    expect((await call('/rest/fairs', { headers })).status).toBe(503);
    expect((await call('/api/admin/security', required)).status).toBe(200);
    const errors = [{ message: expect.stringContaining('ikinci adımı kurun') }];
    expect(await answerOf(call('/rest/fairs', { headers }))).toMatchObject([403, { errors }]);
    const page = await call('/console', { headers, redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/admin/account']);
  });

  test('answers 503 if the database fails while it reads whether a second factor is needed', async () => {
    const { call, headers } = await startSignedIn('failing');
    const database = new DatabaseSync(join(dataDir, 'failing', 'data.db'));
    onTestFinished(() => database.close());
    database.exec('ALTER TABLE security RENAME TO hidden');
    const failed = await answerOf(call('/rest/fairs', { headers }));
    expect(failed).toMatchObject([503, { errors: [expect.anything()] }]);
    database.exec('ALTER TABLE hidden RENAME TO security');
    expect((await call('/rest/users/me', { headers, method: 'PROPFIND' })).status).toBe(404);
  });

  test('mails the link of a forgotten password, even if a kill follows the answer', async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    const email = 'yonetici@ornek.test';
    const settings = {
      DATA_DIR: join(dataDir, 'forgotten'),
      ...{ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'dogru-bir-sifre', NOTIFY_EMAIL: email },
      ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, PUBLIC_SITE_URL: 'https://fuar.test' },
    };
    const { child, call, exited } = await start(settings);
    const forgot = (name: string) => call('/api/auth/forgot', jsonRequest('POST', { email: name }));
    expect((await forgot('kimse@ornek.test')).status).toBe(202);
    expect((await forgot(email)).status).toBe(202);
    child.kill('SIGKILL');
    await exited;
    expect(smtp.received).toEqual([]);
    await start(settings);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1));
    expect(smtp.received[0]?.to).toEqual([email]);
  });

  test('removes the rights of other users from files and folders that an earlier version left readable', async () => {
    const folder = temporaryFolder(onTestFinished);
    mkdirSync(join(folder, 'media'));
    writeFileSync(join(folder, 'media/a.webp'), '');
    for (const path of ['', 'media']) chmodSync(join(folder, path), 0o755);
    chmodSync(join(folder, 'media/a.webp'), 0o644);
    await start({ DATA_DIR: folder });
    const names = ['', ...readdirSync(folder, { recursive: true }).map(String)];
    expect(names).toContain('data.db');
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
  });

  test.runIf(mongoUrl)('a stop while old messages are erased is not reported as an error', async () => {
    const env = { DATABASE_URL: mongoUrl ?? '', RETENTION_DAYS: '1', DATA_DIR: join(dataDir, 'erasing') };
    const first = await start(env);
    first.child.kill('SIGTERM');
    await first.exited;
    const client = await new mongoose.mongo.MongoClient(mongoUrl ?? '').connect();
    const old = { createdAt: new Date('2020-01-01'), isRead: true, isSpam: false };
    const rows = Array.from({ length: 2000 }, (_, n) => ({ ...old, _id: n + 1 }));
    const messages = client.db().collection<(typeof rows)[number]>('contact-messages');
    await messages.insertMany(rows);
    const { child } = await start(env);
    const errors = text(child.stderr as Readable);
    child.kill('SIGTERM');
    expect(await errors).toBe('');
    expect(await messages.countDocuments()).toBeGreaterThan(0);
    await client.close();
  });

  test('creates no second administrator, and stops when its parent is gone', async () => {
    const { child, ready, exited, call } = await start({ CONSOLE: '0' });
    expect(ready).toMatchObject({ empty: false });
    expect(ready).not.toHaveProperty('firstAdmin');
    expect(ready).not.toHaveProperty('session');
    expect((await call('/console')).status).toBe(404);
    child.disconnect();
    expect(await exited).toBe(0);
  });

  test('publishes after a restart what was requested before a crash', async () => {
    const first = await start({ GRANT_SESSION: '1' });
    const headers = { cookie: String(first.ready.session) };
    await first.call('/api/admin/publication', { method: 'POST', headers });
    first.child.kill('SIGKILL');
    await first.exited;
    const announced = Promise.withResolvers<void>();
    const webhook = createServer((_, response) => {
      response.writeHead(500).end();
      announced.resolve();
    });
    const second = await start({ REBUILD_WEBHOOK_URL: `http://127.0.0.1:${await listen(webhook)}/` });
    await announced.promise;
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    webhook.close();
  });
});

describe('a failing start gives its reason in one sentence', () => {
  test.each([
    ['a wrong value', { CMS_PORT: 'x' }, /^CMS_PORT must be a whole number from 0 to 65535\.\n$/],
    [
      'a data folder inside a file',
      { DATA_DIR: '/dev/null/x' },
      /^DATA_DIR \(\/dev\/null\/x\) cannot be written: \w+\.\n$/,
    ],
    [
      'a common password of the first administrator',
      { ADMIN_PASSWORD: 'password1234', DATA_DIR: join(dataDir, 'common') },
      /^ADMIN_PASSWORD is too common: .*\.\n$/,
    ],
    [
      'a folder as database file',
      { DATABASE_URL: `file:${dataDir}` },
      /^DATABASE_URL \(\S+\) names a folder, not a file\.\n$/,
    ],
    [
      'a database file whose folder cannot be made',
      { DATABASE_URL: 'file:/dev/null/x/fuar.db' },
      /^The folder of DATABASE_URL \(\/dev\/null\/x\/fuar\.db\) cannot be written\.\n$/,
    ],
    [
      'an unreachable database',
      { DATABASE_URL: 'mongodb://user:gizli@127.0.0.1:9/fuar' },
      /^The database of DATABASE_URL \(mongodb:\/\/\*\*\*@127\.0\.0\.1:9\/fuar\) cannot be reached: .*\n$/,
    ],
    [
      'a password of the database with an unescaped /',
      { DATABASE_URL: 'mongodb://user:cok/gizli@127.0.0.1:9/fuar' },
      /^The database of DATABASE_URL \(mongodb:\/\/\*\*\*@127\.0\.0\.1:9\/fuar\) cannot be reached: Password contains unescaped characters\.\n$/,
    ],
    [
      'a password of the database with an unescaped @',
      { DATABASE_URL: 'mongodb://user:cok@gizli@127.0.0.1:9/fuar' },
      /^The database of DATABASE_URL \(mongodb:\/\/\*\*\*@127\.0\.0\.1:9\/fuar\) cannot be reached: Password contains unescaped characters\.\n$/,
    ],
    [
      'an unreachable picture store',
      {
        S3_BUCKET: 'resimler',
        S3_ENDPOINT: 'http://127.0.0.1:9',
        S3_ACCESS_KEY_ID: 'anahtar',
        S3_SECRET_ACCESS_KEY: 'gizli',
      },
      /^S3_ENDPOINT: http:\/\/127\.0\.0\.1:9 cannot be reached: ECONNREFUSED\.\n$/,
    ],
  ])('%s', (_, more, sentence) => {
    const began = Date.now();
    const { status, stdout, stderr } = run('server.js', [], more);
    expect(stderr).toMatch(sentence);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).not.toContain('gizli');
    // The CMS must give up earlier than MongoDB's driver, which waits 30 seconds.
    expect(Date.now() - began).toBeLessThan(25_000);
  });

  test('an occupied port, after printing the generated password', async () => {
    const server = createServer();
    const port = await listen(server);
    const DATA_DIR = join(dataDir, 'occupied');
    const child = forkServer(programs, variables({ CMS_PORT: String(port), DATA_DIR }));
    children.push(child);
    const closed = once(child, 'close');
    const [stdout, stderr] = await Promise.all(
      [child.stdout, child.stderr].map((stream) => stream && text(stream)),
    );
    expect(await closed).toEqual([1, null]);
    expect(stderr).toBe(`CMS_PORT ${port} on 127.0.0.1 is taken by another program.\n`);
    expect(stdout).toMatch(/^First administrator: admin@localhost\.test, password: [a-z2-9-]{24} /m);
    server.close();
  });
});

describe('set-password', () => {
  const email = 'admin@localhost.test';

  test('sets a new password while the CMS runs, ends the sessions and lifts a lock', async () => {
    const { ready, call } = await start({ GRANT_SESSION: '1' });
    const login = (password: string) =>
      call('/api/auth/login', jsonRequest('POST', { username: email, password }));
    for (let i = 0; i < 6; i += 1) await login('yanlis');
    expect((await login('yanlis')).status).toBe(429);

    const { status, stdout } = run('set-password.js', [email], {}, 'yepyeni-bir-sifre\n');
    expect([status, stdout]).toEqual([0, `New password set for ${email}.\n`]);
    expect((await login('yepyeni-bir-sifre')).status).toBe(200);
    const cookie = String(ready.session);
    expect((await call('/api/auth/verify', { headers: { cookie } })).status).toBe(401);
  });

  test('removes a lost second factor', async () => {
    const { ready, call } = await start({ GRANT_SESSION: '1' });
    const headers = { cookie: String(ready.session) };
    const totp = await call('/api/admin/account/totp', { method: 'POST', headers });
    const { secret } = (await totp.json()) as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const confirm = jsonRequest('POST', { code }, headers);
    expect((await call('/api/admin/account/totp/confirm', confirm)).status).toBe(200);
    const password = 'ikinci-adimsiz-sifre';
    const login = jsonRequest('POST', { username: email, password });
    expect(run('set-password.js', [email], {}, `${password}\n`).status).toBe(0);
    expect((await call('/api/auth/login', login)).status).toBe(200);
  });

  test.each([[[email.toUpperCase()]], [[]]])('generates a password for %j when none is given', (given) => {
    const { status, stdout } = run('set-password.js', given);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^New password of admin@localhost\.test: [a-z2-9-]{24}\n$/);
  });

  test('prints the password if a step after its write fails', () => {
    const db = new DatabaseSync(join(dataDir, 'data.db'));
    onTestFinished(() => {
      db.exec('DROP TRIGGER no_records');
      db.close();
    });
    db.exec("CREATE TRIGGER no_records BEFORE INSERT ON records BEGIN SELECT RAISE(FAIL, 'no'); END");
    const { status, stdout, stderr } = run('set-password.js', [email]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^The password of admin@localhost\.test may be set to [a-z2-9-]{24} already\. Repeat the command\.\n/,
    );
  });

  test.each([
    ['an unknown account', ['kimse@ornek.test'], '', 'There is no account kimse@ornek.test.\n'],
    ['a short password', [email], 'kisa\n', 'A password has at least 12 characters.\n'],
    ['a common password', [email], 'password1234\n', 'This password is too common.\n'],
    ['the e-mail address as the password', [email], `${email}\n`, 'This password cannot be used.\n'],
  ])('changes no password with %s', (_, args, input, sentence) => {
    const { status, stdout, stderr } = run('set-password.js', args, {}, input);
    expect([status, stdout, stderr]).toEqual([1, '', sentence]);
  });

  test('creates no database by mistake', () => {
    const folder = join(dataDir, 'nowhere');
    expect(run('set-password.js', [email], { DATA_DIR: folder }).status).toBe(1);
    expect(existsSync(folder)).toBe(false);
  });
});
