/** 'tel:+904122001000' for '+90 412 200 10 00' */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`;
}
