import type { Browser, Page } from '@playwright/test';
import type { Product } from '../../testing/product.ts';
import { describeInteractions, readInteractions, rest, watchInteractions } from './interactions.ts';
import { summary } from './kit.ts';
import { openStaffPage } from './run-lighthouse.ts';

/** The debounce of the back-office (admin/src/components/preview/use-preview.ts). */
const DEBOUNCE_MS = 250;
const SLOWER = 4;
const TEXT = 'fuar '.repeat(12);
/** Repeating series of pauses between keys. During a pause longer than the debounce, a preview begins to load. */
const PAUSES_MS = [90, 300, 140, 420, 110, 350, 280, 500];
/** INP ignores the longest interaction of every fifty. */
const LEFT_OUT = 50;

type Typed = Window & { typedAt?: number };
type Typing = { browser: Browser; product: Product; title: string; edits: number };

/** Types in the form of a fair next to its preview. Prints how soon the preview shows the text and how long keys take. */
export async function printTyping(typing: Typing): Promise<void> {
  const page = await openForm(typing);
  await untilPainted(page);
  const seconds = await Array.fromAsync({ length: typing.edits }, async (_, n) => {
    await page.keyboard.type(` ${n}`, { delay: 60 });
    const ms = await untilPainted(page);
    await rest(page);
    return ms / 1000;
  });
  print('from the last key to the painted draft, without the debounce', summary(seconds));

  await watchInteractions(page, SLOWER);
  for (const [n, letter] of [...TEXT].entries()) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(PAUSES_MS[n % PAUSES_MS.length] ?? 0);
  }
  const all = await readInteractions(page);
  const inp = all[Math.floor(TEXT.length / LEFT_OUT)]?.duration ?? 0;
  print(`INP of typing at ${SLOWER} × slowdown`, `${inp} ms; ${describeInteractions(all)}`);
  await page.context().close();
}

function print(name: string, result: string): void {
  console.log(`  ${name.padEnd(58)} ${result}`);
}

async function openForm({ browser, product: { url }, title }: Typing): Promise<Page> {
  const page = await openStaffPage(browser, url);
  await page.goto(`${url}/admin/fairs`);
  await page.getByRole('button', { name: `Düzenle: ${title}`, exact: true }).click();
  await page.getByRole('dialog').getByLabel('Başlık').focus();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    addEventListener('input', ({ timeStamp }) => Object.assign(window, { typedAt: timeStamp }), true);
  });
  return page;
}

/** Waits until the preview shows the title. Resolves with the milliseconds since the end of the last key's debounce. */
function untilPainted(page: Page): Promise<number> {
  return page.evaluate(async (debounceMs) => {
    const field = document.activeElement as HTMLInputElement;
    const isShown = () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-next])');
      return frame?.contentDocument?.querySelector('h1')?.textContent?.trim() === field.value.trim();
    };
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    // Wait for the first task after the frame's paint.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
    return performance.now() - ((window as Typed).typedAt ?? 0) - debounceMs;
  }, DEBOUNCE_MS);
}
