import type { Release } from '@fuar/shared/schemas/publication';
import { compareAnswers } from './answer-digests.ts';
import { openReleaseFolder, type ReleaseFolder } from './release-folder.ts';
import { filesBelow, type Releases } from './releases.ts';
import type { Helper } from './render-helper.ts';
import { areMany, type Job, renderPages, type Target } from './render-pages.ts';
import { type PageRecord, type RenderState, readState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';
import { findShellChange } from './shell-change.ts';

/** How often everything is rendered although nothing has changed, to find pages that show what they did not ask for. */
const RENDER_ALL_MS = 24 * 3_600_000;

export type RenderOptions = {
  bundle: RendererBundle;
  /** Renders beside this thread where there are many pages. */
  helper?: Helper;
  /** Hashed scripts, styles and fonts, and other files that are no pages. */
  assetsFolder: string;
  releases: Releases;
  code: string;
  siteUrl: string;
  readContent: (now: Date) => Promise<Content>;
  /** What was made last, where this process made it. */
  last?: RenderState | undefined;
  /** Whether pages that show a change beside their own content may stay as they are until the next release. */
  mayDefer?: boolean;
  now?: Date;
};

/** Fewer are rendered in the time that it takes to put two releases online instead of one. */
const MANY = 20;

export type Made = { release: Release; rendered: number; pages: number };

/** Makes a release of what `/api` says now and puts it online; rejects, with nothing changed, where it cannot. */
export async function renderRelease(options: RenderOptions): Promise<Made & { state: RenderState }> {
  // First of all: what another publisher has just put online is what this release is compared with and linked to.
  const place = await options.releases.begin();
  try {
    return await makeRelease(options, place);
  } catch (error) {
    options.releases.abandon(place.number);
    throw error;
  }
}

type Place = { number: number; path: string };

async function makeRelease(options: RenderOptions, { number, path }: Place) {
  const { bundle, releases, code, siteUrl, last, now = new Date() } = options;
  const before = last && last.number === releases.current() ? last : await readState(releases, code);
  const isDue = !before || now.getTime() - Date.parse(before.renderedAllAt) > RENDER_ALL_MS;
  const content = await options.readContent(now);
  const files = bundle.pageFiles(content);

  const answers = compareAnswers(bundle, before, content);
  const changes = new Map(files.map((file) => [file, changeOf(bundle, before, answers.changed, file)]));
  // What is left as it was in a release before the one online would go back to that.
  const mayDefer = options.mayDefer && !isDue && before?.number === releases.current();
  const stale = mayDefer ? pagesToDefer(changes) : new Set<string>();

  const online = before && releases.path(before.number);
  const jobs: Job[] = [];
  const kept: string[] = [];
  for (const file of files) {
    const old = before?.pages.get(file);
    const isKept = online && old && ((changes.get(file) === 'none' && !isDue) || stale.has(file));
    if (isKept) kept.push(file);
    else jobs.push({ file, before: old, isShellOnly: changes.get(file) === 'shell' && !isDue });
  }

  // Where most is new, a copy would only have more to remove.
  const isFew = jobs.length * 2 < files.length;
  const isCopy = isFew && before !== undefined && (await releases.takeCopy(number, before.number));
  if (!isCopy) releases.dropCopy();
  const folder = openReleaseFolder(path, { isCopy, isLarge: areMany(jobs), spare: releases.spare() });
  const assets = before?.assets ?? (await filesBelow(options.assetsFolder)).map((name) => `/${name}`);
  for (const file of assets) {
    if (online) folder.link(online, file);
    else await folder.copy(options.assetsFolder, file);
  }
  if (online) for (const file of kept) folder.link(online, file);
  const removed = [...(before?.pages.keys() ?? [])].filter((file) => !changes.has(file));
  if (isCopy) for (const file of removed) folder.remove(file);

  const target: Target = { content, siteUrl, known: new Set([...files, ...assets]), online };
  const example = jobs.find(({ isShellOnly }) => isShellOnly);
  if (example) target.shell = await findShellChange(bundle, target, example.file);
  const rendered = await renderPages(bundle, target, folder, jobs, options.helper);
  const pages = new Map<string, PageRecord>();
  // In the order of the files, whoever has rendered them.
  const records = new Map(rendered.map(({ file, record }) => [file, record]));
  for (const file of files) {
    const record = records.get(file) ?? before?.pages.get(file);
    if (record) pages.set(file, record);
  }
  for (const { file, record, broken } of rendered) {
    for (const key of record.reads) answers.add(key);
    const old = before?.pages.get(file);
    report(file, broken, changes.get(file) === 'none' && old?.sha !== record.sha);
  }
  const written = rendered.filter(({ isWritten }) => isWritten).map(({ file }) => file);
  written.push(...(await writeHeaders(bundle, folder, { pages, before, online })));
  await folder.sync();

  // Of a release that leaves pages for the next one, `/release.json` is among those pages.
  const told = { version: content.version, builtAt: content.builtAt };
  const release = before && stale.size > 0 ? before.release : told;
  const from = before ? { from: before.number, changed: [...written, ...removed] } : {};
  await releases.finish(number, { ...release, code, ...from });
  if (before && before.stale.size > 0) releases.dropLater(before.number);
  const renderedAllAt = isDue ? now.toISOString() : before.renderedAllAt;
  const { digests } = answers;
  const state = { number, release, code, renderedAllAt, answers: digests, pages, stale, assets, content };
  return { release, rendered: jobs.length, pages: files.length, state };
}

/**
 * How a page shows a change: as its own content, beside it (side lists), only in what every page shows alike of its
 * shell, or not at all.
 */
type Change = 'own' | 'beside' | 'shell' | 'none';

function changeOf(
  bundle: RendererBundle,
  before: RenderState | undefined,
  changedAnswers: ReadonlySet<string>,
  file: string,
): Change {
  const page = before?.pages.get(file);
  if (!page) return 'own';
  const changed = page.reads.filter((key) => changedAnswers.has(key));
  if (changed.some((key) => !bundle.isBeside(key))) return 'own';
  if (before?.stale.has(file)) return 'beside';
  if (changed.length === 0) return 'none';
  return changed.every(bundle.isShell) ? 'shell' : 'beside';
}

/** Those that show something else beside their content, where they are many and others wait for what is theirs. */
function pagesToDefer(changes: ReadonlyMap<string, Change>): Set<string> {
  const all = [...changes];
  const isBeside = (change: Change) => change === 'beside' || change === 'shell';
  const beside = all.filter(([, change]) => isBeside(change)).map(([file]) => file);
  const hasOwn = all.some(([, change]) => change === 'own');
  return new Set(hasOwn && beside.length > MANY ? beside : []);
}

type Headers = { pages: RenderState['pages']; before: RenderState | undefined; online: string | undefined };

/** The headers of the release, which follow from its pages; says what was written. */
async function writeHeaders(
  bundle: RendererBundle,
  folder: ReleaseFolder,
  { pages, before, online }: Headers,
): Promise<string[]> {
  const headersOf = (of: RenderState['pages']) => {
    const kinds = [...new Set([...of.values()].map(({ inline }) => inline))];
    return bundle.hostHeaders({
      scripts: new Set(kinds.flatMap(({ scripts }) => scripts)),
      styles: new Set(kinds.flatMap(({ styles }) => styles)),
    });
  };
  const headers = headersOf(pages);
  if (online && before && headersOf(before.pages) === headers) {
    folder.link(online, '/_headers');
    return [];
  }
  await folder.write('/_headers', headers);
  return ['/_headers'];
}

function report(file: string, broken: string[], showsMore: boolean): void {
  if (broken.length > 0) console.warn(`${file} has links that lead nowhere: ${broken.join(', ')}`);
  if (showsMore)
    console.error(`${file} changed although every answer it asked for is the same: a bug of that page`);
}
