import { startCommand } from '../../command.ts';
import { eventually, runStart, startProduct, temporaryFolder, untilStarted } from '../../testing/product.ts';

startCommand({
  call: 'npm run bench:first-use',
  what: 'Measures how long a new user waits for the first page and for the end of the first start, and how long a later start takes. The first start also builds what changed since the install.',
  examples: [''],
});
const dataDir = temporaryFolder();
const first = await runStart({ dataDir });
await Promise.all([
  timed('first page', () => eventually(async () => (await fetch(first.url)).ok)),
  timed('first start', () => untilStarted(first)),
]);
await first.stop();
const later = await timed('later start', () => startProduct({ dataDir }));
await later.stop();

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const done = await work();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return done;
}
