import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './render-pages.ts';
import type { PageRecord } from './render-state.ts';
import type { RendererBundle } from './renderer-bundle.ts';
import { sha } from './sha.ts';

/** The parts of the shell as they stand in every page: in the release before, and now. */
export type ShellChange = { before: string; now: string }[];

/** As `file` shows it, rendered before and now; undefined where there was no page, or it was not made of the same parts. */
export async function findShellChange(
  bundle: RendererBundle,
  { content, siteUrl, online }: Target,
  file: string,
): Promise<ShellChange | undefined> {
  if (!online) return undefined;
  const { body } = await bundle.render(file, siteUrl, { content, reads: new Set() });
  const now = bundle.shellParts(body.toString());
  const before = bundle.shellParts(await readFile(join(online, file), 'utf8'));
  if (before.length === 0 || before.length !== now.length) return undefined;
  return before.map((part, index) => ({ before: part, now: now[index] ?? '' }));
}

/**
 * A page of the release before with the shell of now, which takes a fifth of the time of rendering it; undefined where
 * its file is not what it was, or does not show each part of the old shell just once.
 */
export function withNewShell(
  online: string,
  file: string,
  record: PageRecord,
  change: ShellChange,
): Buffer | undefined {
  let body = readFileSync(join(online, file));
  if (sha(body) !== record.sha) return undefined;
  for (const { before, now } of change) {
    const from = body.indexOf(before);
    const to = from + Buffer.byteLength(before);
    if (from < 0 || body.includes(before, to)) return undefined;
    body = Buffer.concat([body.subarray(0, from), Buffer.from(now), body.subarray(to)]);
  }
  return body;
}
