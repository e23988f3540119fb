import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from '../production/build.ts';
import { openDataDir } from '../production/data-dir.ts';
import { loadEnvFile, parseEnv } from '../production/env.ts';
import { inRepo } from '../repo.ts';

/** Runs one of the CMS's programs on what `npm start` runs on, in this terminal, and ends as it ends. */
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

/** A file that is named where npm was called, which is not where npm runs this. */
export function givenFile(): string[] {
  const [file] = process.argv.slice(2);
  return file ? [resolve(process.env.INIT_CWD ?? '.', file)] : [];
}
