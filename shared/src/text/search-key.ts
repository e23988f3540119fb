/** Folds Turkish text so that 'ısparta', 'ISPARTA' and 'isparta' give the same key; 'Işık' → 'isik'. */
export function searchKey(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
}
