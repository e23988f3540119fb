import type { Page } from '@playwright/test';
import { median } from '../../../../cms/bench/quantile.ts';
import { startCommand } from '../../command.ts';
import { startProduct } from '../../testing/product.ts';
import { sessionCookie } from '../../testing/sign-in.ts';
import { serveHandWritten } from './hand-written.ts';
import {
  describeInteractions,
  pressSlowly,
  readInteractions,
  rest,
  slowDown,
  watchInteractions,
} from './interactions.ts';
import { createBars } from './kit.ts';
import { launchBrowser, openStaffPage, runLighthouse } from './run-lighthouse.ts';

const { runs: RUNS } = startCommand({
  call: 'npm run bench:admin',
  what: 'Measures the back-office of a product started from an empty data folder: Lighthouse (mobile) of the sign-in and of screens in a full Chromium, beside a page written by hand, the time from a click in the menu to the other screen, and the longest interactions of a working hour with the processor slowed down four times. Marks what misses its bar with an asterisk. A quiet machine gives true times.',
  options: { runs: { kind: 'number', what: 'runs of Lighthouse; the result is their median', default: 3 } },
  examples: ['--runs 1'],
  exits: { 0: 'every bar is met', 1: 'a bar is missed, or the measurement failed' },
});
const SLOWER = 4;

const SCREENS = [
  '/admin',
  '/admin/fairs',
  '/admin/press',
  '/admin/gallery',
  '/admin/sponsors',
  '/admin/pages',
  '/admin/contact',
  '/admin/participant-submissions',
  '/admin/settings',
];

const bars = createBars();
await using product = await startProduct({ env: { DEMO: '1', SIGNIN_LIMIT: '1000' } });
using written = await serveHandWritten(product.url);
await using chromium = await launchBrowser();
const { browser, port, name } = chromium;
const cookie = await sessionCookie(product.url);
console.log(`Lighthouse mobile, ${name}, median of ${RUNS}: performance, accessibility, best practices`);
await printScores('text by hand', `${written.url}/kvkk`);
await printScores('/signin', `${product.url}/signin`);
for (const path of ['/admin', '/admin/fairs', '/admin/contact'])
  await printScores(path, product.url + path, cookie);
const page = await openStaffPage(browser, product.url);
await printRouteChanges(page);
await printHour(page);
bars.end();

function print(name: string, figures: [value: number, meets: boolean][]): void {
  const cells = figures.map(([value, meets]) => `${value}${bars.mark(!meets) || ' '}`.padStart(8));
  console.log(name.padEnd(34), cells.join(''));
}

async function printScores(name: string, url: string, cookie?: string): Promise<void> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { categories, finalDisplayedUrl } = await runLighthouse(url, {
      port,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    if (finalDisplayedUrl !== url) throw new Error(`${name} redirected to ${finalDisplayedUrl}`);
    runs.push(Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)));
  }
  const bars = [95, 100, 100];
  print(
    name,
    bars.map((bar, index) => {
      const score = median(runs.map((run) => run[index] ?? 0));
      return [score, score >= bar];
    }),
  );
}

/**
 * Measures how many milliseconds a click in the menu takes to show another screen's heading. First opens every screen once, so
 * that its code is loaded.
 */
async function printRouteChanges(page: Page): Promise<void> {
  console.log('\nRoute change once its code is loaded, ms: median, slowest');
  await page.goto(`${product.url}/admin/contact`, { waitUntil: 'networkidle' });
  await page.locator('nav button[aria-expanded=false]').evaluateAll((groups) => {
    for (const group of groups) if (group instanceof HTMLElement) group.click();
  });
  const change = (path: string) =>
    page.evaluate(async (to) => {
      if (location.pathname === to) return 0;
      const heading = document.querySelector('h1');
      const start = performance.now();
      document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click();
      while (document.querySelector('h1') === heading || !document.querySelector('h1')) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - start;
    }, path);
  for (const path of SCREENS) {
    await change(path === '/admin' ? '/admin/contact' : '/admin').catch(() => 0);
    await change(path);
    await page.waitForLoadState('networkidle');
  }
  for (const path of SCREENS) {
    const away = path === '/admin' ? '/admin/fairs' : '/admin';
    const times = await Array.fromAsync({ length: 5 }, async () => {
      await change(away);
      return Math.round(await change(path));
    });
    print(path, [
      [median(times), median(times) <= 100],
      [Math.max(...times), true],
    ]);
  }
}

/** Uses the search, the first row, the first form and the menu of each screen, and prints the longest interaction. */
async function printHour(page: Page): Promise<void> {
  console.log(`\nA working hour at ${SLOWER} × slowdown, ms: the longest interaction`);
  for (const path of SCREENS) {
    await slowDown(page, 1);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await watchInteractions(page, SLOWER);
    const click = async (selector: string) => {
      const control = page.locator(selector).first();
      if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
      await control.click();
      await rest(page);
      return true;
    };
    if (await click('main [type=search]')) {
      await pressSlowly(page, 'fuar');
      await pressSlowly(page, Array(4).fill('Backspace'));
    }
    if (await click('main tbody button[aria-expanded=false]'))
      await click('main tbody button[aria-expanded=true]');
    if (await click('main form input:is([type=text], :not([type]))')) await pressSlowly(page, 'Fuar');
    await click('nav a[href="/admin/fairs"]');
    await click('nav a[href="/admin"]');
    const all = await readInteractions(page);
    const longest = all[0]?.duration ?? 0;
    print(path, [[longest, longest <= 100]]);
    console.log(`  ${describeInteractions(all)}`);
  }
  await slowDown(page, 1);
}
