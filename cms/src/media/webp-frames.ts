/** 'RIFF', a size and 'WEBP'. */
const START_BYTES = 12;
/** The type and the size of a chunk. */
const HEADER_BYTES = 8;

/**
 * The number of frames of an animated WebP file. libvips counts them in a time that grows with the square of their number, and
 * without a time limit: for a file of 15 MB with 200,000 frames it took a minute.
 */
export function countWebpFrames(webp: Buffer): number {
  let frames = 0;
  for (let at = START_BYTES; at + HEADER_BYTES <= webp.length; ) {
    if (webp.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    const size = webp.readUInt32LE(at + 4);
    // Data of an odd size are followed by a blank byte.
    at += HEADER_BYTES + size + (size % 2);
  }
  return frames;
}
