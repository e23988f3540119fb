import type { Page } from '@playwright/test';
import { quantile } from '../../../../cms/bench/quantile.ts';
import { startSmtp } from '../../../../cms/src/testing/start-smtp.ts';
import { startCommand } from '../../command.ts';
import { ADMIN, startProduct } from '../../testing/product.ts';
import { signIn } from '../../testing/sign-in.ts';
import {
  describeInteractions,
  pressSlowly,
  readInteractions,
  slowDown,
  watchInteractions,
} from './interactions.ts';
import { createBars } from './kit.ts';
import { insertRequests } from './requests.ts';
import { launchBrowser, openStaffPage } from './run-lighthouse.ts';

const { rows: ROWS } = startCommand({
  call: 'npm run bench:inbox',
  what: 'Measures the work on requests in a throwaway product with a real mail server, in a full Chromium: the time from a filter or a key to the painted rows, the longest interaction with the processor slowed down four times and ten requests from new to answered by keyboard alone. Marks what misses its bar with an asterisk. A quiet machine gives true times.',
  options: { rows: { kind: 'number', what: 'how many requests', default: 5_000 } },
  examples: ['--rows 500'],
  exits: { 0: 'every bar is met', 1: 'a bar is missed, or the measurement failed' },
});
const PATH = '/admin/participant-submissions';
const SLOWER = 4;
const ANSWERED = 10;
/** The time between two key presses of a fast typist. */
const KEY_MS = 40;
/** Written without Turkish letters, because Playwright cannot press their keys. The search ignores the difference. */
const SEARCH = 'isildar 14';

const bars = createBars();
await using smtp = await startSmtp();
const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, NOTIFY_EMAIL: ADMIN.email };
await using product = await startProduct({ env: { DEMO: '0', SIGNIN_LIMIT: '1000', ...mail } });
await using chromium = await launchBrowser();
const api = await signIn(product.url);
const fairs = await Array.fromAsync({ length: 6 }, (_, n) =>
  api.fairs.create({ title: `Fuar ${n}`, date: `${n + 1} Mart 2031`, description: 'Kısa.' }),
);
await api.replyTemplates.save([
  { title: 'Teklif', subject: '{{fuar}} – {{numara}}', body: 'Sayın {{yetkili}}, {{alan}} ayırdık.' },
]);
insertRequests(product.dataDir, fairs, ROWS, (await api.account.get()).id);
console.log(`${ROWS} requests, ${chromium.name}`);

const page = await openStaffPage(chromium.browser, product.url);
await openList(page);
await measurePaints(page);
await measureInteractions(page);
await answerByKeyboard(page);
const [last] = await api.participantSubmissions.list();
const startedAt = performance.now();
const { earlier } = await api.participantSubmissions.get(last?.id ?? 0);
console.log(
  `single read with ${earlier.length} earlier requests: ${Math.round(performance.now() - startedAt)} ms`,
);
bars.end();

function print(what: string, figure: number, bar: number): void {
  console.log(`${what}: ${figure}${bars.mark(figure > bar)} (bar ${bar})`);
}

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(product.url + PATH + query);
  await page.locator('[data-row]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Measures the milliseconds from a key or a filter to the frame that paints its result. */
async function measurePaints(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Daha fazla filtre' }).click();
  await page.getByLabel('Sorumlu').waitFor();
  await page.evaluate(() => {
    const seen = { from: 0, painted: 0 };
    Object.assign(window, { seen });
    for (const type of ['keydown', 'change'])
      addEventListener(type, (event) => Object.assign(seen, { from: event.timeStamp, painted: 0 }), true);
    const noteFrame = () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(seen, { painted: performance.now() });
        port2.postMessage(0);
      });
    const main = document.querySelector('main') ?? document.body;
    new MutationObserver(noteFrame).observe(main, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  const measure = async (act: () => Promise<unknown>) => {
    await act();
    await page.waitForTimeout(400);
    return readPaint(page);
  };

  const keys: number[] = [];
  await page.getByRole('searchbox').focus();
  for (let round = 0; round < 3; round += 1) {
    for (const key of SEARCH) keys.push(...(await measure(() => page.keyboard.press(key))));
    for (const _ of SEARCH) keys.push(...(await measure(() => page.keyboard.press('Backspace'))));
  }
  printTimes('a key in the search to painted rows, ms', keys);

  const filters: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const [label, option] of [
      ['Aşama', 'Teklif verildi'],
      ['Sorumlu', 'Bana ait'],
      ['Takip', 'Gecikenler'],
      ['Aşama', 'Tüm aşamalar'],
      ['Takip', 'Tümü'],
      ['Sorumlu', 'Herkes'],
    ] as const) {
      filters.push(
        ...(await measure(() => page.getByRole('combobox', { name: label }).selectOption(option))),
      );
    }
  }
  printTimes('a filter to painted rows, ms', filters);

  const statuses: number[] = [];
  await page.locator('[data-row] button[aria-expanded]').nth(20).focus();
  for (const key of '23452345') {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(100);
    statuses.push(...(await measurePress(page, key)));
  }
  printTimes('a status key to the painted row, ms', statuses);
}

