import type { Page } from '@playwright/test';

/** Waits until the page's deferred scripts, frames, observers and idle callbacks have run and sent their requests. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const later = [...document.querySelectorAll<HTMLElement>('template[data-later-script]')];
    await Promise.all(later.map(({ dataset }) => import(dataset.laterScript ?? '')));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch('/robots.txt');
  });
}
