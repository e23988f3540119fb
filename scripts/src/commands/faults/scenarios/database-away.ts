import { setTimeout as sleep } from 'node:timers/promises';
import { findMongod, startMongod } from '../../../../../cms/src/testing/start-mongod.ts';
import { checkWorld } from '../check.ts';
import { openWorld, type Scope } from '../world.ts';

export async function databaseAway(scope: Scope): Promise<void> {
  const { say, isShort } = scope;
  const binary = findMongod();
  if (!binary) {
    say('SKIPPED: needs a mongod, see MONGOD_BIN');
    return;
  }
  const awayMs = isShort ? 5_000 : 30_000;
  const mongod = await startMongod(binary);
  try {
    const world = await openWorld(scope, { env: { DATABASE_URL: mongod.url('fuar') } });
    const { save, ledger } = world.staff;
    const saveUntil = async (end: Promise<void>) => {
      let isOver = false;
      void end.then(() => {
        isOver = true;
      });
      while (!isOver) {
        await save();
        await sleep(50);
      }
    };
    try {
      const start = ledger.acknowledged;
      const thawing = (async () => {
        await sleep(1_000);
        mongod.freeze();
        await sleep(awayMs);
        mongod.thaw();
        await sleep(1_000);
      })();
      await saveUntil(thawing);
      say(`frozen for ${awayMs / 1000} s: ${ledger.acknowledged - start} saves acknowledged meanwhile`);
      await checkWorld(world);

      const restarting = (async () => {
        await sleep(1_000);
        await mongod.kill();
        await sleep(awayMs);
        mongod.restart();
        await sleep(1_000);
      })();
      await saveUntil(restarting);
      say(`killed, and back after ${awayMs / 1000} s`);
      await checkWorld(world);
    } finally {
      await world.stop();
    }
  } finally {
    await mongod.stop();
  }
}
