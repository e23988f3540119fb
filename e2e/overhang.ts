import type { Page } from '@playwright/test';

/** In pixels. Content inside a scroll container does not count. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
