import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Finding } from '@fuar/shared/schemas/finding';
import mongoose from 'mongoose';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Env, readEnv } from '../start/env.ts';
import { databaseFile, mediaDirOf } from '../start/folders.ts';
import { stopPayload } from '../start/start-payload.ts';
import { aPdf } from '../testing/documents.ts';
import { startFakeBucket } from '../testing/fake-bucket.ts';
import { listen } from '../testing/listen.ts';
import { aPicture } from '../testing/pictures.ts';
import { type Api, DATABASES, emptySettings, startApi } from '../testing/start-api.ts';
import { examine } from './examine.ts';

let api: Api;
const wrong = async (changes: Partial<Env> = {}, isRunning = false): Promise<string[]> =>
  (await examine({ ...api.env, ...changes }, { isRunning, key: randomUUID() }))
    .filter(({ state }: Finding) => state === 'wrong')
    .map(({ part, says }) => `${part}: ${says}`);

const hostOf = async (server: Server) => `127.0.0.1:${await listen(server)}`;

describe.each(DATABASES)('the doctor on %s', (database) => {
  beforeAll(async () => {
    api = await startApi(database);
  });
  afterAll(() => api.close());

  test('finds nothing wrong with a healthy installation', async () => {
    expect(await wrong()).toEqual([]);
  });

  test('reports a failing publication, and one that is stuck', async () => {
    const change = (data: Record<string, unknown>) => api.set('publication', 1, data);
    await change({ requested: 7, published: 5, publishedAt: 1, attempts: 0 });
    expect(await wrong({}, true)).toEqual([
      expect.stringMatching(/^publication: 2 change\(s\) .* since 1970/),
    ]);
    expect(await wrong({}, false)).toEqual([]);
    // A running publication is not stuck, even if it follows hours without a change.
    await change({ leaseUntil: Date.now() + 600_000 });
    expect(await wrong({}, true)).toEqual([]);
    await change({ leaseUntil: 0 });
    await change({ attempts: 3, message: 'Site derlenemedi.' });
    expect(await wrong()).toEqual([expect.stringMatching(/3 attempt\(s\) failed, .*“Site derlenemedi\.”/)]);
    await change({ published: 7, attempts: 0, publishedAt: Date.now() + 86_400_000 });
    expect(await wrong()).toEqual([expect.stringMatching(/^clock: .* in the future/)]);
    await change({ publishedAt: Date.now() });
    // The doctor must not say that the site shows the published version, because `npm run rollback` may have shown an older one.
    expect(await examine(api.env, { isRunning: false, key: randomUUID() })).toContainEqual({
      state: 'ok',
      part: 'publication',
      says: 'all changes were published (version 7)',
    });
  });

  test('reports missing files of pictures and documents', async () => {
    const form = { title: 'Fuar', date: '1-2 Mayıs 2091', description: 'Açıklama' };
    const photo = await aPicture('görsel.png', { width: 50, height: 50 });
    const fair = await api.staff<{ id: number }>('POST', '/admin/fairs', {
      form: { ...form, imageFile: photo },
    });
    const documentForm = { title: 'Rehber', documentFile: aPdf() };
    await api.staff('POST', `/admin/fairs/${fair.id}/documents`, { form: documentForm });
    expect(await wrong()).toEqual([]);
    const pdf = readdirSync(mediaDirOf(api.env)).find((name) => name.endsWith('.pdf')) ?? '';
    rmSync(join(mediaDirOf(api.env), pdf));
    expect(await wrong()).toEqual([
      expect.stringMatching(new RegExp(`^media: 1 of \\d files .* are missing, such as ${pdf}$`)),
    ]);
    rmSync(mediaDirOf(api.env), { recursive: true });
    expect(await wrong()).toEqual([expect.stringMatching(/^media: (\d) of \1 files /)]);
  });

  test('reports refused mails', async () => {
    const data = {
      kind: 'notice',
      subject: 'x',
      text: 'y',
      messageId: '<a>',
      attempts: 2,
      nextTry: 0,
      leaseUntil: 0,
    };
    await api.payload.create({ collection: 'mail-outbox', data });
    const found = await examine(api.env, { isRunning: false, key: randomUUID() });
    expect(found).toContainEqual(
      expect.objectContaining({ state: 'warning', says: '1 mail(s) were refused and wait' }),
    );
  });
});

