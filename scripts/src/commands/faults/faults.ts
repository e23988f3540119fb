import { requireMongod, startMongod } from '../../../../cms/src/testing/start-mongod.ts';
import { startCommand } from '../../command.ts';
import { build, PRODUCT } from '../../production/build.ts';
import { createRandom } from './random.ts';
import { databaseOutage } from './scenarios/database-outage.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { hiddenDrafts } from './scenarios/hidden-drafts.ts';
import { kills } from './scenarios/kills.ts';
import { record } from './scenarios/record.ts';
import { replies } from './scenarios/replies.ts';
import { schedule } from './scenarios/schedule.ts';
import { twoPublishers } from './scenarios/two-publishers.ts';
import { webhook } from './scenarios/webhook.ts';
import type { Scope } from './world.ts';

const SCENARIOS: Record<string, (scope: Scope) => Promise<void>> = {
  kills,
  'full-disk': fullDisk,
  'database-outage': databaseOutage,
  webhook,
  'two-publishers': twoPublishers,
  schedule,
  'hidden-drafts': hiddenDrafts,
  record,
  replies,
};

const LOG_LINES = 60;

const {
  seed = Date.now() % 100_000,
  short: isShort,
  mongodb: isOnMongo,
  rest: chosen,
} = startCommand({
  call: 'npm run test:faults',
  what: 'Causes every fault that the product must survive, and says after each whether anything was lost, served incompletely or left behind.',
  argument: {
    name: 'fault',
    kind: 'text',
    what: 'the faults to cause, all of them by default',
    many: true,
    choices: Object.keys(SCENARIOS),
  },
  options: {
    short: { kind: 'flag', what: 'fewer saves and shorter outages' },
    mongodb: { kind: 'flag', what: 'on a throw-away mongod of MONGOD_BIN or the PATH' },
    seed: { kind: 'number', what: 'the seed that an earlier run printed' },
  },
  examples: ['', '--short --seed 7 kills full-disk', '--mongodb record replies'],
  exits: { 0: 'nothing was lost', 1: 'a fault did harm' },
});

const mongodBinary = isOnMongo ? requireMongod() : undefined;
await build(PRODUCT);
console.log(`seed ${seed}, ${isOnMongo ? 'MongoDB' : 'SQLite'}`);
let failed = 0;
for (const [name, run] of Object.entries(SCENARIOS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const startedAt = performance.now();
  console.log(`${name}`);
  await using mongod = mongodBinary ? await startMongod(mongodBinary) : undefined;
  const scope: Scope = {
    databaseUrl: mongod?.url('fuar'),
    random: createRandom(seed),
    isShort,
    say: (line) => console.log(`  ${line}`),
    log: [],
  };
  try {
    await run(scope);
    console.log(`✓ ${name}, ${seconds(startedAt)}`);
  } catch (error) {
    failed += 1;
    console.error(scope.log.slice(-LOG_LINES).join('\n'));
    console.error(`✗ ${name}, ${seconds(startedAt)}:`, error);
  }
}
console.log(failed === 0 ? 'Nothing was lost.' : `${failed} scenarios failed (seed ${seed}).`);
// Exit at once, because a failed scenario may have left processes or timers running.
process.exit(failed === 0 ? 0 : 1);

function seconds(since: number): string {
  return `${Math.round((performance.now() - since) / 1000)} s`;
}
