import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './render-pages.ts';
import type { PageRecord } from './render-state.ts';
import { sha } from './sha.ts';

/** The parts of the shell that are the same on every page: in the release before, and now. */
export type ShellChange = { before: string; now: string }[];

/** Renders `file` to find the change; undefined where the page is new or its shell has other parts than before. */
export async function findShellChange(
  { bundle, content, siteUrl, before }: Source,
  file: string,
): Promise<ShellChange | undefined> {
  if (!before) return undefined;
  const { body } = await bundle.render(file, siteUrl, { content, reads: new Set() });
  const now = bundle.shellParts(body.toString());
  const old = bundle.shellParts(readFileSync(join(before.path, file), 'utf8'));
  if (old.length === 0 || old.length !== now.length) return undefined;
  return old.map((part, index) => ({ before: part, now: now[index] ?? '' }));
}

/**
 * A page of the release before with the shell of now, which takes a fifth of the time of rendering it; undefined where
 * its file was changed by somebody else, or does not contain each part of the old shell exactly once.
 */
export function withNewShell(
  { path, pages }: { path: string; pages: ReadonlyMap<string, PageRecord> },
  file: string,
  change: ShellChange,
): { record: PageRecord; body: Buffer } | undefined {
  const record = pages.get(file);
  let body = readFileSync(join(path, file));
  if (!record || sha(body) !== record.sha) return undefined;
  for (const { before, now } of change) {
    const from = body.indexOf(before);
    const to = from + Buffer.byteLength(before);
    if (from < 0 || body.includes(before, to)) return undefined;
    body = Buffer.concat([body.subarray(0, from), Buffer.from(now), body.subarray(to)]);
  }
  return { record: { ...record, sha: sha(body) }, body };
}
