const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** The bit of the chunk `VP8X` that announces a chunk `EXIF`. */
const HAS_EXIF = 0x08;

/** Removes the EXIF data, which holds the orientation, from a WebP file. Encoding its frames again would cost quality and time. */
export function withoutOrientation(webp: Uint8Array): Buffer {
  const data = Buffer.from(webp);
  const kept = [data.subarray(0, HEADER_BYTES)];
  let start = HEADER_BYTES;
  while (start + CHUNK_HEADER_BYTES <= data.length) {
    const size = data.readUInt32LE(start + 4);
    // A chunk of an odd size has one more byte.
    const end = Math.min(start + CHUNK_HEADER_BYTES + size + (size % 2), data.length);
    const chunk = data.subarray(start, end);
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'VP8X' && chunk.length > CHUNK_HEADER_BYTES) {
      chunk.writeUInt8(chunk.readUInt8(CHUNK_HEADER_BYTES) & ~HAS_EXIF, CHUNK_HEADER_BYTES);
    }
    if (name !== 'EXIF') kept.push(chunk);
    start = end;
  }
  const file = Buffer.concat(kept);
  file.writeUInt32LE(file.length - CHUNK_HEADER_BYTES, 4);
  return file;
}
