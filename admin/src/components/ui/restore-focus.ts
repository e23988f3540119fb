const EVERY_MS = 16;
// React removes the focused element some time after `restoreFocus` is called, so retry for about a second.
const TRIES = 60;

export const findHeading = () => document.querySelector<HTMLElement>('#content h1');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Moves focus to the given element, or to the screen's heading, once the focused element has disappeared. */
export function restoreFocus(find: () => HTMLElement | null | undefined = findHeading, tries = TRIES): void {
  cancelFocusRestore();
  timer = setTimeout(() => {
    if (document.activeElement === document.body) (find() ?? findHeading())?.focus();
    else if (tries > 0) restoreFocus(find, tries - 1);
  }, EVERY_MS);
}

export function cancelFocusRestore(): void {
  clearTimeout(timer);
}
