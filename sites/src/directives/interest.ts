import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
/** Matches islands that have not hydrated: Astro removes the `ssr` attribute after hydration. */
const ISLAND = 'astro-island[client="interest"][ssr]';
const CONTROL = 'button, [role="tab"], [role="button"], input, select, textarea';
/** Keys to replay after hydration. Enter and Space are left out, because the browser turns them into clicks. */
const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** The function that loads each island's code. Astro's runtime registers the function after the first paint. */
const loads = new WeakMap<Element, Parameters<ClientDirective>[0]>();
/** Islands whose code is loading, or will load as soon as Astro's runtime has registered them. */
const wanted = new WeakSet<Element>();
const held = new WeakMap<Element, () => void>();

/**
 * `client:interest` loads an island's code on the first pointer, touch, key or focus event inside the island. A click or key
 * press during loading, or before Astro's runtime has arrived, is replayed once the island has hydrated.
 * `client:interest="durum"` loads the code at once if the address has a query parameter of that name.
 */
const interest: ClientDirective = (load, { value }, island) => {
  loads.set(island, load);
  const isAsked = typeof value === 'string' && new URLSearchParams(location.search).has(value);
  if (isAsked || wanted.has(island)) void start(island);
};

async function start(island: Element): Promise<void> {
  wanted.add(island);
  const load = loads.get(island);
  if (!load) return;
  try {
    const hydrate = await load();
    await hydrate();
  } finally {
    // After a failure, `hold` still prevents native events, because a form submission would lose the typed text. The next
    // interaction loads the code again, but older versions of Firefox and Safari do not repeat a failed import.
    wanted.delete(island);
    // React may still be hydrating this control. The replayed event makes React finish synchronously, so the handler receives it.
    if (!island.hasAttribute('ssr')) held.get(island)?.();
    held.delete(island);
  }
}

function wake(event: Event): void {
  const island = islandOf(event);
  if (island && !wanted.has(island)) void start(island);
}

function hold(event: Event): void {
  const island = islandOf(event);
  const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
  if (!island || !control) return;
  if (event instanceof KeyboardEvent) {
    if (!KEYS.has(event.key)) return;
    const { type, key, code } = event;
    held.set(island, () =>
      control.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true })),
    );
  } else {
    held.set(island, () => (control instanceof HTMLElement ? control.click() : undefined));
  }
  event.preventDefault();
  event.stopPropagation();
}

function islandOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(ISLAND) : null;
}

for (const sign of SIGNS) document.addEventListener(sign, wake, { capture: true, passive: true });
for (const type of ['click', 'keydown']) document.addEventListener(type, hold, true);

export default interest;
