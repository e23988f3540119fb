/** 'RIFF', a size and 'WEBP'. */
const START_BYTES = 12;
/** The type and the size of a chunk. */
const HEADER_BYTES = 8;
/** The place, size and duration of a frame. Its pixels are chunks, too. */
const FRAME_BYTES = 16;
const FRAME = Buffer.from('ANMF').readUInt32LE();

/**
 * The number of frames of an animated WebP file. libvips would count them in quadratic time and without a time limit. A file of
 * 15 MB with 200,000 frames took it a minute. This function ignores the stated size of a frame, because libwebp goes on after
 * the pixels of a frame. The first frame could otherwise state a size that covers all others.
 */
export function countWebpFrames(webp: Buffer): number {
  let frames = 0;
  for (let at = START_BYTES; at + HEADER_BYTES <= webp.length; ) {
    const isFrame = webp.readUInt32LE(at) === FRAME;
    if (isFrame) frames += 1;
    const size = isFrame ? FRAME_BYTES : webp.readUInt32LE(at + 4);
    // A padding byte follows data of an odd size.
    at += HEADER_BYTES + size + (size % 2);
  }
  return frames;
}
