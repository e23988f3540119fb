/** True if an `If-None-Match` header names `etag`. Weak tags count, because proxies that compress weaken them. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // Browsers send exactly this, so the list is parsed for other clients only.
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
