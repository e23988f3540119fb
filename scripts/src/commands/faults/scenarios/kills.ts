import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder, within } from '../../../testing/product.ts';
import { checkWorld } from '../check.ts';
import { checkOrphans } from '../orphans.ts';
import { kill, openWorld, type Scope, untilUp, type Victim } from '../world.ts';

const VICTIMS: Victim[] = ['CMS', 'renderer', 'gateway', 'publisher'];

export async function kills(scope: Scope): Promise<void> {
  const { random, isShort, say } = scope;
  const dataDir = temporaryFolder();
  {
    await using world = await openWorld(scope, { dataDir });
    const { ledger } = world.staff;
    const enough = ledger.acknowledged + (isShort ? 12 : 50);
    let isKilling = true;
    const killing = (async () => {
      for (let n = 0; isKilling || n < VICTIMS.length; n += 1) {
        const victim = VICTIMS[n % VICTIMS.length] ?? 'CMS';
        await sleep(random.between(100, isShort ? 800 : 1500));
        // The renderer may not run yet, because the publisher starts it with the first publication.
        await within(30_000, victim, async () => kill(world, victim));
        say(`${victim} killed after ${ledger.acknowledged} saves`);
        await untilUp(world);
      }
    })();
    const saving = (async () => {
      while (ledger.acknowledged < enough) {
        await world.staff.save();
        await sleep(random.between(0, 200));
      }
      isKilling = false;
    })();
    await Promise.all([saving, killing]);
    await checkWorld(world);
  }
  await checkOrphans(dataDir, scope);
}
