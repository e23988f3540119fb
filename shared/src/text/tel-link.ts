/** 'tel:+904122001000' for '+90 412 200 10 00'. Undefined for a text without a digit, because nobody can call it. */
export function telLink(phone: string): string | undefined {
  return /\d/.test(phone) ? `tel:${phone.replace(/\s/g, '')}` : undefined;
}
