import { setImmediate as nextTurn } from 'node:timers/promises';
import { brokenLinks } from './check-release.ts';
import type { ReleaseFolder } from './release-folder.ts';
import type { Inline, PageRecord } from './render-state.ts';
import type { Content, InlineHashes, RendererBundle } from './renderer-bundle.ts';
import { sha } from './sha.ts';
import { findShellChange, withNewShell } from './shell-change.ts';

export type RenderedPage = { file: string; record: PageRecord; isWritten: boolean; broken: string[] };

/** The input of every rendered page. */
export type Source = {
  bundle: RendererBundle;
  content: Content;
  siteUrl: string;
  /** The files of the release, to which pages may link. */
  known: ReadonlySet<string>;
  /** The release before. */
  before: { path: string; pages: ReadonlyMap<string, PageRecord> } | undefined;
};

/** Renders the pages of `render`, and those of `replaceShell` where their shell cannot be replaced. */
export async function renderPages(
  source: Source,
  folder: ReleaseFolder,
  { render, replaceShell }: { render: readonly string[]; replaceShell: readonly string[] },
): Promise<RenderedPage[]> {
  const [example] = replaceShell;
  const shellChange = example ? await findShellChange(source, example) : undefined;
  const rendered: RenderedPage[] = [];
  const add = async (file: string, { record, body, html }: Page) => {
    const isWritten = source.before?.pages.get(file)?.sha !== record.sha;
    if (isWritten) folder.write(file, body);
    else if (source.before) folder.link(source.before.path, file);
    rendered.push({ file, record, isWritten, broken: brokenLinks(html, source.known) });
    // A loop that never returns to the event loop keeps the memory of every page it made.
    await nextTurn();
  };
  for (const file of render) await add(file, await renderPage(source, file));
  for (const file of replaceShell) {
    const page = shellChange && source.before && withNewShell(source.before, file, shellChange);
    // The links of its content were checked when it was rendered.
    await add(file, page ? { ...page, html: '' } : await renderPage(source, file));
  }
  return rendered;
}

type Page = { record: PageRecord; body: Buffer; html: string };

async function renderPage({ bundle, content, siteUrl }: Source, file: string): Promise<Page> {
  const reads = new Set<string>();
  const { status, body } = await bundle.render(file, siteUrl, { content, reads });
  const expected = file === '/404.html' ? 404 : 200;
  if (status !== expected) throw new Error(`${file} was rendered with status ${status}`);
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  const html = file.endsWith('.html') ? body.toString() : '';
  if (html) bundle.collectHashes(html, hashes);
  const record: PageRecord = { sha: sha(body), reads: [...reads], inline: toInline(hashes) };
  return { record, body, html };
}

/** Pages of one kind have the same hashes, and there may be ten thousand pages of a kind. */
const known = new Map<string, Inline>();

function toInline({ scripts, styles }: InlineHashes): Inline {
  const inline = { scripts: [...scripts], styles: [...styles] };
  const key = JSON.stringify(inline);
  const same = known.get(key) ?? inline;
  known.set(key, same);
  return same;
}
