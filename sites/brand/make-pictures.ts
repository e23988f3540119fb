// Draws the icons and the Open Graph picture in shared/src/organiser/public from the organiser's logo mark, colours and name:
//   npm run brand:pictures -w sites
import { readFile, writeFile } from 'node:fs/promises';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { MARK } from '@fuar/shared/organiser/mark';
import { chromium } from '@playwright/test';
import { drawHallPlan } from '../src/lib/hall-plan.ts';

const ORGANISER_FOLDER = new URL('../../shared/src/organiser/', import.meta.url);
const PUBLIC = new URL('public/', ORGANISER_FOLDER);
/** Home screens crop icons, so the touch icon has a smaller `scale`, which widens the margin around the logo mark. */
const ICONS = [
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.9 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const colours = await readColours();
const ground = colours['surface-river'];
const mark = `<path fill="${colours['ink-on-river']}" d="${MARK.ground}"/><path fill="${colours['copper-on-river']}" d="${MARK.accent}"/>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 48 48"><title>${ORGANISER.product}</title><path fill="${ground}" d="M-8-8h48v48H-8z"/>${mark}</svg>\n`;
await writeFile(new URL('favicon.svg', PUBLIC), svg);

async function draw(size: number, scale = 1): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `html{background:${ground}}body{margin:0}svg{display:block;scale:${scale}}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

for (const { file, size, scale } of ICONS) await writeFile(new URL(file, PUBLIC), await draw(size, scale));
await writeFile(new URL('favicon.ico', PUBLIC), toIco(await draw(32), 32));
await writeFile(new URL('og.jpg', PUBLIC), await drawShareCard());
await browser.close();

async function drawShareCard(): Promise<Buffer> {
  const plan = {
    first: colours['module-on-river'],
    second: colours['module-on-river-soft'],
    third: colours['module-copper'],
    fourth: colours['module-saffron'],
    ground: '',
    empty: '',
  };
  const stands = drawHallPlan({ seed: 28, columns: 5, rows: 4, aisle: 0.5 }).map(
    ({ outline, colour }) =>
      `<path d="${outline}" ${
        colour === 'empty'
          ? `fill="none" stroke="${colours['module-line-on-river']}" stroke-width="1.5" vector-effect="non-scaling-stroke"`
          : `fill="${plan[colour]}"`
      }/>`,
  );
  const fonts = await Promise.all(
    ['latin', 'latin-ext'].map(async (part) => {
      const font = await readFile(new URL(`../../shared/src/fonts/archivo-${part}.woff2`, import.meta.url));
      return `@font-face{font-family:A-${part};font-weight:400 750;font-stretch:75% 100%;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>${fonts.join('')}
    body{margin:0;height:630px;background:${ground};color:${colours['ink-on-river']};font-family:A-latin,A-latin-ext;overflow:hidden}
    .mark{position:absolute;left:72px;top:72px;width:96px}
    h1{position:absolute;left:72px;top:236px;width:520px;margin:0;font-size:104px;font-weight:700;font-stretch:80%;line-height:.95;letter-spacing:-.02em}
    p{position:absolute;left:72px;bottom:64px;margin:0;font-size:28px;color:${colours['ink-soft-on-river']}}
    .plan{position:absolute;left:610px;top:0;height:630px}
  </style><svg class="mark" viewBox="0 0 32 32">${mark}</svg>
  <h1>${ORGANISER.product}</h1><p>${ORGANISER.venue.name}, ${ORGANISER.venue.city}</p>
  <svg class="plan" viewBox="-0.2 -0.25 12 10">${stands.join('')}</svg>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.close();
  return picture;
}

/** The colours of the light theme: 'surface-river' → '#0d2f44' */
async function readColours(): Promise<Record<string, string>> {
  const [light = ''] = (await readFile(new URL('brand.css', ORGANISER_FOLDER), 'utf8')).split(':root.dark');
  return Object.fromEntries(
    [...light.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

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
