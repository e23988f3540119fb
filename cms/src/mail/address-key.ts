import { domainToUnicode } from 'node:url';
import { undotCapitals } from '@fuar/shared/text/undot-capitals';

/**
 * The key under which all spellings of one e-mail address are the same: `" Işık@ÖRNEK.test"` → `"isik@örnek.test"`. Ignores
 * case (also of İ and ı), white space, invisible characters, angle brackets, Unicode forms and the dot that may end a domain.
 * Decodes `xn--` domains.
 */
export function addressKey(email: string): string {
  const plain = email.normalize('NFKC').replace(/[\s\p{C}<>]/gu, '');
  const { name, domain } = partsOf(plain.toLowerCase().replace(/i\u0307|ı/g, 'i'));
  // Chromium sends FİRMA.com with an i\u0307. Keep the ı of an `xn--` domain, because yıldız.com is another firm than yildiz.com.
  const decoded = (domainToUnicode(domain) || domain).replaceAll('i\u0307', 'i');
  return name + decoded.replace(/\.$/, '');
}

/**
 * The address that a sender with a Turkish keyboard and caps lock means: `"İNFO@FİRMA.com"` → `"INFO@firma.com"`. Chromium
 * sends such a domain as `xn--firma-8fd.com`. No `.tr` domain can contain i\u0307, and hardly any other domain does.
 */
export function withoutDottedCapitals(email: string): string {
  const { name, domain } = partsOf(email);
  const decoded = domainToUnicode(domain);
  const typed = decoded.includes('i\u0307') ? decoded.replaceAll('i\u0307', 'i') : domain;
  return undotCapitals(name) + typed;
}

function partsOf(email: string) {
  const at = email.lastIndexOf('@') + 1;
  return { name: email.slice(0, at), domain: email.slice(at) };
}

/**
 * The key of the mailbox that an address leads to: `"Ali.Can+1@gmail.com"` → `"alican@gmail.com"`. Providers deliver `name+tag`
 * to `name`, and Gmail ignores dots, so one person can have any number of addresses.
 */
export function mailboxKey(email: string): string {
  const key = addressKey(email);
  const at = key.lastIndexOf('@');
  const name = key.slice(0, at).replace(/(?<=.)\+.*/, '');
  const isGmail = /^g(?:oogle)?mail\.com$/.test(key.slice(at + 1));
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : name + key.slice(at);
}
