import { setTimeout as sleep } from 'node:timers/promises';
import { compareAnswers } from './answer-digests.ts';
import { type MadeRelease, type RenderOptions, renderRelease } from './render-release.ts';
import { type RenderState, readState, writeState } from './render-state.ts';

/**
 * How many releases are kept while the renderer runs. The publisher removes most of them after the renderer has ended, because
 * removing thousands of files slows ext4 down for minutes: creating a file then takes 0.5 ms instead of 0.03 ms.
 */
const MAX_RELEASES_WHILE_RUNNING = 20;
/** Delay before old releases are removed. By then the gateway has loaded the new release and no longer reads the previous one. */
const GRACE_MS = 250;

export function createReleaseMaker(options: Omit<RenderOptions, 'last' | 'now'>) {
  const { bundle, releases, code, siteUrl, readContent } = options;
  let last: RenderState | undefined;

  async function tidy(state: RenderState, steps: readonly number[]): Promise<void> {
    await sleep(GRACE_MS);
    await writeState(releases, state);
    for (const step of steps) await releases.remove(step);
    await releases.removeOld(MAX_RELEASES_WHILE_RUNNING);
  }

  /** The state of the newest release. Undefined before the first release of this code. */
  const state = async () => {
    if (last) return last;
    const stored = await readState(releases, code);
    // Do not overwrite `last` if a release was made while the stored state was read.
    last ??= stored;
    return last;
  };

  return {
    /** Reads what the first release needs and renders some pages, so that the first release is as fast as later ones. */
    warm: async () => {
      const before = await state();
      if (!before || before.content) return {};
      // Use the release's own `builtAt`, because `builtAt` is part of the content and a new time would count as a change.
      const content = { ...(await readContent(new Date())), builtAt: before.release.builtAt };
      const { changed } = compareAnswers(bundle, before, content);
      // If no result changed, the pages already show this content. In that case, keep the content, so that the next release
      // can compare rows by identity.
      if (changed.size === 0 && last === before) last = { ...before, content };
      for (const file of pagesToTry(before))
        await bundle.render(file, siteUrl, { content, reads: new Set() });
      return {};
    },
    make: async (): Promise<MadeRelease> => {
      let rendered = 0;
      // The numbers of releases with stale pages. `tidy` removes them when a release without stale pages is online.
      const steps: number[] = [];
      for (;;) {
        const made = await renderRelease({ ...options, last });
        last = made.state;
        rendered += made.rendered;
        if (last.stale.size === 0) {
          tidy(last, steps).catch((error: unknown) =>
            console.error('old releases could not be removed', error),
          );
          return { release: made.release, rendered, pages: made.pages };
        }
        steps.push(last.number);
      }
    },
    state,
  };
}

/** Returns one page of each kind. Rendering these runs the code of every kind of page once. */
function pagesToTry({ pages }: RenderState): string[] {
  const kindOf = (file: string) => file.replace(/\d+/, ':id');
  return [...new Map([...pages.keys()].map((file) => [kindOf(file), file])).values()];
}
