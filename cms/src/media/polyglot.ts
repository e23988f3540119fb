const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** A ZIP file's end record is in its last 64 KiB, because only a comment may follow it. */
const ZIP_END_REACH = 65_557;

const MARKUP = /<(?:script|!doctype\s|html[\s>]|\?php|iframe|body[\s>])/i;
/** Steps overlap by more than the longest match of MARKUP, so that the end of a step splits no match. */
const OVERLAP = 16;
/** Search in steps, because one string for the whole of a large picture would cause several garbage collections. */
const STEP = 64 * 1024;
/** A GIF whose width bytes are printable characters is also valid JavaScript. */
const GIF_AS_SCRIPT = /^GIF8[79]a[\t\n\r\x20-\x7e]{2}/;

/**
 * True if a picture is also a page, a program or an archive. Re-encoding would remove such parts, but no camera
 * produces them. Other bytes after the picture are allowed, because phones append short videos.
 */
export function hidesAnotherFormat(data: Buffer): boolean {
  if (data.subarray(-ZIP_END_REACH).includes(ZIP_END)) return true;
  if (GIF_AS_SCRIPT.test(data.toString('latin1', 0, OVERLAP))) return true;
  for (let from = 0; from < data.length; from += STEP) {
    if (MARKUP.test(data.toString('latin1', from, from + STEP + OVERLAP))) return true;
  }
  return false;
}
