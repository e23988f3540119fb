import { byName } from '@fuar/shared/content/exhibitor-order';
import type { Exhibitor } from '@fuar/shared/schemas/exhibitor';
import { searchKey } from '@fuar/shared/text/search-key';
import { ROWS_OF_BLOCK } from './rows-of-block.ts';

/** The Turkish alphabet lacks Q, W and X, but names of firms also start with these letters. */
const ALPHABET = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ'];
const FOREIGN = [...'QWX'];
/** The group of names that start with a digit or with a letter of another script. It sorts before all letters. */
export const OTHER_GROUP = '#';

const collator = new Intl.Collator('tr', { numeric: true });

export type LetterGroup = { letter: string; exhibitors: Exhibitor[] };

/** The exhibitors by the first letter of their names, in the order of the Turkish alphabet; `#` is first. */
export function groupByLetter(exhibitors: readonly Exhibitor[]): LetterGroup[] {
  const groups = Map.groupBy(exhibitors.toSorted(byName), ({ name }) => letterOf(name));
  return [...groups]
    .map(([letter, some]) => ({ letter, exhibitors: some }))
    .sort((a, b) => collator.compare(a.letter, b.letter));
}

/** 'ışık' → 'I', 'Éclair' → 'E', '3K Makine' → '#' */
function letterOf(name: string): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  const letter = first.toLocaleUpperCase('tr');
  if (ALPHABET.includes(letter)) return letter;
  const [base = ''] = letter.normalize('NFD');
  return [...ALPHABET, ...FOREIGN].includes(base) ? base : OTHER_GROUP;
}

/**
 * Divides exhibitors into blocks. The CSS estimates the height of a block from its number of rows, by default `ROWS_OF_BLOCK`.
 * If the last block is shorter, `rows` is the number of its exhibitors, rounded up to a multiple of five.
 */
export function splitIntoBlocks(
  exhibitors: Exhibitor[],
): { exhibitors: Exhibitor[]; rows: number | undefined }[] {
  return Array.from({ length: Math.ceil(exhibitors.length / ROWS_OF_BLOCK) }, (_, at) => {
    const some = exhibitors.slice(at * ROWS_OF_BLOCK, (at + 1) * ROWS_OF_BLOCK);
    const rows = Math.ceil(some.length / 5) * 5;
    return { exhibitors: some, rows: rows < ROWS_OF_BLOCK ? rows : undefined };
  });
}

/** The letters for a row of links to the groups: the whole alphabet, and the other letters that these groups have. */
export function jumpLetters(groups: readonly LetterGroup[]): { letter: string; isUsed: boolean }[] {
  const used = new Set(groups.map(({ letter }) => letter));
  const others = [...used].filter((letter) => !ALPHABET.includes(letter));
  return [...ALPHABET, ...others]
    .sort(collator.compare)
    .map((letter) => ({ letter, isUsed: used.has(letter) }));
}

/** The distinct values of a field, in Turkish order. 'TOHUM' and 'Tohum' are one value, spelt as it first occurs. */
export function choicesOf(exhibitors: readonly Exhibitor[], field: 'hall' | 'productGroup'): string[] {
  const byKey = new Map<string, string>();
  for (const { [field]: value } of exhibitors) {
    if (value && !byKey.has(searchKey(value))) byKey.set(searchKey(value), value);
  }
  return [...byKey.values()].sort(collator.compare);
}
