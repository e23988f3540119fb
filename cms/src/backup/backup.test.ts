import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { ContactMessageWithEvents } from '@fuar/shared/schemas/contact-message';
import type { Version } from '@fuar/shared/schemas/editing';
import type { RecordEntry } from '@fuar/shared/schemas/people';
import { createClient } from '@libsql/client';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { nextNumber } from '../inbox/numbers.ts';
import { startMailer } from '../mail/mailer.ts';
import { readPublication } from '../publication/queue.ts';
import { listRecords } from '../records/list-records.ts';
import { createConfig } from '../start/create-config.ts';
import { type Env, readEnv } from '../start/env.ts';
import { fileUrl, prepareFolders, tempDirOf } from '../start/folders.ts';
import { stopPayload } from '../start/start-payload.ts';
import { createStorage, storageOf } from '../storage/create-storage.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { allAnswers } from '../testing/all-answers.ts';
import { createFairCalls } from '../testing/fair-calls.ts';
import { fillContent } from '../testing/fill-content.ts';
import { MESSAGE } from '../testing/form-inputs.ts';
import { ADMIN, type Api, DATABASES, type Database, emptySettings, startApi } from '../testing/start-api.ts';
import { type S3, S3RVER, startS3 } from '../testing/start-s3.ts';
import { startSmtp } from '../testing/start-smtp.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { createArchive, readEntries, verifyArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { restoreBackup } from './restore-backup.ts';

type Entry = { name: string; bytes: Buffer };

const folder = temporaryFolder();

const archiveOf = (api: Api, name: string) => backUp(api.env, storageOf(api.payload), join(folder, name));

const numberIn = ({ payload }: Api) => nextNumber(payload, createWithLock(payload));

async function restoreInto(env: Env, file: string, withStorage = (storage: MediaStorage) => storage) {
  const storage = createStorage(env);
  const config = await createConfig(env, storage);
  return restoreBackup({ env, config, storage: withStorage(storage), file: join(folder, file) });
}

/** Imitates a CMS that starts when the temporary folders are already 15 minutes old. */
async function startMeanwhile(env: Env) {
  const past = new Date(Date.now() - 900_000);
  for (const name of readdirSync(tempDirOf(env))) utimesSync(join(tempDirOf(env), name), past, past);
  await prepareFolders(env);
}

const ABOUT = {
  createdAt: '2026-11-01T09:00:00.000Z',
  migrations: [],
  content: 'rows' as const,
  missing: [],
};

/** A copy of the archive with other entries. */
async function rewritten(file: string, copy: string, change: (entries: Entry[]) => Entry[]) {
  const entries: Entry[] = [];
  for await (const { name, chunks } of readEntries(join(folder, file))) {
    const bytes = await buffer(chunks);
    if (name !== 'manifest.json') entries.push({ name, bytes });
  }
  const archive = createArchive(join(folder, copy));
  for (const { name, bytes } of change(entries)) {
    await archive.add(name, bytes.length, [bytes]);
  }
  const { createdAt, migrations, content, missing } = await verifyArchive(join(folder, file));
  await archive.finish({ createdAt, migrations, content, missing });
}

