const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The record that ends an archive stands in its last 64 KiB, because only a comment may follow it. */
const ZIP_END_REACH = 65_557;

const MARKUP = /<(?:script|!doctype\s+html|html[\s>]|\?php|iframe|body[\s>])/i;
/** A width whose two bytes are typed characters makes the header a statement of JavaScript. */
const GIF_AS_SCRIPT = /^GIF8[79]a[\t\n\r\x20-\x7e]{2}/;

/**
 * Whether these bytes are a picture and a page, program or archive at once. What is stored is painted anew and loses
 * such parts, but no honest camera makes them. Other bytes after the end stay allowed: phones put films there.
 */
export function hidesAnotherFormat(data: Buffer): boolean {
  if (data.subarray(-ZIP_END_REACH).includes(ZIP_END)) return true;
  const text = data.toString('latin1');
  return GIF_AS_SCRIPT.test(text) || MARKUP.test(text);
}
