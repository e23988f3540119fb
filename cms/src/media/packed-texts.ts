import { inflateSync } from 'node:zlib';
import { IMAGE_LIMITS } from './limits.ts';

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
