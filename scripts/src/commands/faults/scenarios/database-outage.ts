import { setTimeout as sleep } from 'node:timers/promises';
import { findMongod, startMongod } from '../../../../../cms/src/testing/start-mongod.ts';
import { checkWorld } from '../check.ts';
import { openWorld, type Scope } from '../world.ts';

export async function databaseOutage(scope: Scope): Promise<void> {
  const { say, isShort } = scope;
  const binary = findMongod();
  if (!binary) {
    say('SKIPPED: needs a mongod, see MONGOD_BIN');
    return;
  }
  const outageMs = isShort ? 5_000 : 30_000;
  await using mongod = await startMongod(binary);
  await using world = await openWorld(scope, { env: { DATABASE_URL: mongod.url('fuar') } });
  const { save, ledger } = world.staff;
  const saveDuring = async (leave: () => unknown, comeBack: () => unknown) => {
    let isOver = false;
    const outage = async () => {
      await sleep(1_000);
      await leave();
      await sleep(outageMs);
      await comeBack();
      await sleep(1_000);
      isOver = true;
    };
    const saving = async () => {
      while (!isOver) {
        await save();
        await sleep(50);
      }
    };
    await Promise.all([outage(), saving()]);
  };

  const start = ledger.acknowledged;
  await saveDuring(mongod.freeze, mongod.thaw);
  say(`frozen for ${outageMs / 1000} s: ${ledger.acknowledged - start} saves acknowledged meanwhile`);
  await checkWorld(world);

  await saveDuring(mongod.kill, mongod.restart);
  say(`killed, and back after ${outageMs / 1000} s`);
  await checkWorld(world);
}
