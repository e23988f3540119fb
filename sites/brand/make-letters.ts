// Writes the outlines of Archivo's letters to sites/src/share-picture/letters.json, because share pictures are drawn on
// machines without the font. To run this script again:
//   npm install --no-save subset-font@2.9.0 fontkit@2.0.4 && node sites/brand/make-letters.ts
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(`${process.cwd()}/`);
const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
const { default: subsetFont } = await load('subset-font');
const { default: fontkit } = await load('fontkit');
const TARGET = new URL('../src/share-picture/letters.json', import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));
const TURKISH = 'ÂÇÎÖÛÜâçîöûüıĞğİŞş';
const FACES = {
  title: {
    wght: 700,
    wdth: 85,
    parts: ['latin', 'latin-ext'],
    letters: ` ${ASCII}${TURKISH}ÉéÊêÁáÄäß–—‘’“”…•·&²`,
  },
  date: { wght: 700, wdth: 75, parts: ['latin'], letters: '0123456789–-' },
};

type Face = { letters: Record<string, [advance: number, path: string]>; kerns: Record<string, number> };
const faces: Record<string, Face> = {};
for (const [name, { letters, parts, ...axes }] of Object.entries(FACES)) {
  const face: Face = { letters: {}, kerns: {} };
  for (const part of parts) {
    const source = await readFile(new URL(`../../shared/src/fonts/archivo-${part}.woff2`, import.meta.url));
    const cut = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes: axes });
    const font = fontkit.create(cut);
    const own = [...letters].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)));
    for (const letter of own) {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0));
      face.letters[letter] ??= [glyph.advanceWidth, glyph.path.toSVG()];
    }
    for (const pair of own.flatMap((one) => own.map((other) => one + other))) {
      const { positions, glyphs } = font.layout(pair);
      const kern = positions.length === 2 ? positions[0].xAdvance - glyphs[0].advanceWidth : 0;
      if (kern !== 0) face.kerns[pair] ??= kern;
    }
  }
  faces[name] = face;
}
await writeFile(TARGET, `${JSON.stringify(faces)}\n`);
