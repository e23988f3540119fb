export const IMAGE_LIMITS = {
  megabytes: 15,
  bytes: 15 * 1024 * 1024,
  filesPerCall: 30,
  /** A small file can unpack to gigabytes; this many pixels take some 200 MB. */
  pixels: 50e6,
  /** A thin picture has few pixels, but what is cut from it to a fixed shape would have many. */
  edge: 20_000,
  /** Of the longer edge to the shorter one. */
  ratio: 20,
  /** For each step of making the files of a picture. */
  seconds: 30,
  /** Larger originals are reduced to fit into a square of this edge. */
  storedEdge: 2400,
} as const;
