import { IMAGE_LIMITS } from './limits.ts';

const SOI_BYTES = 2;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** 00 after FF is a byte of compressed pixels. 01 and D0 to D8 are markers without a length. */
const hasNoLength = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * True if a JPEG file sends its pixels in too many scans. Each scan takes a few bytes, and the decoder goes through the whole
 * picture for it. No time limit stops the decoder before the last scan: a file of 1.6 MB took a minute.
 */
export function hasManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = SOI_BYTES; at + 3 < jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else if (marker === END_OF_IMAGE) return false;
    else {
      if (marker === START_OF_SCAN) scans += 1;
      if (scans > IMAGE_LIMITS.scans) return true;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return false;
}
