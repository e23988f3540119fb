/**
 * True on the page of a draft that the back-office shows. Lists then stay as they were rendered, because `/api` has no
 * drafts, and the page's policy forbids calls.
 */
export function isPreview(): boolean {
  return location.pathname.startsWith('/api/');
}
