import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../start/env.ts';
import { startFakeBucket } from '../testing/fake-bucket.ts';
import { aPicture } from '../testing/pictures.ts';
import { builtPrograms, forkServer, type RunningServer, untilReady, variables } from '../testing/programs.ts';
import { S3RVER, startS3 } from '../testing/start-s3.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openSqliteTarget } from './restore-sqlite.ts';

const programs = builtPrograms();
const dataDir = temporaryFolder();
const running: RunningServer[] = [];
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
});

async function run(program: string, args: string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(programs, `${program}.js`), ...args], {
    env: variables(dataDir, more),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}

async function start(more: Record<string, string> = {}) {
  const server = await untilReady(
    forkServer(programs, variables(dataDir, { GRANT_SESSION: '1', CONSOLE: '0', ...more })),
  );
  running.push(server);
  const headers = { cookie: String(server.ready.session) };
  return {
    create: async (title: string) => {
      const body = new FormData();
      const fair = { title, date: '1-2 Mayıs 2091', description: 'x' };
      for (const [name, value] of Object.entries(fair)) body.append(name, value);
      body.append('imageFile', await aPicture('a.png', { background: '#3c6' }));
      const response = await server.call('/api/admin/fairs', { method: 'POST', headers, body });
      return (await response.json()) as { id: number; imageUrl: string };
    },
    titles: async () =>
      ((await (await server.call('/api/fairs')).json()) as { title: string }[]).map(({ title }) => title),
    status: async (path: string) => (await server.call(path)).status,
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.exited;
    },
  };
}

const aBucket = async (answer: (response: ServerResponse) => void) =>
  (await startFakeBucket((_, response) => answer(response))).settings;

