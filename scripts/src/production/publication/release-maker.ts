import { setTimeout as sleep } from 'node:timers/promises';
import { type Made, type RenderOptions, renderRelease } from './render-release.ts';
import { type RenderState, writeState } from './render-state.ts';

/**
 * How many releases stay while others follow; the publisher removes more when the renderer has ended. On ext4 a new file
 * takes 0.5 ms instead of 0.03 ms in the minutes after thousands of files were removed.
 */
const MOST_KEPT = 20;
/** Until then the gateway has loaded a new release and reads no file of the one before. */
const GRACE_MS = 250;

export type ReleaseMaker = { make: () => Promise<Made> };

/** Makes one release after the other and keeps the state of the latest one in memory. */
export function createReleaseMaker(options: Omit<RenderOptions, 'last' | 'now'>): ReleaseMaker {
  const { releases } = options;
  let last: RenderState | undefined;

  async function tidy(state: RenderState, steps: readonly number[]): Promise<void> {
    await sleep(GRACE_MS);
    await writeState(releases, state);
    for (const step of steps) await releases.remove(step);
    await releases.removeOld(MOST_KEPT);
  }

  return {
    make: async () => {
      let rendered = 0;
      // Releases with pages that wait for the next one.
      const steps: number[] = [];
      for (;;) {
        const made = await renderRelease({ ...options, last });
        last = made.state;
        rendered += made.rendered;
        if (last.stale.size === 0) {
          tidy(last, steps).catch((error: unknown) => console.error('old releases are left', error));
          return { release: made.release, rendered, pages: made.pages };
        }
        steps.push(last.number);
      }
    },
  };
}
