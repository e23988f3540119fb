import type { Browser, Page, Request } from '@playwright/test';
import { median } from '../../../../cms/bench/quantile.ts';
import { startCommand } from '../../command.ts';
import { inlineBytes, requestedBeforeLoad } from '../../testing/page-weight.ts';
import { listedPages, startProduct } from '../../testing/product.ts';
import { addExhibitors } from './add-exhibitors.ts';
import { serveHandWritten } from './hand-written.ts';
import {
  describeInteractions,
  pressSlowly,
  readInteractions,
  tap,
  watchInteractions,
} from './interactions.ts';
import { createBars } from './kit.ts';
import { launchBrowser, runLighthouse } from './run-lighthouse.ts';

const { runs: RUNS, only } = startCommand({
  call: 'npm run bench:site',
  what: 'Measures every public page of the product started from an empty data folder, one of them with 2,000 exhibitors: Lighthouse (mobile) in a full Chromium, each beside a page written by hand with the same text and first picture, the longest interaction on each page with the processor slowed down four times, and what each page sends over the wire. Marks what misses its bar with an asterisk. A quiet machine gives true times.',
  options: {
    runs: { kind: 'number', what: 'runs of Lighthouse; the result is their median', default: 5 },
    only: {
      kind: 'text',
      what: 'only these addresses, separated by commas; “exhibitors” is the page of 2,000 exhibitors',
    },
  },
  examples: ['--runs 1 --only /,/fuarlar', '--only exhibitors'],
  exits: { 0: 'every bar is met', 1: 'a bar is missed, or the measurement failed' },
});

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const SLOWER = 4;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

type Bar = { atMost: number } | { atLeast: number };
const BARS: Record<string, Bar> = {
  ...Object.fromEntries(CATEGORIES.map((id) => [id, { atLeast: 100 }])),
  CLS: { atMost: 0 },
  'LCP ms': { atMost: 1500 },
  'TBT ms': { atMost: 30 },
  'INP ms': { atMost: 50 },
  'JS at load kB': { atMost: 12 },
  'CSS kB': { atMost: 15 },
};

const bars = createBars();
await using product = await startProduct({ env: { DEMO: '1' } });
using written = await serveHandWritten(product.url);
await using chromium = await launchBrowser();
const { browser, port, name } = chromium;
const crowded = await addExhibitors(product.url);
const routes =
  only?.split(',').map((route) => (route === 'exhibitors' ? crowded : route)) ??
  (await allRoutes(product.url));
console.log(`Lighthouse mobile, median of ${RUNS}, ${name}`);
printHead([...CATEGORIES, 'CLS', 'LCP ms', 'TBT ms', 'LCP ratio']);
for (const route of routes) {
  // Expect less of the page with many exhibitors, because Lighthouse deducts points for many rows. The hand-written version of
  // the page loses points too.
  const isCrowded = route === crowded;
  BARS.performance = { atLeast: isCrowded ? 98 : 100 };
  BARS['TBT ms'] = { atMost: isCrowded ? Number.POSITIVE_INFINITY : 30 };
  BARS['LCP ratio'] = { atMost: isCrowded ? Number.POSITIVE_INFINITY : route === '/' ? 1.2 : 1.1 };
  const [ours, theirs] = await audit(product.url + route, written.url + route);
  printRow('  by hand', theirs, false);
  printRow(route, { ...ours, 'LCP ratio': ratio(ours, theirs) });
}
console.log(`\nA visit at ${SLOWER} × slowdown`);
printHead(['interactions', 'INP ms']);
for (const route of routes) await printVisit(route);
console.log('\nOver the wire, gzip');
printHead(['JS at load kB', 'JS idle kB', 'JS after kB', 'CSS kB', 'first view kB']);
for (const route of routes) printRow(route, await weigh(browser, route));
bars.end();

async function allRoutes(url: string): Promise<string[]> {
  const paths = (await listedPages(url)).map((address) => new URL(address).pathname);
  const isDetail = (path: string) => /\/\d+$/.test(path);
  const firstOf = (folder: string) =>
    paths.filter((path) => isDetail(path) && path.startsWith(folder)).slice(0, 1);
  return [...paths.filter((path) => !isDetail(path)), ...firstOf('/fuarlar/'), ...firstOf('/basin/')];
}

type Figures = Record<string, number>;

