import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS } from '@fuar/shared/paths';
import { startCommand } from '../../command.ts';
import { eventually, type Product, startProduct } from '../../testing/product.ts';
import { sessionCookie, signIn } from '../../testing/sign-in.ts';
import { createFairs, DETAILS, processorTimes, summary } from './kit.ts';
import { printTyping } from './preview-typing.ts';
import { launchBrowser } from './run-lighthouse.ts';

const { previews: PREVIEWS, rest } = startCommand({
  call: 'npm run bench:preview',
  what: 'Measures previews of drafts: the time from the call to the HTML of the page, and the processor time of a preview, at rest and while a release of every page is being made. Then, in a full Chromium, the time from the last key in a form to the painted draft, and the longest interactions of typing with the processor slowed down four times.',
  argument: {
    name: 'fairs',
    kind: 'number',
    what: 'how many fairs; 14, 200 and 2000 by default',
    many: true,
  },
  options: { previews: { kind: 'number', what: 'previews of each kind', default: 100 } },
  examples: ['14', '--previews 500 200 2000'],
});
const SIZES = rest.length > 0 ? rest : [14, 200, 2_000];
const BETWEEN_MS = 150;

const { browser } = await launchBrowser();
for (const size of SIZES) {
  const product = await startProduct({ env: { DEMO: '0' } });
  await measure(product, size).finally(product.stop);
}
await browser.close();

async function measure(product: Product, size: number): Promise<void> {
  const { url } = product;
  const api = await signIn(url);
  const headers = { cookie: await sessionCookie(url) };
  const isLive = async () => (await api.publication.get()).state === 'live';
  await createFairs(api, size);
  const description = 'Bölgenin üreticileri bir arada.';
  const soonest = await api.fairs.create({ title: 'İlk fuar', date: '1 Ocak 2027', description });
  const some = await api.fairs.create({ title: 'Bir fuar', date: '30 Mart 2036', description });
  await eventually(isLive);
  await untilQuiet(product);
  console.log(`${size} fairs`);

  let pages = 0;
  async function once(id: number, title: string): Promise<number> {
    const startedAt = performance.now();
    const preview = await api.preview.create({ kind: 'fair', id, fields: { title, details: DETAILS } });
    const page = await fetch(url + PATHS.preview(preview.token) + PATHS.fair(id), { headers });
    if (!(await page.text()).includes(title)) throw new Error(`The page does not show “${title}”`);
    pages = preview.pages.length;
    return (performance.now() - startedAt) / 1000;
  }
  async function series(name: string, id: number, isDone = async (n: number) => n === PREVIEWS) {
    await once(id, 'İlk önizleme');
    const before = processorTimes(product);
    const seconds: number[] = [];
    while (!(await isDone(seconds.length))) {
      seconds.push(await once(id, `Yeni ad ${seconds.length}`));
      await sleep(BETWEEN_MS);
    }
    const spent = [...processorTimes(product)].map(
      ([program, ms]) => [program, (ms - (before.get(program) ?? 0)) / seconds.length] as const,
    );
    const sum = spent.reduce((total, [, ms]) => total + ms, 0);
    const parts = spent.map(([program, ms]) => `${program} ${ms.toFixed(1)}`).join(', ');
    console.log(`  ${`${name} (${pages} pages)`.padEnd(58)} ${summary(seconds)}`);
    console.log(`    processor time of a preview: ${sum.toFixed(1)} ms (${parts})`);
  }

  await series('a fair', some.id);
  await series('a fair that every fair lists', soonest.id);
  await printTyping({ browser, product, title: some.title, edits: PREVIEWS / 2 });
  // Change the phone number to cause a release of every page, because every footer shows it.
  await api.settings.update({ phone: '0412 000 00 01' });
  let phones = 1;
  await series('a fair, while releases of every page are being made', some.id, async (n) => {
    if (n < PREVIEWS / 2 && (await isLive())) {
      phones += 1;
      await api.settings.update({ phone: `0412 000 00 ${phones}` });
    }
    return n >= PREVIEWS / 2;
  });
}

/** Waits until the gateway has compressed the pages of the new release, i.e. until the gateway uses little processor time. */
async function untilQuiet(product: Product): Promise<void> {
  for (let before = -1; ; ) {
    const now = processorTimes(product).get('gateway') ?? 0;
    if (now - before < 200 && before >= 0) return;
    before = now;
    await sleep(6_000);
  }
}
