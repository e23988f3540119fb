import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Release } from '@fuar/shared/schemas/publication';
import type { Plan } from './plan-release.ts';
import type { Releases } from './releases.ts';
import type { Content } from './renderer-bundle.ts';

/** Hashes of inline scripts and styles, for the Content-Security-Policy of the release. */
export type Inline = { scripts: string[]; styles: string[] };

export type PageRecord = {
  sha: string;
  /** The content queries (`ContentQuery`) that the page made while it was rendered. */
  reads: string[];
  /** Pages with equal hashes share one object, to save memory. */
  inline: Inline;
};

/** The state of a release, which the next release needs to render only changed pages. */
export type RenderState = {
  number: number;
  release: Release;
  /** Identifies the code and settings that pages depend on. A state with other code is not used. */
  code: string;
  /** The time of the last release that rendered all pages, including unchanged ones. */
  renderedAllAt: string;
  /** A digest of the result of each content query. */
  answers: ReadonlyMap<string, string>;
  pages: ReadonlyMap<string, PageRecord>;
  stale: Plan['stale'];
  assets: string[];
  /** Present only in the process that made the release, because it is not stored. */
  content?: Content;
};

type Stored = Pick<RenderState, 'release' | 'code' | 'renderedAllAt' | 'assets'> & {
  answers: [string, string][];
  pages: [file: string, sha: string, inline: number, ...reads: string[]][];
  inlines: Inline[];
};

/**
 * Reads the state of the release online, or else of the newest release that has a state. An older state works too: the next
 * release renders each page whose query results have changed since then.
 */
export async function readState(releases: Releases, code: string): Promise<RenderState | undefined> {
  const online = releases.current();
  const others = (await releases.numbers()).filter((number) => number !== online).toReversed();
  for (const number of online === undefined ? others : [online, ...others]) {
    // Skip an unreadable state, such as a file that a power loss emptied. An older state or a full rendering replaces it.
    const stored = await readFile(releases.statePath(number), 'utf8')
      .then((text) => JSON.parse(text) as Stored)
      .catch(() => undefined);
    if (stored?.code === code) return { ...fromStored(stored), number };
  }
  return undefined;
}

export async function writeState(releases: Releases, state: RenderState): Promise<void> {
  const path = releases.statePath(state.number);
  try {
    await writeFile(`${path}.tmp`, JSON.stringify(toStored(state)));
    await rename(`${path}.tmp`, path);
  } catch (error) {
    // Free the space, because the disk may be full.
    await rm(`${path}.tmp`, { force: true });
    throw error;
  }
}

function toStored({ number: _, content: __, stale: ___, answers, pages, ...rest }: RenderState): Stored {
  const inlines = [...new Set([...pages.values()].map(({ inline }) => inline))];
  const indexOf = new Map(inlines.map((inline, index) => [inline, index]));
  // Leave out queries that no remaining page makes.
  const asked = new Set([...pages.values()].flatMap(({ reads }) => reads));
  return {
    ...rest,
    answers: [...answers].filter(([key]) => asked.has(key)),
    pages: [...pages].map(([file, { sha, reads, inline }]) => [
      file,
      sha,
      indexOf.get(inline) ?? 0,
      ...reads,
    ]),
    inlines,
  };
}

function fromStored({ answers, pages, inlines, ...rest }: Stored): Omit<RenderState, 'number'> {
  const records = pages.map(([file, sha, index, ...reads]): [string, PageRecord] => [
    file,
    { sha, reads, inline: inlines[index] ?? { scripts: [], styles: [] } },
  ]);
  return { ...rest, stale: new Map(), answers: new Map(answers), pages: new Map(records) };
}
