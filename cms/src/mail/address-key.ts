import { domainToUnicode } from 'node:url';

/** One key for all spellings of an address: `" Işık@ÖRNEK.test"` → `"isik@örnek.test"`. Decodes `xn--` domains. */
export function addressKey(email: string): string {
  const folded = email
    .normalize('NFKC')
    .replace(/[\s\p{C}<>]/gu, '')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i');
  const at = folded.lastIndexOf('@') + 1;
  return folded.slice(0, at) + (domainToUnicode(folded.slice(at)) || folded.slice(at));
}

/** `"Ali.Can+1@gmail.com"` → `"alican@gmail.com"`: providers deliver `name+tag` to `name`, and Gmail ignores dots. */
export function mailboxKey(email: string): string {
  const key = addressKey(email);
  const at = key.lastIndexOf('@');
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const isGmail = /^g(?:oogle)?mail\.com$/.test(key.slice(at + 1));
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : name + key.slice(at);
}
