import { searchKey } from '../text/search-key.ts';
import { formatFairDate } from './format-date.ts';
import { MONTHS } from './months.ts';
import { parseFairDate } from './parse-fair-date.ts';

const FOLDED_MONTHS = MONTHS.map(searchKey);

/** Words that people add to a date, such as weekdays, folded by `searchKey`. They are ignored. */
const NOISE =
  /\b(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|gunu|gunleri|tarihi|tarihinde|tarihleri|arasi|arasinda)\b/g;

/**
 * Proposes a correction for a string that `parseFairDate` cannot read: '12.05.2027' → '12 Mayıs 2027', '3 Aralk 2026' → '3
 * Aralık 2026'. Undefined for a string that is readable, empty or too different from a date.
 */
export function proposeFairDate(text: string): string | undefined {
  if (parseFairDate(text)) return undefined;
  const folded = searchKey(text).replace(/ ?[−-] ?/g, '-');
  for (const candidate of [nameMonths(folded), folded]) {
    const days = parseFairDate(correctWords(candidate));
    if (days) return formatFairDate(days.startDate, days.endDate);
  }
  return undefined;
}

/** Writes numbered months as words: '12-14.05.2027' → '12-14 mayis 2027', '2027-05-12' → '12 mayis 2027'. */
function nameMonths(folded: string): string {
  const toWords = (all: string, day: string, month: string, year = '') => {
    const name = FOLDED_MONTHS[Number(month) - 1];
    return name ? `${day} ${name} ${year.length === 2 ? `20${year}` : year}` : all;
  };
  // The first pattern requires two equal separators. Otherwise it would match the '2027-3.5' of '1.5.2027-3.5.2027'.
  return folded
    .replace(/\b(\d{4})([-./])(\d{1,2})\2(\d{1,2})\b/g, (all, year, _, month, day) =>
      toWords(all, day, month, year),
    )
    .replace(/\b(\d{1,2})-(\d{1,2})-(\d{4})\b/g, toWords)
    .replace(/\b(\d{1,2}) ?[./] ?(\d{1,2})(?: ?[./] ?(\d{4}|\d{2}))?\b/g, toWords);
}

/** Removes `NOISE` and corrects months, so that `parseFairDate` can read the string: '12-14mays,2027' → '12-14 mayis 2027'. */
function correctWords(folded: string): string {
  return folded
    .replace(NOISE, ' ')
    .replace(/\b(?:ile|ila|ve)\b/g, '-')
    .replace(/(\d)[./](?=\d)/g, '$1-')
    .replace(/[.,;/()]/g, ' ')
    .replace(/(\d)-?(?=[a-z])/g, '$1 ')
    .replace(/([a-z])-?(?=\d{4}\b)/g, '$1 ')
    .replace(/[a-z]+/g, (word) => nearestMonth(word) ?? word);
}

/** The month that a word abbreviates ('eyl') or misspells ('aralk'); undefined if no month or several months fit. */
function nearestMonth(word: string): string | undefined {
  const begun = word.length >= 3 ? FOLDED_MONTHS.filter((month) => month.startsWith(word)) : [];
  if (begun.length === 1) return begun[0];
  const distances = FOLDED_MONTHS.map((month) => editDistance(word, month));
  const least = Math.min(...distances);
  const isNear = least <= (word.length > 4 ? 2 : 1);
  const isAlone = distances.filter((distance) => distance === least).length === 1;
  return isNear && isAlone ? FOLDED_MONTHS[distances.indexOf(least)] : undefined;
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, left = 0] = [row[index + 1], row[index], next[index]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
