import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@fuar/shared/error-code';
import { startProduct, temporaryFolder } from '../../../testing/product.ts';
import { checkWorld } from '../check.ts';
import { checkOrphans } from '../orphans.ts';
import { openWorld, type Scope, type World } from '../world.ts';

const SIZE = '64m';

/** Fills the disk while pictures are uploaded, releases are made and the database is written. */
export async function fullDisk(scope: Scope): Promise<void> {
  const { say, isShort } = scope;
  const dataDir = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir], { stdio: 'pipe' });
  } catch {
    say('SKIPPED: a full disk takes a small tmpfs, and mounting one takes root');
    return;
  }
  try {
    {
      await using world = await openWorld(scope, { dataDir });
      for (const room of isShort ? [150] : [400, 150, 40, 0]) await saveWithRoom(world, dataDir, room);
    }
    await restart(dataDir, scope);
    await checkOrphans(dataDir, scope);
  } finally {
    execFileSync('umount', [dataDir]);
  }
}

/** Starts the product again while no byte is free. The site and the back-office must be readable. */
async function restart(dataDir: string, { say }: Scope): Promise<void> {
  const filler = fillUpTo(0, dataDir);
  {
    await using product = await startProduct({ dataDir, env: { DEMO: '0' } });
    for (const path of ['/', '/admin', '/api/fairs']) {
      const { status } = await fetch(product.url + path);
      if (status !== 200) throw new Error(`after a restart on a full disk ${path} answers ${status}`);
    }
    say('the product restarts on a full disk');
  }
  rmSync(filler);
}

function fillUpTo(kilobytes: number, dataDir: string): string {
  const filler = join(dataDir, 'filler');
  const { bavail, bsize } = statfsSync(dataDir);
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - kilobytes * 1024)));
  } catch (error) {
    // Ignore a full disk: the product may have used some of the free space since the measurement.
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
  return filler;
}

async function saveWithRoom(world: World, dataDir: string, kilobytes: number): Promise<void> {
  const filler = fillUpTo(kilobytes, dataDir);
  const { ledger, save, setPhone } = world.staff;
  const before = ledger.refused;
  // Every page shows the telephone number, so the change needs a whole new release, which cannot fit.
  await setPhone();
  for (let n = 0; n < 12; n += 1) await save();
  world.say(`with ${kilobytes} kB of room ${ledger.refused - before} of 13 saves were refused`);
  rmSync(filler);
  await checkWorld(world);
}
