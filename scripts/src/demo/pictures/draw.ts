// Draws the demo's pictures into demo-media; names (or their beginnings) as arguments draw only those.
import { writeFile } from 'node:fs/promises';
import { GASTRONOMI } from './albums/gastronomi.ts';
import { KARIYER } from './albums/kariyer.ts';
import { MOBILYA } from './albums/mobilya.ts';
import { TELKARI } from './albums/telkari.ts';
import { TURIZM } from './albums/turizm.ts';
import { POSTERS } from './posters.ts';
import { PRESS } from './press.ts';
import { render } from './render.ts';
import { SLIDES } from './slides.ts';

const TARGET = new URL('../../../demo-media/', import.meta.url);
const wanted = process.argv.slice(2);
const pictures = [
  ...POSTERS,
  ...TURIZM,
  ...GASTRONOMI,
  ...MOBILYA,
  ...KARIYER,
  ...TELKARI,
  ...PRESS,
  ...SLIDES,
].filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));

for (const picture of pictures) {
  const bytes = await render(picture);
  await writeFile(new URL(`${picture.name}.webp`, TARGET), bytes);
  console.log(`${picture.name} ${Math.round(bytes.length / 1024)} KB`);
}
