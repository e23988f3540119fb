const EVERY_MS = 16;
// What is gone leaves the document a moment after the call that has taken it away.
const TRIES = 60;

const heading = () => document.querySelector<HTMLElement>('#content h1');
let timer: ReturnType<typeof setTimeout> | undefined;

/** For whoever has pressed a button that goes with what it did: on to what is given, else to the heading of the screen. */
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
