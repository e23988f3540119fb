import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../../../cms/bench/quantile.ts';
import { startCommand } from '../../command.ts';
import { requireFullBrowser } from '../../testing/browser.ts';
import { eventually, startProduct } from '../../testing/product.ts';
import { LIKE_ANDROID, openTab, type Tab } from '../../testing/tab.ts';
import { addExhibitors, EXHIBITORS } from './add-exhibitors.ts';

const { runs: RUNS } = startCommand({
  call: 'npm run bench:navigation',
  what: 'Measures the time from the release of a tap on a link to the first paint of the next page, in a full Chromium of the width of a phone with its processor slowed down four times. The pointer rests on the link before the tap, or it does not. Then the same as in Chrome for Android: a finger scrolls to the link and taps it two seconds later. Then the time from a key in the search of 2,000 exhibitors to the paint of its hits; an asterisk marks a key that takes more than 50 ms.',
  options: { runs: { kind: 'number', what: 'runs; the result is their median', default: 9 } },
  examples: ['--runs 3'],
});
const PHONE_PX = 412;
const SLOWER = 4;
/** How long the pointer rests on a link. This is longer than Chromium waits before it prerenders a page. */
const REST_MS = 800;
/** How long a visitor reads after scrolling. Chrome for Android waits one second before it prerenders a page. */
const READ_MS = 2000;
const KEY_MS = 50;
/** A search word that every exhibitor matches. */
const WORD = 'tarim';
const SCROLLED = [
  { from: '/fuarlar', link: 'main a[href^="/fuarlar/"]' },
  { from: '/basin', link: 'main a[href^="/basin/"]' },
  { from: '/', link: 'main a[href^="/fuarlar/"]' },
  { from: '/kvkk', link: 'footer a[href="/fuarlar"]' },
];
const VISITS = [
  { from: '/kvkk', link: 'footer a[href="/fuarlar"]' },
  { from: '/fuarlar', link: 'main a[href^="/fuarlar/"]' },
  { from: '/kvkk', link: 'header a[href="/"], site-header a[href="/"]' },
  { from: '/kvkk', link: 'footer a[href="/iletisim"], main a[href="/iletisim"]' },
];

const executablePath = requireFullBrowser();
await using product = await startProduct({ env: { DEMO: '1' } });
{
  await using phone = await openPhone(LIKE_ANDROID);
  for (const { from, link } of SCROLLED) {
    await measure(`${from} → ${link}, a finger, after reading`, () =>
      visit(phone, product.url + from, async () => {
        await phone.swipeTo(link);
        await sleep(READ_MS);
        return phone.touch();
      }),
    );
  }
}
await using tab = await openPhone();
for (const { from, link } of VISITS) {
  for (const restMs of [REST_MS, 0]) {
    await measure(`${from} → ${link}, ${restMs > 0 ? 'after a rest' : 'a tap alone'}`, () =>
      visit(tab, product.url + from, async () => {
        await tab.hover(link);
        await sleep(restMs);
        return tab.tap();
      }),
    );
  }
}
const keys = await searchExhibitors(product.url + (await addExhibitors(product.url)));
console.log(`a key in the search of ${EXHIBITORS} exhibitors`);
for (const [key, { times, before, after }] of keys) {
  const longest = Math.max(...times);
  console.log(
    `  ${key}: ${before} → ${after}; median ${median(times)} ms, longest ${longest} ms${longest > KEY_MS ? ' *' : ''}`,
  );
}

type Key = { times: number[]; before: string; after: string };

/** Types a word and deletes it again. Measures the time from each key to the first task after the paint that shows the key. */
async function searchExhibitors(url: string): Promise<Map<string, Key>> {
  const keys = new Map<string, Key>();
  const count = () => tab.evaluate<string>(`document.querySelector('[data-part=count]').textContent.trim()`);
  for (let run = 0; run < RUNS; run += 1) {
    await tab.open(url);
    await tab.evaluate(`document.querySelector('#exhibitor-query').focus()`);
    for (const [index, character] of [...WORD, ...WORD].entries()) {
      await tab.evaluate(`globalThis.painted = new Promise((resolve) =>
        addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(0);
        }), { once: true })), 0`);
      const isTyped = index < WORD.length;
      const before = await count();
      await (isTyped ? tab.type(character) : tab.erase());
      const ms = Math.round(await tab.evaluate<number>('painted'));
      const name = `key ${index + 1} (${isTyped ? character : 'delete'})`;
      const { times } = keys.get(name) ?? { times: [] };
      keys.set(name, { times: [...times, ms], before, after: await count() });
    }
  }
  return keys;
}

async function openPhone(features?: string[]): Promise<Tab> {
  const phone = await openTab(executablePath, PHONE_PX, features);
  await phone.slowDown(SLOWER);
  // Cache the fonts first: on a first visit they load after the first paint and would move the link away from the pointer.
  await phone.open(`${product.url}/`);
  await eventually(() => phone.evaluate<boolean>(`caches.has('fonts')`));
  return phone;
}

type Visit = { ms: number; isAhead: boolean };

async function measure(name: string, visitOnce: () => Promise<Visit>): Promise<void> {
  const visits = await Array.fromAsync({ length: RUNS }, visitOnce);
  const times = visits.map(({ ms }) => ms);
  const ahead = visits.filter(({ isAhead }) => isAhead).length;
  console.log(
    `${name}: median ${median(times)} ms, longest ${Math.max(...times)} ms; ${ahead} of ${RUNS} rendered ahead`,
  );
}

/** Opens `url` and then another page with `tap`, which resolves with the time when the finger or the button is released. */
async function visit(tab: Tab, url: string, tap: () => Promise<number>): Promise<Visit> {
  await tab.open(url);
  // Wait for the first paint, because the browser drops taps before it.
  await eventually(() =>
    tab.evaluate<boolean>(`performance.getEntriesByName('first-contentful-paint').length > 0`),
  );
  const releasedAt = await tap();
  const painted = `(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [visit] = performance.getEntriesByType('navigation');
    return location.href !== '${url}' && paint
      ? { at: performance.timeOrigin + paint.startTime, isAhead: visit.activationStart > 0 }
      : undefined;
  })()`;
  const { at, isAhead } = await eventually(() => tab.evaluate<{ at: number; isAhead: boolean }>(painted));
  return { ms: Math.round(at - releasedAt), isAhead };
}
