import { createRequire } from 'node:module';
import type Sharp from 'sharp';

const QUALITY = 85;

/** Loaded relative to the running program, because the publisher's copy of this bundle has no node_modules above it. */
const sharp: typeof Sharp = createRequire(process.argv[1] ?? import.meta.url)('sharp');

export async function toJpeg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer());
}
