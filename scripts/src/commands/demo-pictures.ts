import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCommand } from '../command.ts';
import { repoPath } from '../repo.ts';
import { startProduct, temporaryFolder } from '../testing/product.ts';

startCommand({
  call: 'npm run demo:pictures',
  what: 'Makes the stored sizes of the demo pictures again: fills an empty product without ready files and copies what it stored to scripts/src/demo/ready-media. Takes ten minutes. Run it after a change of the pictures, of the sizes or of sharp.',
  examples: [''],
});

const ready = repoPath('scripts/src/demo/ready-media');
// Empty the folder, because the product would use the old files instead of resizing the pictures.
rmSync(ready, { recursive: true, force: true });
mkdirSync(ready);
const dataDir = temporaryFolder();
const product = await startProduct({ dataDir });
const media = join(dataDir, 'media');
const countAvif = () => readdirSync(media).filter((name) => name.endsWith('.avif')).length;
// The CMS starts to make AVIF files after a minute and makes several a minute. Wait until it adds no more.
let before: number;
do {
  before = countAvif();
  await sleep(90_000);
} while (countAvif() > before);
await product.stop();
const names = readdirSync(media).filter((name) => /\.(?:avif|webp)$|-share\.jpg$/.test(name));
for (const name of names) copyFileSync(join(media, name), join(ready, name));
console.log(`${names.length} files are in ${ready}.`);
