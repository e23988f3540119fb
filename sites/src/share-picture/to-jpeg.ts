import { createRequire } from 'node:module';
import type Sharp from 'sharp';

const QUALITY = 85;

/**
 * Loads `sharp` from the node_modules folder of the running program, because no folder above the publisher's copy of this bundle
 * has a node_modules folder.
 */
const sharp: typeof Sharp = createRequire(process.argv[1] ?? import.meta.url)('sharp');

export async function toJpeg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer());
}