describe('the programs', () => {
  test('back up a running service, and restore a stopped one after saving its content', async () => {
    const file = join(dataDir, 'yedek.tar');
    const first = await start();
    const { imageUrl } = await first.create('Bir');
    const saved = { code: 0, err: '', out: expect.stringContaining(file) };
    expect(await run('backup', [file])).toMatchObject(saved);
    const { id } = await first.create('İki');

    const early = await run('restore', ['--yes', file]);
    expect([early.code, early.err]).toEqual([
      1,
      expect.stringMatching(/^The database file .* is in use: stop the service/),
    ]);
    expect(await first.titles()).toEqual(['İki', 'Bir']);
    await first.stop();

    // Imitate backups that were made while the clock was ahead.
    const backups = join(dataDir, 'backups');
    mkdirSync(backups, { recursive: true });
    for (const day of [1, 2, 3]) writeFileSync(join(backups, `auto-2099-01-0${day}T00-00-00-000Z.tar`), '');
    const { code, out, err } = await run('restore', ['--yes', file]);
    expect([code, err]).toEqual([0, '']);
    const previous = /The previous content is in (.*)\.\n/.exec(out)?.[1] ?? '';
    expect(readdirSync(backups).sort()).toEqual([
      basename(previous),
      'auto-2099-01-02T00-00-00-000Z.tar',
      'auto-2099-01-03T00-00-00-000Z.tar',
    ]);
    const second = await start();
    expect(await second.titles()).toEqual(['Bir']);
    expect(await second.status(imageUrl)).toBe(200);
    expect((await second.create('Üç')).id).toBe(id + 1);
    await second.stop();

    // `previous` is the oldest of three automatic backups by its name, and must not be removed before it is read.
    expect(await run('restore', ['--yes', previous])).toMatchObject({ code: 0, err: '' });
    expect(existsSync(previous)).toBe(true);
    const third = await start();
    expect((await third.titles()).sort()).toEqual(['Bir', 'İki']);
    await third.stop();
  });

  test.each(['server', 'backup', 'restore', 'doctor', 'move-media', 'set-password'])(
    '%s answers --help and refuses unknown arguments, and does nothing else in either case',
    async (program) => {
      const DATA_DIR = join(dataDir, 'untouched');
      const help = await run(program, ['--help'], { DATA_DIR });
      expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('\nExit codes\n') });
      for (const args of [['--unknown'], ['a', 'b']]) {
        const { code, out, err } = await run(program, args, { DATA_DIR });
        expect([code, out, err]).toEqual([2, '', expect.stringContaining('--help" says what it accepts.\n')]);
      }
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );

  test('restore, back up and report damage in a folder with any letters in its path', async () => {
    const DATA_DIR = join(dataDir, 'Fuar %20 #1 ?ğ');
    const file = join(dataDir, 'yedek.tar');
    const database = join(DATA_DIR, 'data.db');
    expect(await run('restore', ['--yes', file], { DATA_DIR })).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(DATA_DIR).sort()).toEqual(['data.db', 'media', 'tmp']);
    expect(await run('backup', [], { DATA_DIR })).toMatchObject({ code: 0, err: '' });

    const good = readFileSync(database);
    const damages = {
      'no database': () => Buffer.alloc(8192, 'x'),
      'damaged schema': () => Buffer.from(good).fill(0xab, 4096, 60 * 4096),
      'damaged rows': () => Buffer.from(good).fill(0xab, good.length - 100 * 4096),
    };
    for (const [name, damaged] of Object.entries(damages)) {
      writeFileSync(database, damaged());
      for (const [program, args] of [
        ['backup', []],
        ['restore', ['--yes', file]],
      ] as const) {
        const { code, err } = await run(program, [...args], { DATA_DIR });
        const sentence = `The database file ${database} is damaged. Stop the product, move this file and its -wal and -shm files to another folder, then restore a backup.\n`;
        expect([name, program, code, err]).toEqual([name, program, 1, sentence]);
      }
    }
    for (const name of ['data.db', 'data.db-wal', 'data.db-shm'])
      rmSync(join(DATA_DIR, name), { force: true });
    const restore = () => run('restore', ['--yes', file], { DATA_DIR });
    expect(await restore()).toMatchObject({ code: 0, err: '' });

    // SQLite cannot open a folder as its journal. The restore must not take this failure for a running service.
    const journal = `${database}-journal`;
    const reason = expect.stringMatching(/unable to open database file/);
    mkdirSync(journal);
    expect(await restore()).toMatchObject({ code: 1, err: reason });
    rmSync(journal, { recursive: true });

    // An aborted restore leaves this journal mode. A folder under the journal's name keeps the next program from changing the
    // mode.
    const aborted = new DatabaseSync(database);
    aborted.exec('PRAGMA journal_mode = DELETE');
    aborted.close();
    mkdirSync(journal);
    expect(await run('doctor', [], { DATA_DIR })).toMatchObject({ code: 0, err: '', out: reason });
    const err = expect.stringMatching(
      /^The database failed: .*unable to open database file\. Try again .*\n$/,
    );
    expect(await run('server', [], { DATA_DIR })).toMatchObject({ code: 1, err });
  });

  test('a start, a backup and a restore say which database or folder this user may not open', async () => {
    const database = join(dataDir, 'data.db');
    const folder = join(dataDir, 'no-rights');
    // Root may open every file, so let the check fail as it does for other users.
    const refuse = `
      import fs from 'node:fs/promises';
      import { syncBuiltinESMExports } from 'node:module';
      const { access } = fs;
      fs.access = async (path, mode) => {
        if (!${JSON.stringify([database, folder])}.includes(path)) return access(path, mode);
        throw Object.assign(new Error('denied'), { code: 'EACCES', path });
      };
      syncBuiltinESMExports();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(refuse)}`;
    const restore = ['--yes', join(dataDir, 'yedek.tar')];
    const elsewhere = { DATABASE_URL: `file:${join(folder, 'data.db')}` };
    for (const [program, args, settings, path] of [
      ['server', [], {}, database],
      ['backup', [], {}, database],
      ['restore', restore, {}, database],
      ['restore', restore, elsewhere, folder],
    ] as const) {
      const { code, err } = await run(program, [...args], { NODE_OPTIONS, ...settings });
      const sentence = `${path} cannot be read or written: this user has no right to it.\n`;
      expect([program, code, err]).toEqual([program, 1, sentence]);
    }
  });

  test('a start, a backup and the doctor say that another program has locked the database', async () => {
    const database = join(dataDir, 'data.db');
    const restore = new DatabaseSync(database);
    onTestFinished(() => restore.close());
    restore.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const sentence = `The database file ${database} is in use, for example by a restore. Try again when that has ended.`;
    // Start all at once, because each waits for the lock.
    const [server, backup, doctor] = await Promise.all([
      run('server', []),
      run('backup', []),
      run('doctor', []),
    ]);
    expect(server).toMatchObject({ code: 1, err: `${sentence}\n` });
    expect(backup).toMatchObject({ code: 1, err: `${sentence}\n` });
    expect(doctor).toMatchObject({ code: 0, err: '', out: expect.stringContaining(sentence) });
  });

  test('a service does not start while a restore fills an empty folder', async () => {
    const DATA_DIR = join(dataDir, 'new');
    const database = join(DATA_DIR, 'data.db');
    const target = await openSqliteTarget(readEnv(variables(DATA_DIR, {})));
    const err = expect.stringContaining(`The database file ${database} is in use`);
    expect(await run('server', [], { DATA_DIR })).toMatchObject({ code: 1, err });
    // The error must not claim that the service runs, because only another restore does.
    await expect(openSqliteTarget(readEnv(variables(DATA_DIR, {})))).rejects.toThrow(
      'is in use: stop the service, and wait for other backups and restores to end.',
    );
    await target.close();
    expect(existsSync(database)).toBe(false);
  });

  test('backup overwrites no file but a backup, and says why a file cannot be written', async () => {
    const file = join(dataDir, 'yedek.tar');
    const other = join(dataDir, 'other.txt');
    writeFileSync(other, 'notes');
    expect(await run('backup', [file])).toMatchObject({ code: 0, err: '' });
    for (const [target, sentence] of [
      [other, `${other} exists and is not a backup: name another file.`],
      [
        join(dataDir, 'data.db'),
        `${join(dataDir, 'data.db')} exists and is not a backup: name another file.`,
      ],
      [dataDir, `${dataDir} is a folder: name a file in it.`],
      ['/dev/null', '/dev/null is not a file: name another file.'],
      [join(other, 'a.tar'), `The folder ${other} cannot be written.`],
    ] as const)
      expect(await run('backup', [target])).toMatchObject({ code: 1, err: `${sentence}\n` });
    expect(readFileSync(other, 'utf8')).toBe('notes');
  });

  test('restore prints what it will replace, and does nothing without --yes and a terminal', async () => {
    const file = join(dataDir, 'yedek.tar');
    const { code, out, err } = await run('restore', [file]);
    const reason = expect.stringMatching(/^There is no terminal to ask for confirmation: pass --yes\./);
    expect([code, out, err]).toEqual([2, '', reason]);
    const elsewhere = { DATA_DIR: join(dataDir, 'elsewhere') };
    const agreed = await run('restore', ['--yes', file], elsewhere);
    expect(agreed.out).toMatch(
      /yedek\.tar, made at 20.*, will replace\n.*elsewhere\/data\.db\n.*elsewhere\/media\n/,
    );
    expect(agreed.code).toBe(0);
  });

  test('name in one sentence the file or setting that is missing', async () => {
    expect((await run('move-media', ['--to', 's3'])).err).toMatch(/^S3_BUCKET is required/);
    const nowhere = { DATA_DIR: join(dataDir, 'none') };
    expect((await run('backup', [], nowhere)).err).toMatch(/^DATABASE_URL: there is no database at /);
    // An interrupted restore into an empty folder leaves an empty database file.
    writeFileSync(join(nowhere.DATA_DIR, 'data.db'), '');
    expect((await run('backup', [], nowhere)).err).toMatch(/^DATABASE_URL: the database is empty\./);
  });

  test('a backup names the setting of a store that fails, without a stack', async () => {
    const file = join(dataDir, 'bozuk.tar');
    const refusing = await aBucket((response) => response.writeHead(503).end());
    expect(await run('backup', [file], refusing)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^S3_ENDPOINT: the store refuses with status 503 \(.*\)\.\n$/),
    });
    const breaking = await aBucket((response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('a', () => response.destroy());
    });
    const err = `S3_ENDPOINT: ${breaking.S3_ENDPOINT} cannot be reached: ECONNRESET.\n`;
    expect(await run('backup', [file], breaking)).toMatchObject({ code: 1, err });
    expect(readdirSync(dataDir).filter((name) => name.startsWith('bozuk'))).toEqual([]);
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'a backup that is stopped by %s leaves no copy of the database',
    async (signal) => {
      const asked = Promise.withResolvers<void>();
      const store = await aBucket((response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('a');
        asked.resolve();
      });
      const file = join(dataDir, 'durdurulan.tar');
      const child = spawn(process.execPath, [join(programs, 'backup.js'), file], {
        env: variables(dataDir, store),
      });
      const exited = once(child, 'exit');
      await asked.promise;
      expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^durdurulan\.tar\.\d+\.part$/));
      expect(readdirSync(join(dataDir, 'tmp'))).not.toEqual([]);
      child.kill(signal);
      expect(await exited).toEqual([null, signal]);
      expect(readdirSync(dataDir).filter((name) => name.startsWith('durdurulan'))).toEqual([]);
      expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
    },
  );

  test('move-media says without a stack that the store returns other bytes than it received', async () => {
    const lying = await aBucket((response) => {
      const { method, url = '' } = response.req;
      response.req.resume();
      if (method !== 'GET') response.end();
      else response.end(url.includes('list-type') ? '<ListBucketResult/>' : 'x');
    });
    expect(await run('move-media', ['--to', 's3'], lying)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^\S+ did not arrive as it was sent\.\n$/),
    });
  });

  test('move-media keeps no picture that arrives cut off', async () => {
    const cutting = await aBucket((response) => {
      const { method, url = '' } = response.req;
      response.req.resume();
      const files = '<Contents><Key>media/kesik.png</Key><Size>5</Size></Contents>';
      if (method !== 'GET') response.end();
      else response.end(url.includes('list-type') ? `<ListBucketResult>${files}</ListBucketResult>` : 'x');
    });
    const err = 'kesik.png did not arrive as it was sent.\n';
    expect(await run('move-media', ['--to', 'files'], cutting)).toMatchObject({ code: 1, out: '', err });
    expect(existsSync(join(dataDir, 'media/kesik.png'))).toBe(false);
  });

  test.skipIf(!S3RVER)('move pictures into a bucket and back, and remove the moved files', async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.close());
    const files = () => readdirSync(join(dataDir, 'media')).sort();
    const before = files();
    expect(before.length).toBeGreaterThan(0);
    const copied = await run('move-media', ['--to', 's3'], s3.variables);
    expect([copied.code, copied.out]).toEqual([
      0,
      expect.stringContaining(`${before.length} files of pictures are in s3, ${before.length} of them new`),
    ]);
    expect(files()).toEqual(before);
    const again = await run('move-media', ['--to', 's3', '--remove'], s3.variables);
    expect(again.out).toContain(', 0 of them new');
    expect(files()).toEqual([]);

    const onS3 = await start(s3.variables);
    const [{ imageUrl } = { imageUrl: '' }] = [await onS3.create('Bulutta')];
    expect(await onS3.status(imageUrl)).toBe(200);
    expect(files()).toEqual([]);
    await onS3.stop();

    const back = await run('move-media', ['--to', 'files'], s3.variables);
    // The message must not name S3_BUCKET alone, because a start refuses the other S3 settings without it.
    expect(back.out).toContain('Now unset the S3 settings for the service');
    await run('move-media', ['--to', 'files', '--remove'], s3.variables);
    expect(files()).toEqual(expect.arrayContaining(before));
    await s3.close();
    const onFiles = await start();
    expect(await onFiles.status(imageUrl)).toBe(200);
    await onFiles.stop();
  });
});
