export const IMAGE_LIMITS = {
  megabytes: 15,
  bytes: 15 * 1024 * 1024,
  filesPerCall: 30,
  /** A small file can unpack to gigabytes; this many pixels take some 200 MB. */
  pixels: 50e6,
  /** Larger originals are reduced to fit into a square of this edge. */
  storedEdge: 2400,
} as const;
