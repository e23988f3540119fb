// Draws the icons of public/ from favicon.svg with a browser: `npm run brand:icons -w sites`, after the mark changed.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const PUBLIC = new URL('../public/', import.meta.url);
/** Home screens cut corners off: there the mark stands in more ground. */
const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.75 },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.9 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const svg = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');

async function draw(size: number, scale = 1): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `html{background:#0d2f44}body{margin:0}svg{display:block;scale:${scale}}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

for (const { file, size, scale } of ICONS) await writeFile(new URL(file, PUBLIC), await draw(size, scale));
await writeFile(new URL('favicon.ico', PUBLIC), toIco(await draw(32), 32));
await browser.close();

/** An icon file around one PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
