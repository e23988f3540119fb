import { confirm } from '@fuar/shared/commands/command';
import { StartError, startCommand } from '../command.ts';
import { openDataDir } from '../production/data-dir.ts';
import { loadEnvFile, parseEnv } from '../production/env.ts';
import { openReleases } from '../production/publication/releases.ts';

const given = startCommand({
  call: 'npm run rollback',
  what: 'Puts the previous release of the public pages online, until the next change is published. Does not change the content.',
  examples: ['', '--yes'],
  asks: true,
});
loadEnvFile();
const releases = openReleases(openDataDir(parseEnv(process.env).DATA_DIR).releases);
const online = releases.current();
const before = (await releases.numbers()).filter((number) => online !== undefined && number < online).at(-1);
if (before === undefined) throw new StartError('There is no earlier release to go back to.');
const describe = async (number: number) => {
  const manifest = await releases.manifest(number);
  return `release ${number} (version ${manifest?.version}, made ${manifest?.builtAt})`;
};
await confirm(
  `${await describe(before)} will replace ${await describe(online ?? 0)}: the public pages go back to it until the next change is published.`,
  given,
  { process },
);
releases.putOnline(before);
console.log(`${await describe(before)} is online again.`);
