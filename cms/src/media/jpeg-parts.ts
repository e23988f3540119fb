import { IMAGE_LIMITS } from './limits.ts';

const SOI_BYTES = 2;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** 00 after FF is a byte of compressed pixels. 01 and D0 to D8 are markers without a length. */
const hasNoLength = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * True if a JPEG file has too many scans or segments:
 * - The decoder goes through the whole picture for each scan, and a scan takes some 25 bytes. No time limit stops the decoder
 *   before the last scan: a file of 1.6 MB took a minute.
 * - libvips keeps each segment in memory whenever it opens the file. A file of 14 MB with three million segments took 360 MB,
 *   and Payload opens a file four times at once.
 */
export function hasManyParts(jpeg: Buffer): boolean {
  let scans = 0;
  let segments = 0;
  for (let at = SOI_BYTES; at + 3 < jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else if (marker === END_OF_IMAGE) return false;
    else {
      segments += 1;
      if (marker === START_OF_SCAN) scans += 1;
      if (scans > IMAGE_LIMITS.scans || segments > IMAGE_LIMITS.segments) return true;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return false;
}
