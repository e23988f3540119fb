import { domainToUnicode } from 'node:url';

/**
 * The key under which all spellings of one e-mail address are the same: `" Işık@ÖRNEK.test"` → `"isik@örnek.test"`. Ignores
 * case (also of İ and ı), white space, invisible characters, angle brackets and Unicode forms. Decodes `xn--` domains.
 */
export function addressKey(email: string): string {
  const folded = email
    .normalize('NFKC')
    .replace(/[\s\p{C}<>]/gu, '')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i');
  const at = folded.lastIndexOf('@') + 1;
  return folded.slice(0, at) + (domainToUnicode(folded.slice(at)) || folded.slice(at));
}
