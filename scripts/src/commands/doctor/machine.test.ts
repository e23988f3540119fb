import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examineBackups, examineClock, examineDisk, examineFolder, examineNode } from './machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'fuar-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['20.20.2', 'wrong'],
  ['24.21.0', 'ok'],
])('Node %s is %s', (version, state) => {
  expect(examineNode(version).state).toBe(state);
});

test.each([
  [100, 'wrong'],
  [1000, 'warning'],
  [5000, 'ok'],
])('%s MB of free disk are %s', (megabytes, state) => {
  expect(examineDisk(folder, { bavail: megabytes * 256, bsize: 4096 }).state).toBe(state);
});

test('a folder that is missing, or no folder, is named', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(examineFolder(folder).state).toBe('ok');
  for (const path of [join(folder, 'missing'), file]) {
    expect(examineFolder(path)).toMatchObject({ state: 'wrong', says: expect.stringContaining(path) });
  }
});

test('no backup, an old one and a new one are told apart', () => {
  const tell = (now?: number) => examineBackups(folder, now).state;
  expect(tell()).toBe('warning');
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups/backup-1.tar'), '');
  expect(tell()).toBe('ok');
  expect(tell(Date.now() + 9 * 86_400_000)).toBe('warning');
});

test('a clock that is an hour wrong is seen by the answers of the site', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await examineClock(url)).toMatchObject([{ state: 'ok', part: 'clock' }]);
    const late = await examineClock(url, () => Date.now() - 3_600_000);
    expect(late).toMatchObject([
      { state: 'wrong', says: expect.stringMatching(/by -36\d\d s$|by -3599 s$/) },
    ]);
  } finally {
    server.close();
  }
  expect(await examineClock('http://127.0.0.1:9')).toMatchObject([{ state: 'warning', part: 'site' }]);
});
