import { setImmediate as nextTurn } from 'node:timers/promises';
import { brokenLinks } from './check-release.ts';
import type { ReleaseFolder } from './release-folder.ts';
import type { Helper } from './render-helper.ts';
import type { Inline, PageRecord } from './render-state.ts';
import type { Content, InlineHashes, RendererBundle } from './renderer-bundle.ts';
import { sha } from './sha.ts';
import { type ShellChange, withNewShell } from './shell-change.ts';

/** A page to render, and what is known of it in the release before, if it is there. */
export type Job = {
  file: string;
  before: PageRecord | undefined;
  /** Whether nothing of it changed but the shell. */
  isShellOnly?: boolean;
};

export type RenderedPage = { file: string; record: PageRecord; isWritten: boolean; broken: string[] };

/** What pages are rendered from, and where they go. Everything in it can be sent to another thread. */
export type Target = {
  content: Content;
  siteUrl: string;
  /** The files of the release, to which pages may link. */
  known: ReadonlySet<string>;
  /** The release before. */
  online: string | undefined;
  /** What becomes of its shell. */
  shell?: ShellChange | undefined;
};

/** To begin with, a helper is sent all content: that takes as long as some hundred pages. */
const MANY = 400;
const JOBS_A_TIME = 20;

/** Whether they are worth what is made ready for many. */
export function areMany(jobs: Job[]): boolean {
  return jobs.length >= MANY;
}

/** Renders all of `jobs`, with a helper beside where they are many. Rejects with the first failure. */
export async function renderPages(
  bundle: RendererBundle,
  target: Target,
  folder: ReleaseFolder,
  jobs: Job[],
  helper?: Helper,
): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  let next = 0;
  const workOff = async (render: (some: Job[]) => Promise<RenderedPage[]>) => {
    while (next < jobs.length) {
      const some = jobs.slice(next, next + JOBS_A_TIME);
      next += JOBS_A_TIME;
      rendered.push(...(await render(some)));
    }
  };
  const helped = async () => {
    if (!helper || !areMany(jobs)) return;
    helper.begin(target, folder);
    await workOff(helper.render);
    await helper.finish();
  };
  const giveUp = (error: unknown) => {
    next = jobs.length;
    throw error;
  };
  // Both must rest before the next release is begun: its folder may have the same name.
  const ends = await Promise.allSettled([
    workOff((some) => renderJobs(bundle, target, folder, some)).catch(giveUp),
    helped().catch(giveUp),
  ]);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) {
    helper?.stop();
    throw failed.reason;
  }
  return rendered;
}

export async function renderJobs(
  bundle: RendererBundle,
  target: Target,
  folder: ReleaseFolder,
  jobs: Job[],
): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const job of jobs) {
    const { file, before } = job;
    const { record, body, html } = reuse(target, job) ?? (await renderPage(bundle, target, file));
    const isWritten = !target.online || before?.sha !== record.sha;
    if (isWritten) await folder.write(file, body);
    else if (target.online) folder.link(target.online, file);
    rendered.push({ file, record, isWritten, broken: brokenLinks(html, target.known) });
    // A loop that never returns to the event loop keeps the memory of every page it made.
    await nextTurn();
  }
  return rendered;
}

type Page = { record: PageRecord; body: Buffer; html: string };

/** Its links, but for those of the shell, were looked at when it was rendered. */
function reuse({ online, shell }: Target, { file, before, isShellOnly }: Job): Page | undefined {
  if (!online || !shell || !before || !isShellOnly) return undefined;
  const body = withNewShell(online, file, before, shell);
  return body && { record: { ...before, sha: sha(body) }, body, html: '' };
}

async function renderPage(bundle: RendererBundle, { content, siteUrl }: Target, file: string): Promise<Page> {
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

/** Pages of one kind have the same hashes, and there may be ten thousand of a kind. */
const inlines = new Map<string, Inline>();

function toInline({ scripts, styles }: InlineHashes): Inline {
  return oneOf({ scripts: [...scripts], styles: [...styles] });
}

/** The same object for all that are equal. */
export function oneOf(inline: Inline): Inline {
  const key = JSON.stringify(inline);
  const known = inlines.get(key);
  if (known) return known;
  inlines.set(key, inline);
  return inline;
}
