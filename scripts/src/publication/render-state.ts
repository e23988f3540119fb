import { readFile, writeFile } from 'node:fs/promises';
import type { Releases } from './releases.ts';

export type PageRecord = {
  /** Of the file's bytes. */
  sha: string;
  /** The questions the page asked while it was rendered. */
  reads: string[];
  /** Hashes of its inline scripts and styles, for the Content-Security-Policy of the release. */
  scripts: string[];
  styles: string[];
};

/** What must be known of a release to render only what is new in the next one. */
export type RenderState = {
  /** Identity of the code and the settings that pages show: a state of another one is worth nothing. */
  code: string;
  /** When every page was last rendered, whether it had to be or not. */
  renderedAllAt: string;
  /** Digest of the answer to each question. */
  answers: Record<string, string>;
  pages: Record<string, PageRecord>;
};

/** The state of the release online is kept in memory; a fresh process reads it from beside the release. */
let kept: { number: number; state: RenderState } | undefined;

export async function readState(releases: Releases, code: string): Promise<RenderState | undefined> {
  const number = releases.current();
  if (number === undefined) return undefined;
  if (kept?.number !== number) {
    const text = await readFile(releases.statePath(number), 'utf8').catch(() => undefined);
    kept = text === undefined ? undefined : { number, state: JSON.parse(text) as RenderState };
  }
  return kept?.state.code === code ? kept.state : undefined;
}

export async function writeState(releases: Releases, number: number, state: RenderState): Promise<void> {
  await writeFile(releases.statePath(number), JSON.stringify(state));
  kept = { number, state };
}