/** Presses a key and measures the time to the first change only, because the server's response changes the row again later. */
async function measurePress(page: Page, key: string): Promise<number[]> {
  await page.keyboard.press(key);
  for (let tries = 0; tries < 500; tries += 1) {
    const found = await readPaint(page);
    if (found.length === 0) continue;
    await page.waitForTimeout(400);
    return found;
  }
  throw new Error(`The key ${key} changed nothing`);
}

/** The time between the last key or filter and its paint. Empty if nothing was painted. */
async function readPaint(page: Page): Promise<number[]> {
  const { from, painted } = await page.evaluate(
    () => (window as unknown as { seen: { from: number; painted: number } }).seen,
  );
  return painted > from ? [painted - from] : [];
}

function printTimes(what: string, times: number[]): void {
  const at = (part: number) => Math.round(quantile(times, part));
  console.log(`${what}: median ${at(0.5)}, longest ${at(1)}, of ${times.length}`);
  print(`  p95`, at(0.95), 50);
}

async function measureInteractions(page: Page): Promise<void> {
  await openList(page);
  await watchInteractions(page, SLOWER);
  await page.getByRole('searchbox').click();
  await pressSlowly(page, SEARCH);
  await pressSlowly(page, Array(SEARCH.length).fill('Backspace'));
  await page.locator('[data-row] button[aria-expanded]').nth(2).click();
  await pressSlowly(page, ['ArrowDown', 'ArrowDown', '2', 'ArrowDown', 'Enter', '3', 'u', 'ArrowUp', 'n']);
  await page.keyboard.type('Köşe istiyor', { delay: 100 });
  const all = await readInteractions(page);
  await slowDown(page, 1);
  console.log(describeInteractions(all));
  print(`INP of ${all.length} interactions at ${SLOWER} × slowdown, ms`, all[0]?.duration ?? 0, 100);
}

async function answerByKeyboard(page: Page): Promise<void> {
  await openList(page, '?status=new');
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_MS);
    }
  };
  const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor();
  smtp.received.length = 0;
  const startedAt = performance.now();
  await page.locator('[data-row] button[aria-expanded]').first().focus();
  for (let n = 0; n < ANSWERED; n += 1) {
    await press('u', 'r');
    await focused('textarea');
    await press('Shift+Tab', 'Shift+Tab', 'ArrowDown', 'Tab', 'Tab', 'Control+End');
    await page.keyboard.type(' Salonda görüşmek üzere.', { delay: KEY_MS });
    await press('Control+Enter');
    await page.getByText('sırada').or(page.getByText('gönderildi')).first().waitFor();
    await press('Escape');
    await focused('button[aria-expanded]');
    // The key removes the row from the filtered list, and the next row gets the focus.
    await press('2');
    await page.getByRole('region', { name: 'Takip' }).waitFor({ state: 'detached' });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await page.waitForTimeout(2_000);
  print(`${ANSWERED} requests from new to answered by keyboard, s`, Math.round(seconds * 10) / 10, 90);
  const right = smtp.received.filter(({ raw }) => /Subject:/.test(raw)).length;
  print('replies missing or double at the mail server', Math.abs(ANSWERED - right), 0);
}
