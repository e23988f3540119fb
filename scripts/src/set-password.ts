// npm run set-password -- [e-mail]: gives an administrator a new password and ends their sessions; works while the
// product runs. The password is read from standard input where something is piped in, else made up and printed.
import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { openDataDir } from './data-dir.ts';
import { loadEnvFile, parseEnv } from './env.ts';
import { inRepo } from './repo.ts';

try {
  loadEnvFile();
  const env = parseEnv(process.env);
  const data = openDataDir(env.DATA_DIR);
  const email = process.argv[2] ?? process.env.ADMIN_EMAIL ?? 'admin@localhost.test';
  await build(['cms#build']);
  const { status } = spawnSync(process.execPath, [inRepo('cms/dist/set-password.js'), email], {
    stdio: [process.stdin.isTTY ? 'ignore' : 'inherit', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: data.path,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? data.secret('payload'),
    },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
