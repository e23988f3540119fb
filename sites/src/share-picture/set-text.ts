import letters from './letters.json';

type Face = keyof typeof letters;
type Letter = [advance: number, path: string];

const FACES = letters as unknown as Record<
  Face,
  { letters: Record<string, Letter>; kerns: Record<string, number> }
>;

/** The outlines have this many units per em. */
const EM = 1000;

export type TextLine = { width: number; svg: string };

/** Draws a line of text as SVG paths, which need no font, with the baseline at 0, 0. Unknown letters lose their accent. */
export function setLine(text: string, face: Face, size: number): TextLine {
  const { letters: known, kerns } = FACES[face];
  let x = 0;
  let paths = '';
  let before = '';
  for (const letter of text) {
    const drawn = letter in known ? letter : (letter.normalize('NFD')[0] ?? '');
    const [advance, path] = known[drawn] ?? known[' '] ?? [0, ''];
    x += kerns[before + drawn] ?? 0;
    if (path) paths += `<path transform="translate(${x})" d="${path}"/>`;
    x += advance;
    before = drawn;
  }
  const scale = size / EM;
  return { width: x * scale, svg: `<g transform="scale(${scale} ${-scale})">${paths}</g>` };
}

/** Breaks text into lines of at most `width`. A word that is wider has a line of its own. */
export function breakLines(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && setLine(longer, face, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
