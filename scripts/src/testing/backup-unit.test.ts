import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repoPath } from '../repo.ts';
import { temporaryFolder } from './product.ts';

const DAY_MS = 86_400_000;

test('the service of the nightly backup removes its own backups after 14 days, and no other files', () => {
  const folder = temporaryFolder();
  for (const name of ['backup-13.tar', 'backup-14.tar', 'auto-14.tar', 'fuar-14.tar']) {
    const days = Number(/\d+/.exec(name)?.[0]);
    // Backups are 15 minutes newer than whole days, as if the timer had started later on the night of the backup.
    const made = new Date(Date.now() - days * DAY_MS + 15 * 60_000);
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), made, made);
  }
  const unit = readFileSync(repoPath('deploy/fuar-backup.service'), 'utf8');
  const [, line = ''] = /^ExecStartPost=(.*)$/m.exec(unit) ?? [];
  execFileSync('sh', ['-c', line.replace('/var/lib/fuar/backups', folder)]);
  expect(readdirSync(folder).sort()).toEqual(['auto-14.tar', 'backup-13.tar', 'fuar-14.tar']);
});