/** Audits two pages alternately, because the load of the machine changes. */
async function audit(ours: string, theirs: string): Promise<[Figures, Figures]> {
  // Request the hand-written page once before the first run, because its server creates each page on the first request.
  await fetch(theirs);
  const runs = await Array.fromAsync({ length: RUNS }, async () => [
    await auditOnce(ours),
    await auditOnce(theirs),
  ]);
  return [medians(runs.map(([figures = {}]) => figures)), medians(runs.map(([, figures = {}]) => figures))];
}

async function auditOnce(url: string): Promise<Figures> {
  const { categories, audits } = await runLighthouse(url, { port });
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
  };
}

function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}

/** Uses a page as visitors do: the menu, the theme, another tab, an album, a slide and a form. Prints the INP. */
async function printVisit(route: string): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await watchInteractions(page, SLOWER);
  await page.goto(product.url + route, { waitUntil: 'networkidle' });
  const use = async (selector: string) => {
    const control = page.locator(selector).first();
    if (!(await control.isVisible())) return false;
    await tap(control);
    return true;
  };
  await use('mobile-menu .opener');
  await use('mobile-menu .closer');
  await use('theme-toggle button');
  await use('main [role=tab][aria-selected=false]');
  await use('main [data-control=next]');
  if (await use('main [aria-haspopup=dialog]')) await pressSlowly(page, ['ArrowRight', 'Escape']);
  if (await use('main input[id]:is([type=text], [type=search])')) await pressSlowly(page, 'Fuar');
  const all = await readInteractions(page);
  printRow(route, { interactions: all.length, 'INP ms': all[0]?.duration ?? 0 });
  console.log(`  ${describeInteractions(all)}`);
  await context.close();
}

/** Measures what a phone downloads: until the load event, later without interaction, and after a first interaction. */
async function weigh(browser: Browser, route: string): Promise<Record<string, number>> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const bytesOf = async (pattern: RegExp, among = requests) => {
    const sizes = among
      .filter((request) => pattern.test(new URL(request.url()).pathname))
      .map(async (request) => (await request.sizes()).responseBodySize);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };

  await page.goto(product.url + route, { waitUntil: 'networkidle' });
  const inline = await inlineBytes(page);
  const early = await requestedBeforeLoad(page);
  const atLoad =
    inline.scripts +
    (await bytesOf(
      /\.js$/,
      requests.filter((request) => early.includes(request.url())),
    ));
  const idle = inline.scripts + (await bytesOf(/\.js$/));
  const styles = inline.styles + (await bytesOf(/\.css$/));
  const all = await bytesOf(/./);
  await interact(page);
  const after = inline.scripts + (await bytesOf(/\.js$/));
  await context.close();

  BARS['JS idle kB'] = { atMost: route === '/' ? 45 : 12 };
  BARS['JS after kB'] = { atMost: route === '/' ? 110 : 98 };
  BARS['first view kB'] = { atMost: route === '/' ? 350 : Number.POSITIVE_INFINITY };
  const kB = (bytes: number) => Math.round(bytes / 100) / 10;
  return {
    'JS at load kB': kB(atLoad),
    'JS idle kB': kB(idle),
    'JS after kB': kB(after),
    'CSS kB': kB(styles),
    'first view kB': kB(all),
  };
}

async function interact(page: Page): Promise<void> {
  const island = page.locator('astro-island[client="interest"]').first();
  if ((await island.count()) === 0) return;
  const control = island
    .locator('[role=tab][aria-selected=false], [aria-haspopup=dialog], form input')
    .first();
  if ((await control.count()) === 0) return;
  await control.click();
  await page.waitForFunction(
    () => !document.querySelector('astro-island[client="interest"]')?.hasAttribute('ssr'),
  );
  // Wait for scripts that the first scripts load, such as the lightbox.
  await page.waitForTimeout(1000);
}

function ratio(ours: Figures, theirs: Figures): number {
  return Math.round(((ours['LCP ms'] ?? Number.NaN) / (theirs['LCP ms'] ?? Number.NaN)) * 100) / 100;
}

function printHead(names: string[]): void {
  console.log(`${'route'.padEnd(20)}${names.map((name) => name.padStart(17)).join('')}`);
}

function printRow(route: string, figures: Record<string, number>, hasBars = true): void {
  const cells = Object.entries(figures).map(([name, figure]) => {
    const bar = BARS[name];
    const isMissed =
      hasBars && bar !== undefined && ('atMost' in bar ? figure > bar.atMost : figure < bar.atLeast);
    return `${figure}${bars.mark(isMissed)}`.padStart(17);
  });
  console.log(route.padEnd(20) + cells.join(''));
}
