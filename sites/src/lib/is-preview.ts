/**
 * True on a preview page, which shows a draft in the back-office. Lists then stay as they were rendered, because `/api` has
 * no drafts, and the page's policy forbids calls.
 */
export function isPreview(): boolean {
  return location.pathname.startsWith('/api/');
}

/** Rewrites a clicked link that a script rendered, so that it stays in the preview. The server has rewritten all other links. */
export function stayInPreview({ target }: Event): void {
  const link = (target as Element).closest('a');
  const path = link?.getAttribute('href') ?? '';
  const [base] = /^\/api\/admin\/preview\/[^/]+/.exec(location.pathname) ?? [];
  // A path with a dot is a file, not a page.
  if (base && /^\/(?!api\/)[^.]*$/.test(path)) link?.setAttribute('href', base + path);
}