describe.each(DATABASES)('a backup of content on %s', (database) => {
  let source: Api;
  let before: Record<string, unknown>;
  let version: number;
  let recorded: RecordEntry[];
  let lastNumber: string;
  const started: Api[] = [];
  beforeAll(async () => {
    source = await startApi(database);
    await fillContent(source);
    lastNumber = await numberIn(source);
    before = await allAnswers(source);
    version = (await readPublication(source.payload)).requested;
    recorded = await listRecords(source.payload, {});
    expect(recorded.length).toBeGreaterThan(10);
    const { pictures, missing } = await archiveOf(source, `${database}.tar`);
    expect([pictures > 10, missing]).toEqual([true, []]);
  });
  afterEach(async () => {
    for (const api of started.splice(0)) await api.close();
  });
  afterAll(() => source.close());

  function emptyInstallation(kind: Database, variables: Record<string, string> = {}) {
    const settings = { ...variables, ...emptySettings(kind) };
    const start = async () => {
      const api = await startApi(kind, settings);
      started.push(api);
      return api;
    };
    return { env: readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...settings }), start };
  }

  async function restored(file: string, kind = database, variables = {}): Promise<Api> {
    const { env, start } = emptyInstallation(kind, variables);
    await restoreInto(env, file);
    return start();
  }

  const refusal = (file: string) => restoreInto(emptyInstallation(database).env, file);

  /**
   * Stops an installation and restores a backup over it. On SQLite the backup is restored over a copy of the database, because
   * this process keeps the original file open.
   */
  async function restoredOver({ env, payload }: Api, settings: Record<string, string>, file: string) {
    await stopPayload(payload);
    const stopped = database === 'mongodb' ? settings : emptySettings(database);
    if (database === 'sqlite') {
      cpSync(env.DATA_DIR, String(stopped.DATA_DIR), { recursive: true });
      rmSync(env.DATA_DIR, { recursive: true });
    }
    await restoreInto(readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...stopped }), file);
    started.push(await startApi(database, stopped));
    return started.at(-1) as Api;
  }

  test('is restored even if the store fails before its pictures are counted', async () => {
    const { env, start } = emptyInstallation(database);
    const { missing } = await restoreInto(env, `${database}.tar`, (storage) => ({
      ...storage,
      list: () => {
        throw new Error('the store is unavailable');
      },
    }));
    expect(missing).toMatchObject({ message: 'the store is unavailable' });
    expect((await listRecords((await start()).payload, {}))[0]).toMatchObject({ kind: 'restore', by: '' });
  });

  test.each(DATABASES)('is restored with every response of /api and every picture on %s', async (target) => {
    expect(Object.keys(before).filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(10);
    const { env, start } = emptyInstallation(target);
    const restoring = restoreInto(env, `${database}.tar`);
    expect(await restoring).toMatchObject({ missing: 0, previous: undefined });
    const after = await start();
    expect(await allAnswers(after)).toEqual(before);
    const [restore, ...entries] = await listRecords(after.payload, {});
    expect(entries).toEqual(recorded);
    expect(restore).toMatchObject({ kind: 'restore', by: '', what: expect.stringMatching(/^Yedek: /) });

    // The restored content has a version that no cache and no release has seen.
    const publication = await readPublication(after.payload);
    expect(publication.requested).toBeGreaterThan(version);
    expect(publication.published).toBe(0);
    const second = { username: 'ikinci@ornek.test', password: 'baska-bir-sifre' };
    for (const json of [ADMIN, second]) {
      expect((await after.call('POST', '/auth/login', { json })).status).toBe(200);
    }
    const old = { headers: { cookie: source.cookie } };
    expect((await after.call('GET', '/auth/verify', old)).status).toBe(401);
    // The third fair was deleted, and its id is not reused.
    const form = { title: 'Yeni', date: '1-2 Mayıs 2091', description: 'Sonraki' };
    expect((await after.staff<{ id: number }>('POST', '/admin/fairs', { form })).id).toBe(4);

    expect((await numberIn(after)) > lastNumber).toBe(true);

    // Restore back into the kind of database that the backup came from.
    await after.call('DELETE', '/admin/fairs/4', { as: 'staff' });
    const last = await allAnswers(after);
    await archiveOf(after, 'back.tar');
    expect(await allAnswers(await restored('back.tar'))).toEqual(last);

    // A row that was deleted before the backup can still be restored, with everything that belonged to it.
    const deleted = await after.staff<Version[]>('GET', '/admin/deleted');
    const gone = deleted.find(({ title }) => title === 'Silinen');
    await createFairCalls(after).restore(gone);
    const back = { id: gone?.rowId, title: 'Silinen', documents: [{ title: 'Silinen' }] };
    expect(await after.staff('GET', `/fairs/${gone?.rowId}`)).toMatchObject(back);
    expect(await after.staff('GET', `/fairs/${gone?.rowId}/exhibitors`)).toMatchObject([{ name: 'Silinen' }]);
  });

  test.runIf(database === 'mongodb')(
    'is restored although the rows take longer to arrive than the time limit of a call',
    async () => {
      const { insertMany } = mongoose.mongo.Collection.prototype;
      vi.useFakeTimers({ toFake: ['performance'] });
      const insert = vi.spyOn(mongoose.mongo.Collection.prototype, 'insertMany');
      insert.mockImplementation(function (this: mongoose.mongo.Collection, ...args) {
        const inserting = insertMany.apply(this, args);
        vi.advanceTimersByTime(60_000);
        return inserting;
      });
      const { env } = emptyInstallation(database);
      expect(await restoreInto(env, `${database}.tar`)).toMatchObject({ missing: 0 });
      expect(insert).toHaveBeenCalled();
    },
  );

  test.skipIf(!S3RVER)('is restored with its pictures into a bucket, and back to the disk', async () => {
    const s3: S3 = await startS3();
    try {
      const after = await restored(`${database}.tar`, 'sqlite', s3.variables);
      expect(await allAnswers(after)).toEqual(before);
      await archiveOf(after, 'bucket.tar');
    } finally {
      await s3.close();
    }
    expect(await allAnswers(await restored('bucket.tar', 'sqlite'))).toEqual(before);
  });

  test('is restored by this version after a newer version has migrated the database', async () => {
    const settings = emptySettings(database);
    const first = await startApi(database, settings);
    const { env, payload } = first;
    const data = { name: '29991231_000000_later', batch: 9 };
    await payload.create({ collection: 'payload-migrations', data });
    // A backup by this version would lack what only the newer version stores.
    await expect(backUp(env, createStorage(env), join(folder, 'newer.tar'))).rejects.toThrow(
      /^DATABASE_URL: a newer version of the product has changed this database/,
    );
    expect(existsSync(join(folder, 'newer.tar'))).toBe(false);
    const after = await restoredOver(first, settings, `${database}.tar`);
    expect(await allAnswers(after)).toEqual(before);
  });

  test('is restored without reusing request numbers that were assigned after the backup', async () => {
    const settings = emptySettings(database);
    const first = await startApi(database, settings);
    await numberIn(first);
    await archiveOf(first, 'numbers.tar');
    const last = await numberIn(first);
    const after = await restoredOver(first, settings, 'numbers.tar');
    expect((await numberIn(after)) > last).toBe(true);
  });

  test('holds no session and no link for a password, and only its owner can read it', async () => {
    const user = { email: 'davetli@ornek.test', role: 'editor' };
    const { id } = await source.staff<{ id: number }>('POST', '/admin/users', { json: user });
    expect(await source.staff('POST', `/admin/users/${id}/invite`)).toHaveProperty('inviteUrl');
    await archiveOf(source, `${database}-people.tar`);
    const file = join(folder, `${database}-people.tar`);
    expect(statSync(file).mode & 0o077).toBe(0);
    let users = '';
    for await (const { name, chunks } of readEntries(file)) {
      const bytes = await text(chunks);
      if (name === 'rows/users.ndjson') users = bytes;
    }
    expect(users).toContain(user.email);
    for (const name of ['sessions', 'inviteHash', 'inviteUntil']) expect(users).not.toContain(name);
    await source.call('DELETE', `/admin/users/${id}`, { as: 'staff' });
  });

  test('contains a consistent snapshot while others write', async () => {
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) {
        const { id } = await source.payload.create({
          collection: 'contact-messages',
          data: { ...MESSAGE, subject: 'eş', status: 'open', isRead: false, isSpam: false },
        });
        // SQLite answers synchronously, so without this pause nothing else would run.
        await setImmediate();
        // Delete the previous message after creating this one, so that there are never more than two.
        if (n > 0) await source.payload.delete({ collection: 'contact-messages', id: id - 1 });
      }
    })();
    await archiveOf(source, 'busy.tar');
    isOver = true;
    await writing;
    await source.payload.delete({ collection: 'contact-messages', where: { subject: { equals: 'eş' } } });
    const after = await restored('busy.tar', 'sqlite');
    const messages = await after.count('contact-messages', { subject: { equals: 'eş' } });
    expect(messages).toBeLessThanOrEqual(2);
  });

  test('sends none of its replies and password links again after a restore', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, NOTIFY_EMAIL: 'personel@fuar.test' };
    // No mailer runs yet, so the backup contains all mails. They could be sent after the backup.
    const first = await startApi(database, mail);
    started.push(first);
    const post = async (path: string, json?: object) => {
      const response = await first.call('POST', path, { as: 'staff', json });
      expect([path, response.ok]).toEqual([path, true]);
      return (await response.json().catch(() => undefined)) as { id: number };
    };
    await post('/contact', MESSAGE);
    await post('/admin/contact/1/reply', { subject: 'Yanıt', body: 'Metin' });
    const { id } = await post('/admin/users', { email: 'davetli@ornek.test', role: 'editor' });
    await post(`/admin/users/${id}/invite`);
    await post('/auth/forgot', { email: ADMIN.username });
    await archiveOf(first, 'mail.tar');

    const after = await restored('mail.tar', database, mail);
    const mailer = startMailer(after.deps, { idle: 20, first: 20, longest: 40 });
    const waiting = () => after.count('mail-outbox');
    await vi.waitFor(async () => expect(await waiting()).toBe(0));
    await mailer?.stop();
    // The notice and the receipt may arrive twice, because losing them would be worse.
    const recipients = smtp.received.map(({ to }) => to.join()).sort();
    expect(recipients).toEqual([MESSAGE.email, mail.NOTIFY_EMAIL]);
    const message = await after.call('GET', '/admin/contact/1', { as: 'staff' });
    const { events } = (await message.json()) as ContactMessageWithEvents;
    expect(events.at(-1)?.mail).toEqual({ subject: 'Yanıt', state: 'failed', isUnsure: true });
  });

  test('loses nothing if the CMS starts while the archive is written or restored', async () => {
    const storage = storageOf(source.payload);
    const read: MediaStorage['read'] = async (name) => {
      await startMeanwhile(source.env);
      return storage.read(name);
    };
    await backUp(source.env, { ...storage, read }, join(folder, 'interrupted.tar'));

    // In the archive, move the pictures and the counters behind the rows. `put` below then starts the CMS after the rows and
    // before the counters are restored.
    const isLate = ({ name }: Entry) => Number(/^(?:media|counters)/.test(name));
    await rewritten('interrupted.tar', 'late.tar', (entries) =>
      entries.sort((a, b) => isLate(a) - isLate(b)),
    );
    const { env, start } = emptyInstallation(database);
    await restoreInto(env, 'late.tar', (to) => ({
      ...to,
      put: async (name, data) => {
        await startMeanwhile(env);
        return to.put(name, data);
      },
    }));
    expect(await allAnswers(await start())).toEqual(before);
  });

  async function foreignDatabase(name: string): Promise<string> {
    const file = join(folder, `${database}-${name}`);
    const client = createClient({ url: fileUrl(file) });
    await client.execute('CREATE TABLE fairs (id)');
    client.close();
    return file;
  }

  test('is refused if it contains the database of another program', async () => {
    const file = await foreignDatabase('copy.db');
    const archive = createArchive(join(folder, 'foreign.tar'));
    await archive.add('database.db', statSync(file).size, [readFileSync(file)]);
    await archive.finish({ ...ABOUT, content: 'sqlite' });
    await expect(refusal('foreign.tar')).rejects.toThrow(/its database is that of another program\.$/);
  });

  test('replaces the database of another program only after backing that database up', async () => {
    const { env } = emptyInstallation('sqlite');
    const wrong = { ...env, DATABASE_URL: fileUrl(await foreignDatabase('present.db')) };
    const { previous } = await restoreInto(wrong, `${database}.tar`);
    expect(await verifyArchive(String(previous))).toMatchObject({ content: 'sqlite', migrations: [] });
  });

  const withEntry = (copy: string, changed: string, change: (text: string) => string) =>
    rewritten(`${database}.tar`, copy, (entries) =>
      entries.map(({ name, bytes }) => ({
        name,
        bytes: name === changed ? Buffer.from(change(bytes.toString())) : bytes,
      })),
    );
  const withRows = (copy: string, slug: string, change: (text: string) => string) =>
    withEntry(copy, `rows/${slug}.ndjson`, change);

  test('is restored with a last row that has no line feed', async () => {
    await withRows('edited.tar', 'fairs', (text) => text.trimEnd());
    expect(await (await restored('edited.tar')).count('fairs')).toEqual(await source.count('fairs'));
  });

  test.each([
    ['users', 'role', /"role":"\w+"/, '"role":"king"'],
    ['users', 'isDisabled', /"isDisabled":\w+/, '"isDisabled":"king"'],
    ['media', 'sizes', /"sizes":\{/, '"sizes":5,"x":{'],
    ['fairs', 'edition', /"edition":\d+/, '"edition":1e300'],
    ['fairs', 'changedIn', /"changedIn":\d+/, '"changedIn":-5'],
    ['fairs', 'title', /"title":"[^"]*",/, ''],
  ])('is refused if a row of %s has an invalid or missing %s', async (slug, field, value, odd) => {
    await withRows('odd.tar', slug, (text) => text.replace(value, odd));
    const sentence = new RegExp(`^The backup is damaged: ${field} of row \\d+ of ${slug} is invalid\\.$`);
    await expect(refusal('odd.tar')).rejects.toThrow(sentence);
  });

  test('is restored with a mail whose form post was not stored yet', async () => {
    const mail = {
      ...{ id: 987, kind: 'receipt', to: 'a@ornek.test', subject: 'Konu', text: 'Metin', messageId: '<a>' },
      ...{ attempts: 0, leaseUntil: 0, nextTry: Number.MAX_SAFE_INTEGER },
    };
    await withRows('held.tar', 'mail-outbox', (text) => `${text}${JSON.stringify(mail)}\n`);
    const where = { nextTry: { equals: Number.MAX_SAFE_INTEGER } };
    expect(await (await restored('held.tar')).count('mail-outbox', where)).toBe(1);
  });

  test('leaves no incomplete database behind if its restore fails', async () => {
    await withRows('broken.tar', 'fairs', (text) => text.replace(/"title":"[^"]*"/, '"title":{}'));
    const { env } = emptyInstallation(database);
    const sentence = /^The backup is damaged: title of row \d+ of fairs is invalid\.$/;
    await expect(restoreInto(env, 'broken.tar')).rejects.toThrow(sentence);
    expect(readdirSync(env.DATA_DIR).sort()).toEqual(['media', 'tmp']);
  });

  test('leaves no empty or locked database behind if the temporary folder cannot be made', async () => {
    const { env } = emptyInstallation(database);
    mkdirSync(env.DATA_DIR);
    writeFileSync(tempDirOf(env), '');
    await expect(restoreInto(env, `${database}.tar`)).rejects.toThrow('EEXIST');
    expect(readdirSync(env.DATA_DIR).sort()).toEqual(['media', 'tmp']);
    rmSync(tempDirOf(env));
    await restoreInto(env, `${database}.tar`);
    expect(readdirSync(env.DATA_DIR)).not.toContain('backups');
  });

  test('is refused without its publication row, because the service could not start', async () => {
    await withRows('unpublished.tar', 'publication', () => '');
    const sentence = /^The backup is damaged: its publication row is invalid\.$/;
    await expect(refusal('unpublished.tar')).rejects.toThrow(sentence);
  });

  test('is restored with a row whose reference is not an id, but without the reference', async () => {
    await withRows('refers.tar', 'fairs', (text) => text.replace(/"image":\d+/, '"image":"x"'));
    const withImage = (api: Api) => api.count('fairs', { image: { exists: true } });
    expect(await withImage(await restored('refers.tar'))).toBe((await withImage(source)) - 1);
  });

  test('changes nothing if a row repeats a value that must be unique', async () => {
    await withRows('repeated.tar', 'media', (text) => {
      const first = text.slice(0, text.indexOf('\n'));
      return text + first.replace(/"id":\d+/, '"id":999');
    });
    const { env, start } = emptyInstallation(database);
    const sentence = /^The backup is damaged: .* of media repeats a value that must be unique\.$/;
    await expect(restoreInto(env, 'repeated.tar')).rejects.toThrow(sentence);
    expect(await (await start()).count('fairs')).toBe(0);
  });

  // Run only on MongoDB, because on SQLite the restore fills a new file.
  test.runIf(database === 'mongodb')(
    'keeps the present settings if the database refuses the restored settings',
    async () => {
      await withEntry('refused.tar', 'globals/site-settings.json', () => '{"phone":{"a":1}}');
      const { env, start } = emptyInstallation(database);
      const api = await start();
      const json = { phone: '0412 1' };
      await api.staff('PUT', '/admin/settings', { json });
      await expect(restoreInto(env, 'refused.tar')).rejects.toThrow(
        /^The backup is damaged: phone of site-settings is invalid\.$/,
      );
      expect(await api.payload.findGlobal({ slug: 'site-settings' })).toMatchObject(json);
    },
  );

  describe('refuses an invalid file before changing anything:', () => {
    const refused = async (name: string, sentence: RegExp) => {
      const { env } = emptyInstallation(database);
      await expect(restoreInto(env, name)).rejects.toThrow(sentence);
      expect(existsSync(env.DATA_DIR)).toBe(false);
    };
    const good = () => readFileSync(join(folder, `${database}.tar`));

    test.each([
      ['a flipped bit', () => flip(good(), 3), /damaged/],
      ['a flipped bit in the last picture', () => flip(good(), 2), /damaged/],
      ['a truncated end', () => good().subarray(0, -20_000), /damaged|incomplete/],
      ['only the beginning', () => good().subarray(0, 700), /damaged|incomplete/],
      ['an empty file', () => Buffer.alloc(0), /incomplete/],
      ['a text file', () => Buffer.from('merhaba '.repeat(500)), /damaged|incomplete/],
    ])('%s', async (name, bytes, sentence) => {
      writeFileSync(join(folder, `${name}.tar`), bytes());
      await refused(`${name}.tar`, sentence);
    });

    test.each([
      ['an empty line', '\n'],
      ['half a row', '{"id":77,\n'],
      ['a list', '[]\n'],
      ['a number', '5'],
      ['a row without an id', '{}\n'],
      ['a row with a text as its id', '{"id":"7"}\n'],
      ['a row with an id that leaves none for new rows', '{"id":9007199254740991}\n'],
    ])('%s among its rows', async (name, line) => {
      await withRows(`${name}.tar`, 'fairs', (text) => line + (line.endsWith('\n') ? text : ''));
      await refused(`${name}.tar`, /^The backup is damaged: row 1 of rows\/fairs\.ndjson is invalid\.$/);
    });

    test('two rows with one id', async () => {
      await withRows('twice.tar', 'fairs', (text) => text + text);
      await refused('twice.tar', /^The backup is damaged: row \d+ of rows\/fairs\.ndjson is invalid\.$/);
    });

    test.each([
      ['settings that are no object', 'globals/site-settings.json', '[]'],
      ['a counter that leaves no id for new rows', 'counters.json', '{"fairs":9007199254740991}'],
    ])('%s', async (what, invalid, json) => {
      await withEntry(`${what}.tar`, invalid, () => json);
      await refused(`${what}.tar`, new RegExp(`^The backup is damaged: ${invalid} is invalid\\.$`));
    });

    test('an archive of this version without the rows of a collection', async () => {
      const file = 'rows/users.ndjson';
      await rewritten(`${database}.tar`, 'nobody.tar', (entries) =>
        entries.filter(({ name }) => name !== file),
      );
      await refused('nobody.tar', new RegExp(`^The backup is damaged: ${file} is invalid\\.$`));
    });

    test('a missing file', () =>
      expect(restoreInto(source.env, 'none.tar')).rejects.toThrow(/^There is no file /));

    test('a collection that this version does not know', async () => {
      const archive = createArchive(join(folder, 'later.tar'));
      await archive.add('rows/later.ndjson', 3, [Buffer.from('{}\n')]);
      await archive.finish(ABOUT);
      await expect(restoreInto(source.env, 'later.tar')).rejects.toThrow(/newer version/);
    });

    test.each([
      ['counters.json', {}],
      ['database.db', { content: 'sqlite' as const }],
    ])('an archive without %s', async (name, change) => {
      await createArchive(join(folder, `no ${name}.tar`)).finish({ ...ABOUT, ...change });
      const restoring = restoreInto(source.env, `no ${name}.tar`);
      await expect(restoring).rejects.toThrow(`The backup is damaged: ${name} is invalid.`);
    });

    test.each([
      ['another product', { product: 'x' }, /not a backup of this product/],
      ['a newer format', { format: 99 }, /newer version/],
      ['newer migrations', { migrations: ['29991231_000000_later'] }, /newer version/],
    ])('an archive of %s', async (what, change, sentence) => {
      await createArchive(join(folder, `${what}.tar`)).finish({ ...ABOUT, ...change });
      await expect(restoreInto(source.env, `${what}.tar`)).rejects.toThrow(sentence);
    });
  });
});

/** Flips one bit near `length / divisor`, but not in the zeros with which tar fills its blocks. */
function flip(bytes: Buffer, divisor: number): Buffer {
  let at = Math.floor(bytes.length / divisor);
  while (bytes.subarray(at, at + 8).includes(0)) at += 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
