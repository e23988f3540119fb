import type { Release } from '@fuar/shared/schemas/publication';
import { compareAnswers } from './answer-digests.ts';
import { planRelease } from './plan-release.ts';
import { openReleaseFolder, type ReleaseFolder } from './release-folder.ts';
import { filesBelow, type Releases } from './releases.ts';
import { renderPages } from './render-pages.ts';
import { type PageRecord, type RenderState, readState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';

/**
 * How often all pages are rendered, including unchanged ones, to find pages that show content for which they made no query.
 */
const RENDER_ALL_MS = 24 * 3_600_000;

export type RenderOptions = {
  bundle: RendererBundle;
  /** The folder of all files that are not pages, such as scripts, styles and fonts. */
  assetsFolder: string;
  releases: Releases;
  code: string;
  siteUrl: string;
  readContent: (now: Date) => Promise<Content>;
  /** The state of the latest release, if this process made it. */
  last?: RenderState | undefined;
  now?: Date;
};

export type MadeRelease = { release: Release; rendered: number; pages: number };

/** Makes a release of the current content of `/api` and puts it online. If this rejects, the old release stays online. */
export async function renderRelease(options: RenderOptions): Promise<MadeRelease & { state: RenderState }> {
  const { releases } = options;
  try {
    // Take the lock before comparing with the release online, because another publisher may just have replaced that release.
    const place = await releases.begin();
    try {
      return await makeRelease(options, place);
    } catch (error) {
      releases.abandon(place.number);
      throw error;
    }
  } catch (error) {
    // Free space, because the disk may be full.
    await releases
      .removeOld()
      .catch((failure: unknown) => console.error('old releases could not be removed', failure));
    throw error;
  }
}

async function makeRelease(options: RenderOptions, { number, path }: { number: number; path: string }) {
  const { bundle, releases, code, siteUrl, last, now = new Date() } = options;
  const before = last && last.number === releases.current() ? last : await readState(releases, code);
  const content = await options.readContent(now);
  const files = bundle.pageFiles(content);

  const answers = compareAnswers(bundle, before, content);
  const rendersAll = !before || now.getTime() - Date.parse(before.renderedAllAt) > RENDER_ALL_MS;
  const plan = planRelease({
    files,
    before,
    isOnline: before?.number === releases.current(),
    rendersAll,
    changed: answers.changed,
    placeOf: bundle.placeOf,
  });

  const folder = openReleaseFolder(path);
  const online = before && { path: releases.path(before.number), pages: before.pages };
  const assets = before?.assets ?? (await filesBelow(options.assetsFolder)).map((name) => `/${name}`);
  for (const file of assets) {
    if (online) folder.link(online.path, file);
    else folder.copy(options.assetsFolder, file);
  }
  if (online) for (const file of plan.keep) folder.link(online.path, file);

  const source = { bundle, content, siteUrl, files: new Set([...files, ...assets]), before: online };
  const rendered = await renderPages(source, folder, plan);
  const records = new Map(rendered.map(({ file, record }) => [file, record]));
  const pages = new Map<string, PageRecord>();
  for (const file of files) {
    const record = records.get(file) ?? before?.pages.get(file);
    if (record) pages.set(file, record);
  }
  for (const { record } of rendered) for (const query of record.reads) answers.add(query);
  const unchanged = new Set(plan.verify);
  for (const { file, isWritten, broken } of rendered) report(file, broken, isWritten && unchanged.has(file));
  const written = rendered.filter(({ isWritten }) => isWritten).map(({ file }) => file);
  written.push(...writeHeaders(bundle, folder, pages, online));
  await folder.sync();

  // A release with stale pages keeps the old version number, because its `/release.json` is stale and has the old number.
  const fresh = { version: content.version, builtAt: content.builtAt };
  const release = before && plan.stale.size > 0 ? before.release : fresh;
  const from = before ? { from: before.number, changed: [...written, ...plan.remove] } : {};
  await releases.finish(number, { ...release, code, ...from });
  const state: RenderState = {
    number,
    release,
    code,
    renderedAllAt: rendersAll ? now.toISOString() : before.renderedAllAt,
    answers: answers.digests,
    pages,
    stale: plan.stale,
    assets,
    content,
  };
  return { release, rendered: rendered.length, pages: files.length, state };
}

/** Writes `_headers`, which depends on the inline scripts and styles of all pages, and returns the files it wrote. */
function writeHeaders(
  bundle: RendererBundle,
  folder: ReleaseFolder,
  pages: RenderState['pages'],
  online: { path: string; pages: RenderState['pages'] } | undefined,
): string[] {
  const headersOf = (of: RenderState['pages']) => {
    const kinds = [...new Set([...of.values()].map(({ inline }) => inline))];
    return bundle.hostHeaders({
      scripts: new Set(kinds.flatMap(({ scripts }) => scripts)),
      styles: new Set(kinds.flatMap(({ styles }) => styles)),
    });
  };
  const headers = headersOf(pages);
  if (online && headersOf(online.pages) === headers) {
    folder.link(online.path, '/_headers');
    return [];
  }
  folder.write('/_headers', headers);
  return ['/_headers'];
}

function report(file: string, broken: string[], isBug: boolean): void {
  if (broken.length > 0) console.warn(`${file} has broken links: ${broken.join(', ')}`);
  if (isBug)
    console.error(`${file} changed although all its answers are unchanged; this is a bug of that page`);
}
