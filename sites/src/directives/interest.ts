import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const CONTROL = 'button, [role="tab"], [role="button"], input, select, textarea';
/** Keys to repeat after hydration. Enter and Space are not among them, because they arrive as clicks. */
const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/**
 * `client:interest` loads an island's code on the first pointer, touch, key or focus event inside the island. A click or
 * key press during loading is repeated once the island has hydrated. `client:interest="durum"` loads the code at once if
 * the address has a query parameter of that name.
 */
const interest: ClientDirective = (load, { value }, island) => {
  let held: (() => void) | undefined;

  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
    if (!control) return;
    if (event instanceof KeyboardEvent) {
      if (!KEYS.has(event.key)) return;
      const { type, key, code } = event;
      held = () =>
        control.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }));
    } else {
      held = () => (control instanceof HTMLElement ? control.click() : undefined);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const start = async () => {
    for (const sign of SIGNS) island.removeEventListener(sign, start, true);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      // Astro removes the `ssr` attribute after hydration. If loading failed, keep holding events back: a native form
      // submission would lose the typed text. The next interaction loads the code again.
      if (island.hasAttribute('ssr')) wait();
      else release();
    }
  };

  const wait = () => {
    held = undefined;
    for (const sign of SIGNS) island.addEventListener(sign, start, { capture: true, passive: true });
  };

  const release = () => {
    island.removeEventListener('click', hold, true);
    island.removeEventListener('keydown', hold, true);
    // React hydrates the target of an event at once, so that the event reaches its handler.
    held?.();
  };

  island.addEventListener('click', hold, true);
  island.addEventListener('keydown', hold, true);
  wait();
  if (typeof value === 'string' && new URLSearchParams(location.search).has(value)) start();
};

export default interest;
