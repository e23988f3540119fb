/**
 * Folds Turkish text so that 'ısparta', 'ISPARTA' and 'isparta' give the same key; 'Işık' → 'isik'. Invisible characters, such as
 * a soft hyphen, are removed.
 */
export function searchKey(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
}
