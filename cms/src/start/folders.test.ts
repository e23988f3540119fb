import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { prepareFolders, removeLeftovers } from './folders.ts';
import { makeTemporaryFolder } from './temporary-paths.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['a start removes what a killed backup or restore left hours ago', 7 * HOUR_MS, prepareFolders, false],
  ['a start removes nothing that a running backup or restore may need', HOUR_MS, prepareFolders, true],
  ['the sweep removes what a killed backup or restore left hours ago', 7 * HOUR_MS, removeLeftovers, false],
  ['the sweep removes nothing that a running backup or restore may need', HOUR_MS, removeLeftovers, true],
])('%s', async (_, age, remove, isKept) => {
  const folder = temporaryFolder(onTestFinished);
  const past = new Date(Date.now() - age);
  const write = (name: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), past, past);
    return name;
  };
  const finished = ['data.db', 'backups/backup-1.tar', 'backups/auto-1.tar'].map(write);
  const begun = [
    'data.db.restoring',
    'data.db.restoring-wal',
    'backups/backup-2.tar.12.part',
    'tmp/copy-1',
  ].map(write);
  await remove({ DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'data.db')}` });
  expect([...finished, ...begun].filter((name) => existsSync(join(folder, name)))).toEqual(
    isKept ? [...finished, ...begun] : finished,
  );
});

test('the sweep keeps the folder of a backup that has been running for hours', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const folder = temporaryFolder(onTestFinished);
  mkdirSync(join(folder, 'tmp'));
  const copy = await makeTemporaryFolder(join(folder, 'tmp', 'copy-'));
  const past = new Date(Date.now() - 7 * HOUR_MS);
  utimesSync(copy, past, past);
  vi.advanceTimersByTime(HOUR_MS);
  await removeLeftovers({ DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'data.db')}` });
  expect(existsSync(copy)).toBe(true);
});

test('leftovers that cannot be listed are logged and do not stop the removal of others', async () => {
  const folder = temporaryFolder(onTestFinished);
  const left = join(folder, 'backups', 'backup-2.tar.12.part');
  mkdirSync(dirname(left));
  const past = new Date(Date.now() - 7 * HOUR_MS);
  for (const path of [left, join(folder, 'tmp')]) writeFileSync(path, 'a file, not a folder');
  utimesSync(left, past, past);
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await removeLeftovers({ DATA_DIR: folder, DATABASE_URL: 'mongodb://127.0.0.1/fuar' });
  expect(existsSync(left)).toBe(false);
  expect(log.mock.calls.join()).toContain('leftovers-not-removed');
});

test('a missing folder of temporary files does not stop the sweep', async () => {
  const folder = temporaryFolder(onTestFinished);
  await removeLeftovers({ DATA_DIR: folder, DATABASE_URL: 'mongodb://127.0.0.1/fuar' });
  expect(existsSync(join(folder, 'tmp'))).toBe(false);
});

test.each([
  ['keeps the form that another CMS on MongoDB may still be receiving', 15, true],
  ['removes a form that nobody can still be sending', 21, false],
])('a start %s', async (_, minutes, isKept) => {
  const folder = temporaryFolder(onTestFinished);
  const form = join(folder, 'tmp', 'form-1');
  mkdirSync(form, { recursive: true });
  const past = new Date(Date.now() - minutes * 60_000);
  utimesSync(form, past, past);
  await prepareFolders({ DATA_DIR: folder, DATABASE_URL: 'mongodb://127.0.0.1/fuar' });
  expect(existsSync(form)).toBe(isKept);
});
