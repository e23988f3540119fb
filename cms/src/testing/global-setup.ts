import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findMongod, startMongod } from './start-mongod.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `mongodb://…/{database}…`; undefined where there is no MongoDB. */
    mongoUrl: string | undefined;
    /** The folder of the bundled programs. `builtPrograms` creates it when the first test file needs it. */
    programs: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = join(import.meta.dirname, '../../node_modules', `.test-dist-${process.pid}`);
  project.provide('programs', programs);
  const stopMongo = await prepareMongo(project);
  return async () => {
    rmSync(programs, { recursive: true, force: true });
    await stopMongo?.();
  };
}

/** Provides the MongoDB of MONGODB_URL, or starts a local mongod. Without either, prints that MongoDB tests are skipped. */
async function prepareMongo(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.MONGODB_URL;
  if (given) {
    const url = new URL(given);
    url.pathname = '/{database}';
    project.provide('mongoUrl', decodeURI(url.href));
    return undefined;
  }
  const binary = findMongod();
  if (!binary) {
    project.provide('mongoUrl', undefined);
    process.stdout.write(
      'MongoDB tests are skipped: put mongod on the PATH, or set MONGOD_BIN=/path/to/mongod or MONGODB_URL=mongodb://…\n',
    );
    return undefined;
  }
  const mongod = await startMongod(binary);
  project.provide('mongoUrl', mongod.url('{database}'));
  return mongod.stop;
}