test.each(DATABASES)(
  'the doctor says that the %s database is empty, and creates nothing in it',
  async (database) => {
    const env = readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...emptySettings(database) });
    mkdirSync(env.DATA_DIR, { recursive: true });
    onTestFinished(() => rmSync(env.DATA_DIR, { recursive: true, force: true }));
    if (database === 'sqlite') writeFileSync(databaseFile(env), '');
    const found = await examine(env, { isRunning: false, key: randomUUID() });
    expect(found).toContainEqual(
      expect.objectContaining({ state: 'wrong', part: 'database', says: 'is empty' }),
    );
    if (database === 'sqlite') return;
    const client = await new mongoose.mongo.MongoClient(env.DATABASE_URL).connect();
    expect(await client.db().listCollections().toArray()).toEqual([]);
    await client.close();
  },
);

describe('the doctor reports', () => {
  beforeAll(async () => {
    api = await startApi('sqlite');
    // Close the database, because the last test damages its file.
    await stopPayload(api.payload);
  });
  afterAll(() => rmSync(api.env.DATA_DIR, { recursive: true, force: true }));

  test('a webhook that refuses, and one that cannot be reached', async () => {
    const server = createServer((_, response) => response.writeHead(404).end());
    const host = await hostOf(server);
    expect(await wrong({ REBUILD_WEBHOOK_URL: `http://${host}/hook` })).toEqual([
      `webhook: ${host} refuses it (404)`,
    ]);
    server.close();
    await once(server, 'close');
    expect(await wrong({ REBUILD_WEBHOOK_URL: `http://${host}/hook` })).toEqual([
      `webhook: ${host} cannot be reached (ECONNREFUSED)`,
    ]);
  });

  test('a mail server that refuses the password, and one that cannot be reached', async () => {
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    const host = await hostOf(smtp.server as unknown as Server);
    const found = await wrong({ SMTP_URL: `smtp://user:geheim@${host}` });
    expect(found).toEqual([`mail: ${host} refuses the name or the password`]);
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(await wrong({ SMTP_URL: `smtp://${host}` })).toEqual([`mail: ${host} accepts no mail (ESOCKET)`]);
  });

  test('a media folder that cannot be written', async () => {
    const media = join(api.env.DATA_DIR, 'media');
    rmSync(media, { recursive: true });
    writeFileSync(media, '');
    expect(await wrong()).toEqual([expect.stringMatching(/^media: .*\/media cannot be written/)]);
    rmSync(media);
    mkdirSync(media);
  });

  test('a bucket that refuses pictures, in English', async () => {
    const { settings } = await startFakeBucket(({ method, url }, response) => {
      const status = method === 'PUT' && url?.includes('.webp') ? 503 : 200;
      response.writeHead(status).end(method === 'GET' ? '<ListBucketResult/>' : '');
    });
    expect(await wrong(settings)).toEqual([
      expect.stringMatching(
        /^media: bucket bucket cannot be written \(S3_ENDPOINT: the store refuses with status 503/,
      ),
    ]);
  });

  test('an unreachable database, without its password', async () => {
    const found = await wrong({ DATABASE_URL: 'mongodb://user:geheim@127.0.0.1:9/fuar' });
    expect(found).toEqual([expect.stringMatching(/^database: .*cannot be reached/)]);
    expect(found.join()).not.toContain('geheim');
  });

  test('a damaged database, and a missing one', async () => {
    writeFileSync(databaseFile(api.env), Buffer.alloc(8192, 'x'));
    expect(await wrong()).toEqual([
      expect.stringMatching(/^database: .* is damaged\. Stop the product, move/),
    ]);
    rmSync(databaseFile(api.env));
    expect(await wrong()).toEqual([expect.stringMatching(/^database: there is none at /)]);
  });
});
