/**
 * `/` opens the search on every page, unless the visitor is typing or a dialog is open. This script imports nothing, so
 * that Astro inlines it.
 */
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target } = event;
  const isWriting =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
  if (isWriting || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('site-search input');
  if (field) field.focus();
  else document.querySelector<HTMLAnchorElement>('[aria-keyshortcuts="/"]')?.click();
});
