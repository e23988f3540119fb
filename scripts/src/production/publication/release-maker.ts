import { setTimeout as sleep } from 'node:timers/promises';
import { type Made, type RenderOptions, renderRelease } from './render-release.ts';
import { type RenderState, writeState } from './render-state.ts';

/** In a burst the next release comes before the state of this one is needed by anybody. */
const STATE_AFTER_MS = 250;
/** Fewer than the releases that are kept, so that one with a state is always among them. */
const WITHOUT_STATE = 3;

export type ReleaseMaker = { make: () => Promise<Made> };

/** Makes release after release, and keeps in memory what it knows of the last one. */
export function createReleaseMaker(options: Omit<RenderOptions, 'last' | 'mayDefer' | 'now'>): ReleaseMaker {
  const { releases } = options;
  let last: RenderState | undefined;
  let withoutState = 0;

  async function store(state: RenderState): Promise<void> {
    if (withoutState < WITHOUT_STATE) await sleep(STATE_AFTER_MS);
    if (state === last) {
      withoutState = 0;
      await writeState(releases, state);
    }
    await releases.removeDropped();
  }

  /** Not of a release that another one follows at once, with most of its pages anew. */
  async function copyAhead(state: RenderState): Promise<void> {
    if (state.stale.size === 0) await releases.copyAhead(state.number, filesOf(state));
  }

  async function render(mayDefer: boolean): Promise<Made & { isWhole: boolean }> {
    const { state, ...made } = await renderRelease({ ...options, last, mayDefer });
    last = state;
    withoutState += 1;
    // Whoever waits for the release need not wait for this: without it the next process renders more, no less.
    for (const helping of [copyAhead(state), store(state)]) {
      helping.catch((error: unknown) => console.error('what helps the next release is not there', error));
    }
    return { ...made, isWhole: state.stale.size === 0 };
  }

  return {
    make: async () => {
      const { isWhole, ...first } = await render(true);
      if (isWhole) return first;
      // A change of what stands beside the content of many pages: those follow, when the content itself is online.
      const { isWhole: _, ...rest } = await render(false);
      return { ...rest, rendered: first.rendered + rest.rendered };
    },
  };
}

function* filesOf({ assets, pages }: RenderState): Iterable<string> {
  yield* assets;
  yield* pages.keys();
  yield '/_headers';
}
