import { expect, test } from '@playwright/test';
import { createRandom } from '../scripts/src/commands/faults/random.ts';
import { fullDisk } from '../scripts/src/commands/faults/scenarios/full-disk.ts';
import { kills } from '../scripts/src/commands/faults/scenarios/kills.ts';
import type { Scope } from '../scripts/src/commands/faults/world.ts';

// A short selection of faults. `npm run test:faults` causes more faults and runs longer.
for (const [name, fault] of [
  ['SIGKILL of each process between saves and publications', kills],
  ['a full disk in the middle of uploads and releases', fullDisk],
] as const) {
  test(`loses nothing, serves no partial release and leaves nothing behind: ${name}`, async () => {
    test.setTimeout(240_000);
    const seed = Date.now() % 100_000;
    const lines = [`seed ${seed}`];
    const scope: Scope = {
      random: createRandom(seed),
      isShort: true,
      say: (line) => lines.push(line),
      log: [],
    };
    try {
      await fault(scope);
    } catch (error) {
      await test.info().attach('what happened', { body: [...lines, ...scope.log].join('\n') });
      throw new Error(`${lines.join('\n')}\n${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    expect(lines.length).toBeGreaterThan(1);
  });
}
