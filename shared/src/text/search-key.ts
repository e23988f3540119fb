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

/** True if any of `texts` contains the query after both are folded. Always true for an empty query. */
export function matchesSearch(query: string, ...texts: string[]): boolean {
  const key = searchKey(query);
  return key === '' || texts.some((text) => searchKey(text).includes(key));
}
