import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The addresses of everything that the page requested before its load event. */
export async function requestedBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
      .map(({ name }) => name);
  });
}

/** The gzipped size of the scripts and styles in the HTML of the page. */
export async function inlineBytes(page: Page): Promise<{ scripts: number; styles: number }> {
  const texts = await page.evaluate(() => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent).join('\n');
    return {
      scripts: textOf('script:not([src]):not([type*="json"]):not([type="speculationrules"])'),
      styles: textOf('style'),
    };
  });
  return { scripts: gzipSync(texts.scripts).length, styles: gzipSync(texts.styles).length };
}
