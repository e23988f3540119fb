/**
 * True on the page of a draft that the back-office shows. Lists then stay as they were rendered, because `/api` has no
 * drafts, and the page's policy forbids calls.
 */
export function isPreview(): boolean {
  return location.pathname.startsWith('/api/');
}

/** Leads a click on a link that the browser rendered to that page in the preview. The server has changed all others. */
export function stayInPreview({ target }: Event): void {
  const link = (target as Element).closest('a');
  const path = link?.getAttribute('href') ?? '';
  const [base] = /^\/api\/admin\/preview\/[^/]+/.exec(location.pathname) ?? [];
  // Files have a dot.
  if (base && /^\/(?!api\/)[^.]*$/.test(path)) link?.setAttribute('href', base + path);
}
