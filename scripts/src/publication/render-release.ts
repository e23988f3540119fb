import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Release } from '@fuar/shared/schemas/publication';
import { brokenLinks, missingPages } from './check-release.ts';
import { filesBelow, type Releases } from './releases.ts';
import { type PageRecord, type RenderState, readState, writeState } from './render-state.ts';
import { ASSETS_FOLDER, type Content, type InlineHashes, type RendererBundle } from './renderer-bundle.ts';

/** How often everything is rendered although nothing has changed, to find pages that show what they did not ask for. */
const RENDER_ALL_MS = 24 * 3_600_000;

export type RenderOptions = {
  bundle: RendererBundle;
  releases: Releases;
  code: string;
  cmsUrl: string;
  siteUrl: string;
  now?: Date;
};

export type Made = { release: Release; rendered: number; pages: number };

type Rendered = { record: PageRecord; body: Buffer };

/** Makes a release of what `/api` says now and puts it online; rejects, with nothing changed, where it cannot. */
export async function renderRelease(options: RenderOptions): Promise<Made> {
  // First of all: what another publisher has just put online is what this release is compared with and linked to.
  const place = await options.releases.begin();
  try {
    return await makeRelease(options, place);
  } catch (error) {
    options.releases.abandon(place.number);
    throw error;
  }
}

async function makeRelease(options: RenderOptions, place: { number: number; path: string }): Promise<Made> {
  const { number, path } = place;
  const { bundle, releases, code, cmsUrl, now = new Date() } = options;
  const before = await readState(releases, code);
  const isDue = !before || now.getTime() - Date.parse(before.renderedAllAt) > RENDER_ALL_MS;
  const content = await bundle.readApi(cmsUrl);
  const files = bundle.pageFiles(content);
  const missing = missingPages(new Set(files));
  if (missing.length > 0) throw new Error(`The site lacks ${missing.join(', ')}`);

  const renderedAllAt = isDue ? now.toISOString() : before.renderedAllAt;
  const state: RenderState = { code, renderedAllAt, answers: {}, pages: {} };
  const answer = (key: string) =>
    (state.answers[key] ??= sha(JSON.stringify(bundle.answer(content, key)) ?? ''));
  const tellsTheSame = (page: PageRecord) => page.reads.every((key) => answer(key) === before?.answers[key]);

  const online = before ? releases.path(releases.current() ?? 0) : undefined;
  const assets = await takeAssets(online, path, before);
  const known = new Set([...files, ...assets]);
  let rendered = 0;
  for (const file of files) {
    const last = before?.pages[file];
    const unchanged = last !== undefined && tellsTheSame(last);
    if (unchanged && !isDue) {
      state.pages[file] = last;
      link(online, path, file);
      continue;
    }
    const { record, body } = await renderPage(options, content, file);
    rendered += 1;
    for (const key of record.reads) answer(key);
    state.pages[file] = record;
    if (last?.sha === record.sha) link(online, path, file);
    else write(path, file, body);
    report(file, body, known, unchanged && last.sha !== record.sha);
    // A loop that never returns to the event loop keeps the memory of every page it made.
    await nextTurn();
  }
  write(path, '/_headers', bundle.hostHeaders(allHashes(state)));

  const release = { version: content.version, builtAt: content.builtAt };
  await writeState(releases, number, state);
  await releases.finish(number, { ...release, code });
  return { release, rendered, pages: files.length };
}

async function renderPage(
  { bundle, siteUrl }: RenderOptions,
  content: Content,
  file: string,
): Promise<Rendered> {
  const reads = new Set<string>();
  const { status, body } = await bundle.render(file, siteUrl, { content, reads });
  const expected = file === '/404.html' ? 404 : 200;
  if (status !== expected) throw new Error(`${file} was rendered with status ${status}`);
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  if (file.endsWith('.html')) bundle.collectHashes(body.toString(), hashes);
  const record = {
    sha: sha(body),
    reads: [...reads],
    scripts: [...hashes.scripts],
    styles: [...hashes.styles],
  };
  return { record, body };
}

/** What is no page: from the release online, or, where other code made that, from the bundle. */
async function takeAssets(
  online: string | undefined,
  path: string,
  before: RenderState | undefined,
): Promise<string[]> {
  if (!online) {
    await cp(ASSETS_FOLDER, path, { recursive: true });
    return (await filesBelow(path)).map((name) => `/${name}`);
  }
  const assets = (await filesBelow(online))
    .map((name) => `/${name}`)
    .filter((file) => !before?.pages[file] && file !== '/_headers');
  for (const file of assets) link(online, path, file);
  return assets;
}

/** Links share their bytes with the release before: what is linked is never written into again. */
function link(from: string | undefined, to: string, file: string): void {
  if (from === undefined) throw new Error(`nothing to link ${file} from`);
  mkdirSync(dirname(join(to, file)), { recursive: true });
  linkSync(join(from, file), join(to, file));
}

function write(to: string, file: string, body: Buffer | string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), body, { flag: 'wx' });
}

function report(file: string, body: Buffer, known: Set<string>, showsMore: boolean): void {
  const broken = file.endsWith('.html') ? brokenLinks(body.toString(), known) : [];
  if (broken.length > 0) console.warn(`${file} has links that lead nowhere: ${broken.join(', ')}`);
  if (showsMore)
    console.error(`${file} changed although every answer it asked for is the same: a bug of that page`);
}

function allHashes({ pages }: RenderState): InlineHashes {
  const records = Object.values(pages);
  return {
    scripts: new Set(records.flatMap(({ scripts }) => scripts)),
    styles: new Set(records.flatMap(({ styles }) => styles)),
  };
}

function sha(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 22);
}
