/**
 * Folds Turkish text so that 'ısparta', 'ISPARTA' and 'isparta' give the same key; 'Işık' → 'isik'. All kinds of quotes become
 * one, and all kinds of dashes. Invisible characters, such as a soft hyphen, are removed.
 */
export function searchKey(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ı', 'i')
    .replace(/["\p{Pi}\p{Pf}]/gu, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
