import { spawnSync } from 'node:child_process';
import type { Command } from '@fuar/shared/commands/command';
import { StartError, startCommand } from '../command.ts';
import { build } from '../production/build.ts';
import { openDataDir } from '../production/data-dir.ts';
import { loadEnvFile, parseEnv } from '../production/env.ts';
import { repoPath } from '../repo.ts';

/** Runs a program of the CMS with the settings and data of `npm start`, and exits with its status. */
export async function runCmsProgram(name: string, command: Command): Promise<void> {
  startCommand(command);
  loadEnvFile();
  const env = parseEnv(process.env);
  const data = openDataDir(env.DATA_DIR);
  await build(['cms#build']);
  const program = repoPath(`cms/dist/${name}.js`);
  const { status, signal } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: data.path,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? data.secret('payload'),
    },
  });
  if (signal) throw new StartError(`${command.call} was ended by ${signal}.`);
  process.exitCode = status ?? 1;
}
