// Writes subsets of Archivo to shared/src/fonts, with only the letters and axes that the site uses. To run this script again:
//   npm install --no-save subset-font@2.9.0 @fontsource-variable/archivo@5.3.0 && node sites/brand/make-fonts.ts
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(`${process.cwd()}/`);
const { default: subsetFont } = await import(pathToFileURL(require.resolve('subset-font')).href);
const SOURCE = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const TARGET = new URL('../../shared/src/fonts/', import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Turkish letters, and letters of neighbouring languages that occur in names. The fallback font shows all other letters. */
const LETTERS = {
  latin: `${ASCII}\u00a0©«®°·»×²½ÂÇÉÎÔÖÛÜßàáâäçèéêëíîïñóôöùúûüı–—‘’“”„•…€™−`,
  'latin-ext': 'ĞğİŞş₺',
};
// The width axis starts at 75, because dates and headlines are condensed. It ends at 100, the normal width of text.
const AXES = { wght: { min: 400, max: 750 }, wdth: { min: 75, max: 100 } };

for (const [part, letters] of Object.entries(LETTERS)) {
  const font = await readFile(SOURCE.replace('archivo-latin-', `archivo-${part}-`));
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: AXES });
  await writeFile(new URL(`archivo-${part}.woff2`, TARGET), cut);
  console.log(part, cut.length);
}
