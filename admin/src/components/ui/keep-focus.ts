const EVERY_MS = 16;
// React removes the element shortly after the call has returned.
const TRIES = 60;

const heading = () => document.querySelector<HTMLElement>('#content h1');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Focus management for a button that disappears with its action: focuses the given element or the screen's heading. */
export function keepFocus(find: () => HTMLElement | null = heading, tries = TRIES): void {
  forgetFocus();
  timer = setTimeout(() => {
    if (document.activeElement === document.body) (find() ?? heading())?.focus();
    else if (tries > 0) keepFocus(find, tries - 1);
  }, EVERY_MS);
}

export function forgetFocus(): void {
  clearTimeout(timer);
}
