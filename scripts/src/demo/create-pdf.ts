/** Turkish letters that PDF's WinAnsiEncoding lacks, and the codes that this file gives them. */
const TURKISH: Record<string, { code: number; glyph: string }> = {
  Ğ: { code: 128, glyph: 'Gbreve' },
  ğ: { code: 129, glyph: 'gbreve' },
  İ: { code: 130, glyph: 'Idotaccent' },
  ı: { code: 131, glyph: 'dotlessi' },
  Ş: { code: 132, glyph: 'Scedilla' },
  ş: { code: 133, glyph: 'scedilla' },
};

const DIFFERENCES = `128 ${Object.values(TURKISH)
  .map(({ glyph }) => `/${glyph}`)
  .join(' ')}`;

/** Creates a PDF with one page of text. The first line is the title. */
export function createPdf([title = '', ...lines]: string[]): Uint8Array<ArrayBuffer> {
  const show = (text: string, size: number, y: number) =>
    `BT /F1 ${size} Tf 56 ${y} Td (${encode(text)}) Tj ET`;
  const content = [
    show(title, 22, 760),
    ...lines.map((line, index) => show(line, 12, 716 - index * 20)),
  ].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(tr)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding 6 0 R>>',
    `<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[${DIFFERENCES}]>>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

/** Encodes each letter as one byte. Letters outside `TURKISH` have the same codes in Unicode and WinAnsiEncoding. */
function encode(text: string): string {
  return [...text]
    .map((letter) => {
      const turkish = TURKISH[letter];
      return turkish ? String.fromCharCode(turkish.code) : /[()\\]/.test(letter) ? `\\${letter}` : letter;
    })
    .join('');
}
