import type { Locator, Page } from '@playwright/test';

type Interaction = { duration: number; name: string; target: string };
type Watching = { longest?: Map<number, Interaction> };
type EventTiming = PerformanceEntry & { interactionId: number; target?: Element | null };

/**
 * Duration of a simulated touch. It gives the browser time to paint the pressed control, so that this paint does not count as
 * a part of the reaction.
 */
const TAP_MS = 80;

/** Slows the processor down, and records each interaction of this page and of the pages opened in it later. */
export async function watchInteractions(page: Page, slower: number): Promise<void> {
  await page.addInitScript(watch);
  await page.evaluate(watch);
  await slowDown(page, slower);
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The interactions of the open page, longest first, as the browser counts them for INP. */
export async function readInteractions(page: Page): Promise<Interaction[]> {
  await rest(page);
  const all = await page.evaluate(() => [...((window as Watching).longest?.values() ?? [])]);
  return all.toSorted((a, b) => b.duration - a.duration);
}

/** Waits long enough for all work that an interaction causes. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(500);
}

/** Taps like a finger. Playwright's own taps would add listeners to the page. */
export async function tap(control: Locator): Promise<void> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} has no box`);
  const devtools = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
  await rest(page);
}

export async function pressSlowly(page: Page, keys: Iterable<string>): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await rest(page);
  }
}

export function describeInteractions(all: Interaction[]): string {
  const some = all.slice(0, 6).map(({ duration, name, target }) => `${name} ${target} ${duration}`);
  return `longest interactions: ${some.join(', ')}`;
}

/** Runs in the page. Records the longest event of each interaction. */
function watch(): void {
  const watching = window as Watching;
  if (watching.longest) return;
  const longest = new Map<number, Interaction>();
  watching.longest = longest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      const { interactionId, duration, name, target } = entry;
      if (!interactionId || duration <= (longest.get(interactionId)?.duration ?? 0)) continue;
      longest.set(interactionId, { duration, name, target: target?.localName ?? '' });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}
