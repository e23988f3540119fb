import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from '../production/build.ts';
import { openDataDir } from '../production/data-dir.ts';
import { loadEnvFile, parseEnv } from '../production/env.ts';
import { inRepo } from '../repo.ts';

/** Runs a program of the CMS with the settings and data of `npm start`, and exits with its status. */
export async function runCmsProgram(name: string, args: () => string[]): Promise<void> {
  try {
    loadEnvFile();
    const env = parseEnv(process.env);
    const data = openDataDir(env.DATA_DIR);
    await build(['cms#build']);
    const { status } = spawnSync(process.execPath, [inRepo(`cms/dist/${name}.js`), ...args()], {
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
}

/** Resolves the file argument against the folder where npm was called, because npm changes the working directory. */
export function givenFile(): string[] {
  const [file] = process.argv.slice(2);
  return file ? [resolve(process.env.INIT_CWD ?? '.', file)] : [];
}
