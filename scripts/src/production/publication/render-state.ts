import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Release } from '@fuar/shared/schemas/publication';
import type { Releases } from './releases.ts';
import type { Content } from './renderer-bundle.ts';

/** Hashes of inline scripts and styles, for the Content-Security-Policy of the release. */
export type Inline = { scripts: string[]; styles: string[] };

export type PageRecord = {
  /** Of the file's bytes. */
  sha: string;
  /** The questions the page asked while it was rendered. */
  reads: string[];
  /** One object for all pages that have the same. */
  inline: Inline;
};

/** What must be known of a release to render only what is new in the next one. */
export type RenderState = {
  /** The release it tells of. */
  number: number;
  release: Release;
  /** Identity of the code and the settings that pages show: a state of another one is worth nothing. */
  code: string;
  /** When every page was last rendered, whether it had to be or not. */
  renderedAllAt: string;
  /** Digest of the answer to each question. */
  answers: ReadonlyMap<string, string>;
  pages: ReadonlyMap<string, PageRecord>;
  /** Pages that were left as they were in the release before, although they show something that changed. */
  stale: ReadonlySet<string>;
  /** The files that are no pages. */
  assets: string[];
  /** Known to the process that made the release only. */
  content?: Content;
};

type Stored = Pick<RenderState, 'release' | 'code' | 'renderedAllAt' | 'assets'> & {
  stale: string[];
  answers: [string, string][];
  pages: [file: string, sha: string, inline: number, ...reads: string[]][];
  inlines: Inline[];
};

/** Of the newest release that has one: a page whose questions have the answers of any release has its bytes. */
export async function readState(releases: Releases, code: string): Promise<RenderState | undefined> {
  const online = releases.current();
  const others = (await releases.numbers()).filter((number) => number !== online).toReversed();
  for (const number of online === undefined ? others : [online, ...others]) {
    const text = await readFile(releases.statePath(number), 'utf8').catch(() => undefined);
    const stored = text === undefined ? undefined : (JSON.parse(text) as Stored);
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
    // On a full disk the next release needs the room.
    await rm(`${path}.tmp`, { force: true });
    throw error;
  }
}

function toStored({ number: _, content: __, answers, pages, stale, ...rest }: RenderState): Stored {
  const inlines = [...new Set([...pages.values()].map(({ inline }) => inline))];
  const indexOf = new Map(inlines.map((inline, index) => [inline, index]));
  // Pages that are gone asked for more.
  const asked = new Set([...pages.values()].flatMap(({ reads }) => reads));
  return {
    ...rest,
    stale: [...stale],
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

function fromStored({ answers, pages, stale, inlines, ...rest }: Stored): Omit<RenderState, 'number'> {
  const records = pages.map(([file, sha, index, ...reads]): [string, PageRecord] => [
    file,
    { sha, reads, inline: inlines[index] ?? { scripts: [], styles: [] } },
  ]);
  return { ...rest, stale: new Set(stale), answers: new Map(answers), pages: new Map(records) };
}
