import type { Page } from '@playwright/test';

/** Resolves after frames, observers and idle callbacks have run and their requests were sent. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch('/robots.txt');
  });
}
