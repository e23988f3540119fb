import { domainToUnicode } from 'node:url';

/**
 * The key under which all spellings of one e-mail address are the same: `" Işık@ÖRNEK.test"` → `"isik@örnek.test"`. Ignores
 * case (also of İ and ı), white space, invisible characters, angle brackets, Unicode forms and the dot that may end a domain.
 * Decodes `xn--` domains.
 */
export function addressKey(email: string): string {
  const folded = email
    .normalize('NFKC')
    .replace(/[\s\p{C}<>]/gu, '')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i');
  const at = folded.lastIndexOf('@') + 1;
  const domain = domainToUnicode(folded.slice(at)) || folded.slice(at);
  return folded.slice(0, at) + domain.replace(/\.$/, '');
}

/**
 * The key of the mailbox that an address leads to: `"Ali.Can+1@gmail.com"` → `"alican@gmail.com"`. Providers deliver `name+tag`
 * to `name`, and Gmail ignores dots, so one person can have any number of addresses.
 */
export function mailboxKey(email: string): string {
  const key = addressKey(email);
  const at = key.lastIndexOf('@');
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const isGmail = /^g(?:oogle)?mail\.com$/.test(key.slice(at + 1));
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : name + key.slice(at);
}
