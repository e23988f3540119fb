// Checks database, publication, drafts, media, webhook and mail. Prints the findings as one line of JSON for `npm run doctor`.
// `--running` says that the CMS is running, so that overdue publications and drafts are reported.
import { parseArgs } from 'node:util';
import { readCommand } from '@fuar/shared/commands/command';
import { SettingsError } from '@fuar/shared/settings/read-settings';
import { examine } from './doctor/examine.ts';
import { readEnv } from './start/env.ts';

const { running } = readCommand(
  {
    call: 'node cms/dist/doctor.js',
    what: 'Checks database, publication, drafts, media, webhook and mail, and prints the findings as one line of JSON. People call npm run doctor.',
    options: { running: { kind: 'flag', what: 'the product is running' } },
    examples: ['--running'],
  },
  { parseArgs, process },
);
try {
  const findings = await examine(readEnv(process.env), { isRunning: running });
  process.stdout.write(`${JSON.stringify({ findings })}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
