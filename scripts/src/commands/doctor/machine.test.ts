import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../cms/src/testing/listen.ts';
import { temporaryFolder } from '../../testing/product.ts';
import { examineBackups, examineClock, examineDisk, examineFolder, examineNode } from './machine.ts';

const folder = temporaryFolder();

test.each([
  ['20.20.2', 'wrong'],
  ['24.21.0', 'ok'],
])('reports Node %s as %s', (version, state) => {
  expect(examineNode(version).state).toBe(state);
});

test.each([
  [100, 'wrong'],
  [1000, 'warning'],
  [5000, 'ok'],
])('reports %s MB of free disk as %s', (megabytes, state) => {
  expect(examineDisk(folder, { bavail: megabytes * 256, bsize: 4096 }).state).toBe(state);
});

test('names a missing folder, and a path that is not a folder', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(examineFolder(folder).state).toBe('ok');
  for (const path of [join(folder, 'missing'), file]) {
    expect(examineFolder(path)).toMatchObject({ state: 'wrong', says: expect.stringContaining(path) });
  }
});

test('reports a read-only file system', () => {
  const refuse = () => {
    throw Object.assign(new Error('read-only'), { code: 'EROFS' });
  };
  expect(examineFolder(folder, refuse)).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('is on a read-only file system'),
    advice: expect.stringContaining('dmesg'),
  });
});

test('distinguishes a missing, an old and a new backup', () => {
  const tell = (now?: number) => examineBackups(folder, now).state;
  expect(tell()).toBe('warning');
  mkdirSync(join(folder, 'backups'));
  // `auto-` is a backup of an upgrade. It has no pictures, so it does not count.
  writeFileSync(join(folder, 'backups/auto-1.tar'), '');
  expect(tell()).toBe('warning');
  writeFileSync(join(folder, 'backups/backup-1.tar'), '');
  expect(tell()).toBe('ok');
  expect(tell(Date.now() + 9 * 86_400_000)).toBe('warning');
});

test('uses the site’s Date header to detect a clock that is an hour off', async () => {
  const server = createServer((_, response) => response.end());
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  expect(await examineClock(url)).toMatchObject([{ state: 'ok', part: 'clock' }]);
  const late = await examineClock(url, () => Date.now() - 3_600_000);
  expect(late).toMatchObject([{ state: 'wrong', says: expect.stringMatching(/by -36\d\d s$|by -3599 s$/) }]);
  expect(await examineClock('http://127.0.0.1:9')).toMatchObject([{ state: 'warning', part: 'site' }]);
});
