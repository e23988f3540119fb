/** True if an `If-None-Match` header names `etag` or is `*`. Weak tags match too, because compressing proxies weaken tags. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // Fast path: browsers send exactly one tag. Only other clients send a list.
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
