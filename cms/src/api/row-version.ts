import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';

/** The versions that the caller's edit is based on. Undefined means that any version may be overwritten. */
export type IfMatch = readonly string[] | undefined;

/** `"a1", W/"b2"` → `['a1', 'b2']`. Undefined for `*`, which only requires that the row exists, as every save does. */
export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
}

/** The version of a row, opaque to callers. Saving changes it; publishing does not. */
export function versionOf({ updatedAt }: { updatedAt?: string | null | undefined }): string {
  return updatedAt ? Date.parse(updatedAt).toString(36) : '0';
}

export function withoutVersions(rows: unknown): unknown {
  if (Array.isArray(rows)) return rows.map(withoutVersions);
  const { version, ...row } = rows as { version?: string };
  return row;
}

export function refuseOtherVersion(ifMatch: IfMatch, row: { updatedAt?: string | null | undefined }): void {
  if (ifMatch && !ifMatch.includes(versionOf(row))) throw new ApiError(412, m.changedMeanwhile);
}
