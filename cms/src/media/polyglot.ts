const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The end record of a ZIP file takes 22 bytes. Only a comment of at most 65,535 bytes may follow the record. */
const ZIP_END_REACH = 65_557;

const MARKUP = /<(?:script|!doctype\s|html[\s>]|\?php|iframe|body[\s>])/i;
/** The steps of the search overlap by more than the longest match of MARKUP, so that each match lies within one step. */
const OVERLAP = 16;
/** Search in steps, because one string for the whole of a large picture would cause several garbage collections. */
const STEP = 64 * 1024;
/** A GIF whose width bytes are printable characters is also valid JavaScript. */
const GIF_AS_SCRIPT = /^GIF8[79]a[\t\n\r\x20-\x7e]{2}/;

/**
 * True if a picture is also a page, a program or an archive. We refuse such a picture instead of re-encoding it, because no
 * camera produces one. Other bytes after the picture are allowed, because phones append short videos.
 */
export function hidesAnotherFormat(data: Buffer): boolean {
  if (data.subarray(-ZIP_END_REACH).includes(ZIP_END)) return true;
  if (GIF_AS_SCRIPT.test(data.toString('latin1', 0, OVERLAP))) return true;
  for (let from = 0; from < data.length; from += STEP) {
    if (MARKUP.test(data.toString('latin1', from, from + STEP + OVERLAP))) return true;
  }
  return false;
}
