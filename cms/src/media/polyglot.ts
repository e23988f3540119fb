const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** A ZIP file's end record is in its last 64 KiB, because only a comment may follow it. */
const ZIP_END_REACH = 65_557;

const MARKUP = /<(?:script|!doctype\s+html|html[\s>]|\?php|iframe|body[\s>])/i;
/** A GIF whose width bytes are printable characters is also valid JavaScript. */
const GIF_AS_SCRIPT = /^GIF8[79]a[\t\n\r\x20-\x7e]{2}/;

/**
 * True if a picture is also a page, a program or an archive. Re-encoding would remove such parts, but no camera
 * produces them. Other bytes after the picture are allowed, because phones append short videos.
 */
export function hidesAnotherFormat(data: Buffer): boolean {
  if (data.subarray(-ZIP_END_REACH).includes(ZIP_END)) return true;
  const text = data.toString('latin1');
  return GIF_AS_SCRIPT.test(text) || MARKUP.test(text);
}
