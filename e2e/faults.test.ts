import { expect, test } from '@playwright/test';
import { createRandom } from '../scripts/src/commands/faults/random.ts';
import { fullDisk } from '../scripts/src/commands/faults/scenarios/full-disk.ts';
import { kills } from '../scripts/src/commands/faults/scenarios/kills.ts';
import type { Scope } from '../scripts/src/commands/faults/world.ts';

// `npm run test:faults` breaks more, and longer; these are the faults of every day.
for (const [name, fault] of [
  ['SIGKILL of each process between saves and publications', kills],
  ['a full disk in the middle of uploads and releases', fullDisk],
] as const) {
  test(`nothing is lost, half served or left behind: ${name}`, async () => {
    test.setTimeout(240_000);
    const seed = Date.now() % 100_000;
    const said = [`seed ${seed}`];
    const scope: Scope = {
      random: createRandom(seed),
      isShort: true,
      say: (line) => said.push(line),
      log: [],
    };
    try {
      await fault(scope);
    } catch (error) {
      await test.info().attach('what happened', { body: [...said, ...scope.log].join('\n') });
      throw new Error(`${said.join('\n')}\n${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    expect(said.length).toBeGreaterThan(1);
  });
}
