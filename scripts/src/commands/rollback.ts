// npm run rollback: puts the previous release online. It stays online until the next change is published.
import { openDataDir } from '../production/data-dir.ts';
import { loadEnvFile, parseEnv } from '../production/env.ts';
import { openReleases } from '../production/publication/releases.ts';

try {
  loadEnvFile();
  const releases = openReleases(openDataDir(parseEnv(process.env).DATA_DIR).releases);
  const online = releases.current();
  const before = (await releases.numbers())
    .filter((number) => online !== undefined && number < online)
    .at(-1);
  if (before === undefined) throw new Error('There is no earlier release to go back to.');
  releases.putOnline(before);
  const manifest = await releases.manifest(before);
  console.log(`Release ${before} is online again (version ${manifest?.version}, made ${manifest?.builtAt}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
