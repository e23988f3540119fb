import type { Page } from '@playwright/test';

/** How many pixels the document is wider than the window. Content inside a scroll container does not count. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
