import { setImmediate as nextTurn } from 'node:timers/promises';
import { settleAll } from '@fuar/shared/settle-all';
import { brokenLinks } from './check-release.ts';
import { findPartChange, withNewParts } from './part-change.ts';
import type { ReleaseFolder } from './release-folder.ts';
import type { Inline, PageRecord } from './render-state.ts';
import type { Content, InlineHashes, RendererBundle } from './renderer-bundle.ts';
import { sha } from './sha.ts';

export type RenderedPage = { file: string; record: PageRecord; isWritten: boolean; broken: string[] };

export type Source = {
  bundle: RendererBundle;
  content: Content;
  siteUrl: string;
  /** All files of the release, which pages may link to. */
  files: ReadonlySet<string>;
  before: { path: string; pages: ReadonlyMap<string, PageRecord> } | undefined;
};

/**
 * Renders the pages in `render`. On the pages in `exchange`, replaces only the shared parts, or renders the page if that is
 * impossible.
 */
export async function renderPages(
  source: Source,
  folder: ReleaseFolder,
  { render, exchange }: { render: readonly string[]; exchange: readonly (readonly string[])[] },
): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  const add = async (file: string, { record, body, html }: Page) => {
    const isWritten = source.before?.pages.get(file)?.sha !== record.sha;
    if (isWritten) folder.write(file, body);
    else if (source.before) folder.link(source.before.path, file);
    rendered.push({ file, record, isWritten, broken: brokenLinks(html, source.files) });
    // Give the event loop a turn, because otherwise the memory of all rendered pages would stay allocated.
    await nextTurn();
  };
  const addEach = async (files: readonly string[]) => {
    for (const file of files) await add(file, await renderPage(source, file));
  };
  // Draw pictures and render pages in parallel, because pictures are drawn outside the main thread.
  const isPicture = (file: string) => file.endsWith('.jpg');
  await settleAll([addEach(render.filter(isPicture)), addEach(render.filter((file) => !isPicture(file)))]);
  for (const group of exchange) {
    const [example = '', second] = group;
    const change = second ? await findPartChange(source, example) : undefined;
    for (const file of group) {
      const page = change && source.before && withNewParts(source.before, file, change);
      // An empty `html` skips the check of links, because the page's links were checked when it was rendered.
      await add(file, page ? { ...page, html: '' } : await renderPage(source, file));
    }
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

/** Shares one object between pages with equal hashes, because there may be ten thousand such pages. */
const sharedInlines = new Map<string, Inline>();

function toInline({ scripts, styles }: InlineHashes): Inline {
  const inline = { scripts: [...scripts], styles: [...styles] };
  const key = JSON.stringify(inline);
  const same = sharedInlines.get(key) ?? inline;
  sharedInlines.set(key, same);
  return same;
}
