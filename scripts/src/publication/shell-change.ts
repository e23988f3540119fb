import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from './render-state.ts';
import { sha } from './sha.ts';

/** The parts of the shell in the release before and in this one, by turns as they stand in a page. */
export type ShellChange = { before: string; now: string }[];

/** What a page tells of its shell, rendered before and now; undefined where it is not made of the same parts. */
export function shellChange(before: string[], now: string[]): ShellChange | undefined {
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
