// Checks database, media, publication, webhook and mail. Prints the findings as one line of JSON for `npm run doctor`.
// `--running`: the product is running.
import { SettingsError } from '@fuar/shared/settings/read-settings';
import { examine } from './doctor/examine.ts';
import { readEnv } from './start/env.ts';

try {
  const findings = await examine(readEnv(process.env), { isRunning: process.argv.includes('--running') });
  process.stdout.write(`${JSON.stringify({ findings })}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
