import { createRequire } from 'node:module';
import type Sharp from 'sharp';

const QUALITY = 85;

/** Resolved from the running program, because the publisher runs a copy of the pages' bundle far from any node_modules. */
const sharp: typeof Sharp = createRequire(process.argv[1] ?? import.meta.url)('sharp');

export async function toJpeg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer());
}
