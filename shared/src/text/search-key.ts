/**
 * Folds Turkish text so that 'ısparta', 'ISPARTA' and 'isparta' give the same key; 'Işık' → 'isik'. Straight and curly quotes,
 * single and double ones, become the same character, and so do hyphens and dashes. Invisible characters, such as a soft hyphen,
 * are removed.
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
