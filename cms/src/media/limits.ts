export const IMAGE_LIMITS = {
  megabytes: 15,
  bytes: 15 * 1024 * 1024,
  filesPerCall: 30,
  /** A small file can decode to gigabytes; this many pixels need about 200 MB. */
  pixels: 50e6,
  /**
   * The pixels of all frames of an animation together. Lower than `pixels`, because encoding 50 megapixels of frames in every
   * stored size takes up to 40 s.
   */
  animatedPixels: 20e6,
  /** The frames of an animation. Even a small frame takes time. */
  frames: 500,
  /** A picture with more pixels is processed alone, and scaled down before its files are made. */
  largePixels: 12e6,
  /**
   * The maximum of the longer edge, in pixels. A step that enlarges a long, thin picture would turn its few pixels into very
   * many.
   */
  edge: 20_000,
  /** The maximum of the longer edge divided by the shorter edge. */
  ratio: 20,
  /** The unpacked size of all compressed texts of a PNG file. */
  packedTextBytes: 5_000_000,
  /** The scans of a JPEG file. Programs that save progressive pictures write 10 to 20. */
  scans: 100,
  /** The segments of a JPEG file. A colour profile and a description of the maximum length take some 500. */
  segments: 2000,
  /** Time limit for each step of processing a picture. */
  seconds: 30,
  /** The longer edge of a stored original. Larger originals are scaled down to it. */
  storedEdge: 2400,
  widths: [480, 720, 960, 1600],
} as const;
