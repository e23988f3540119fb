// npm run test:faults [-- --short] [-- --seed=7] [kills full-disk …]: causes every fault that the product must survive,
// and says after each fault whether anything was lost, served incompletely or left behind. Exits with 1 if so.
import { build, PRODUCT } from '../../production/build.ts';
import { createRandom } from './random.ts';
import { databaseAway } from './scenarios/database-away.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { kills } from './scenarios/kills.ts';
import { twoPublishers } from './scenarios/two-publishers.ts';
import { webhook } from './scenarios/webhook.ts';
import type { Scope } from './world.ts';

const SCENARIOS: Record<string, (scope: Scope) => Promise<void>> = {
  kills,
  'full-disk': fullDisk,
  'database-away': databaseAway,
  webhook,
  'two-publishers': twoPublishers,
};

/** How many lines of the product's log are shown after a scenario that failed. */
const LOG_LINES = 60;

const words = process.argv.slice(2);
const seed = Number(words.find((word) => word.startsWith('--seed='))?.slice(7) ?? Date.now() % 100_000);
const chosen = words.filter((word) => !word.startsWith('--'));
const unknown = chosen.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}. There are ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(1);
}

await build(PRODUCT);
console.log(`seed ${seed}`);
let failed = 0;
for (const [name, run] of Object.entries(SCENARIOS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const startedAt = performance.now();
  console.log(`${name}`);
  const scope: Scope = {
    random: createRandom(seed),
    isShort: words.includes('--short'),
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
console.log(failed === 0 ? 'Nothing was lost.' : `${failed} faults did harm (seed ${seed}).`);
// Exit at once, because a failed scenario may have left processes or timers running.
process.exit(failed === 0 ? 0 : 1);

function seconds(since: number): string {
  return `${Math.round((performance.now() - since) / 1000)} s`;
}
