import { chromium } from '@playwright/test';
import { median } from '../../../../cms/bench/quantile.ts';
import { startCommand } from '../../command.ts';
import { ensureBrowser } from '../../testing/browser.ts';
import { eventually, type Product, startProduct, temporaryFolder } from '../../testing/product.ts';
import { sessionCookie, signIn } from '../../testing/sign-in.ts';

const SAVES = 5;
const KINDS: Record<string, 'script' | 'stylesheet' | 'font'> = {
  js: 'script',
  css: 'stylesheet',
  woff2: 'font',
};

startCommand({
  call: 'npm run bench:first-use',
  what: 'Measures how long a new user waits and how much a browser downloads. The first start includes the builds unless turbo has them cached (rm -rf .turbo cms/dist admin/dist sites/dist-renderer).',
  examples: [''],
});
const executablePath = ensureBrowser();
const dataDir = temporaryFolder();
await timed('first start', async () => (await startProduct({ dataDir })).stop());
let product: Product | undefined;
await timed('later start', async () => {
  product = await startProduct({ dataDir });
});
if (!product) throw new Error('not started');
const { url } = product;

const api = await signIn(url);

const seconds: number[] = [];
for (let n = 0; n < SAVES; n += 1) {
  const title = `Ölçüm ${n}`;
  const { id } = await api.fairs.create({ title, date: '1-3 Ocak 2030', description: 'Ölçüm.' });
  const savedAt = performance.now();
  await eventually(async () => (await fetch(`${url}/fuarlar/${id}`)).status === 200);
  await eventually(async () => (await (await fetch(`${url}/fuarlar`)).text()).includes(title));
  seconds.push((performance.now() - savedAt) / 1000);
}
console.log(
  `save to published: median ${median(seconds).toFixed(2)} s, longest ${Math.max(...seconds).toFixed(2)} s`,
);

const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const path of ['/', '/fuarlar', '/kvkk', '/signin', '/admin/fairs']) {
  const context = await browser.newContext();
  const [name, value] = (await sessionCookie(url)).split('=');
  if (path.startsWith('/admin')) await context.addCookies([{ name: name ?? '', value: value ?? '', url }]);
  const page = await context.newPage();
  const bytes = { script: 0, stylesheet: 0, font: 0 };
  const measured: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    // Use the file extension, because browsers report preloaded modules and fonts as other types.
    const kind = KINDS[/\.(js|css|woff2)$/.exec(request.url())?.[1] ?? ''];
    if (!kind) return;
    const add = async () => {
      bytes[kind] += (await request.sizes()).responseBodySize;
    };
    measured.push(add());
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await Promise.all(measured);
  const show = (kind: keyof typeof bytes) => `${kind} ${(bytes[kind] / 1000).toFixed(1)} kB`;
  console.log(`${path}: over the wire ${show('script')}, ${show('stylesheet')}, ${show('font')}`);
  await context.close();
}
await browser.close();
await product.stop();

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
