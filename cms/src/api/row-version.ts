import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';

/** The versions that a caller still counts on; undefined: whatever is there. */
export type IfMatch = readonly string[] | undefined;

/** `"a1", W/"b2"` → `['a1', 'b2']`; `*` asks for nothing that the row's existence does not answer. */
export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
}

/** Opaque to callers; publishing a row, unlike saving it, leaves it as it is. */
export function versionOf({ updatedAt }: { updatedAt?: string | null | undefined }): string {
  return updatedAt ? Date.parse(updatedAt).toString(36) : '0';
}

/** True if `Prefer` asks for the versions of rows. Who does not knows the entities as they are documented. */
export function prefersVersions(header: string | undefined): boolean {
  return (header ?? '').split(',').some((preference) => preference.trim().toLowerCase() === 'version');
}

export function withoutVersions(rows: unknown): unknown {
  if (Array.isArray(rows)) return rows.map(withoutVersions);
  const { version, ...row } = rows as { version?: string };
  return row;
}

export function refuseOtherVersion(ifMatch: IfMatch, row: { updatedAt?: string | null | undefined }): void {
  if (ifMatch && !ifMatch.includes(versionOf(row))) throw new ApiError(412, m.changedMeanwhile);
}
