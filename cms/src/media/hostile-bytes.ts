import { inflateSync } from 'node:zlib';
import { IMAGE_LIMITS } from './limits.ts';

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

const SIGNATURE_BYTES = 8;
/** The size and the type of a chunk. A checksum of 4 bytes follows the data. */
const CHUNK_HEADER_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Added to the length of each text, because even a short text takes time. */
const BYTES_OF_ANY_TEXT = 4096;

/**
 * True if the compressed texts of a PNG file are too long, or if they cannot be read. libvips limits only each single text, and
 * it unpacks all of them whenever it opens the file. A file of 10 MB with 200 texts took 6 GB of memory.
 */
export function hasHugeTexts(png: Buffer): boolean {
  let left: number = IMAGE_LIMITS.packedTextBytes;
  for (let start = SIGNATURE_BYTES; start + CHUNK_HEADER_BYTES <= png.length; ) {
    const size = png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + CHUNK_HEADER_BYTES);
    const from = start + CHUNK_HEADER_BYTES;
    const packed = packedText(type, png.subarray(from, from + size));
    if (packed) {
      try {
        left -= inflateSync(packed, { maxOutputLength: left }).length + BYTES_OF_ANY_TEXT;
      } catch {
        return true;
      }
      if (left <= 0) return true;
    }
    start = from + size + CHECKSUM_BYTES;
  }
  return false;
}

/** The compressed part of a chunk. Undefined for a chunk without a compressed text. */
function packedText(type: string, data: Buffer): Buffer | undefined {
  const afterKeyword = data.indexOf(0) + 1;
  if (type === 'zTXt') return data.subarray(afterKeyword + 1);
  if (type !== 'iTXt' || data[afterKeyword] !== 1) return undefined;
  const afterLanguage = data.indexOf(0, afterKeyword + 2) + 1;
  return data.subarray(data.indexOf(0, afterLanguage) + 1);
}

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
