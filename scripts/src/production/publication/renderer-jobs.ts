import type { PreviewedPage } from '@fuar/shared/schemas/editing';
import type { DraftContent, RenderedPreview } from '@fuar/shared/schemas/preview-calls';
import type { MadeRelease } from './render-release.ts';

export type Jobs = {
  release: { input: Record<never, never>; result: MadeRelease };
  /** Prepares the renderer, so that the next release is fast. */
  warm: { input: Record<never, never>; result: Record<never, never> };
  /** Names the pages that a draft would change. `version` is the public content's version, if the caller knows it. */
  previewPages: {
    input: { token: string; draft: DraftContent; version?: number | undefined };
    result: PreviewedPage[];
  };
  previewPage: { input: { token: string; draft: DraftContent; path: string }; result: RenderedPreview };
};

export type JobName = keyof Jobs;

/** The publisher's message to the renderer. Several jobs may be under way. */
export type Job<Name extends JobName = JobName> = {
  [N in Name]: { id: number; name: N; input: Jobs[N]['input'] };
}[Name];

export type JobAnswer = { id: number } & ({ result: Jobs[JobName]['result'] } | { failed: string });
