/**
 * Matches a Turkish number: an optional country code, an optional area code with or without its leading 0, and seven digits.
 * The groups are those in which people read the number aloud.
 */
const TURKISH = /^(0090|90(?=\d{10}$))?(0?\d{3})?(\d{3})(\d{2})(\d{2})$/;

/**
 * Formats a phone number so that a spreadsheet keeps it as text: '04122514700' → '0412 251 47 00', '+90 (412) 251-47-00' →
 * '0090 412 251 47 00'. Digits alone would become a number without its leading 0, a + would begin a formula, and dashes or dots
 * would become a date. A string with other characters, such as letters, is not regrouped.
 */
export function formatPhone(phone: string): string {
  const text = phone.trim().replace(/^\(?\+(?=\s*\d)\s*/, '00');
  if (!/^[\d\s()./‐-―-]*$/.test(text)) return text;
  const parts = text.match(/\d+/g) ?? [];
  if (parts.length !== 1) return parts.join(' ') || text;
  const digits = parts.join('');
  const groups = TURKISH.exec(digits)?.slice(1) ?? [digits.replace(/^0+(?=\d)/, '$& ')];
  return groups.filter(Boolean).join(' ');
}
