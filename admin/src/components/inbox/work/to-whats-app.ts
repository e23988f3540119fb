const MOBILE = /^(?:0090|90|0)?(5\d{9})$/;

/** The WhatsApp link to chat with a Turkish mobile number; undefined for other numbers. */
export function toWhatsApp(phone: string, text: string): string | undefined {
  const number = MOBILE.exec(phone.replace(/\D/g, ''))?.[1];
  return number && `https://wa.me/90${number}?text=${encodeURIComponent(text)}`;
}
