/**
 * Formats a number in Turkish notation, `1.234,5`, with at most three decimals. `toLocaleString('tr-TR')` would give
 * the same, but its first call takes 30 to 70 ms on a phone.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
}
