import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | '';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest|javascript)|image\/(?:svg|x-icon))/;

export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

const quality = (value: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } });

export const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quality(5)),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** Shorter responses of the CMS are not worth compressing. */
export const SMALLEST_COMPRESSED = 1024;

export function createCompressor(encoding: 'br' | 'gzip'): Transform {
  return encoding === 'br' ? createBrotliCompress(quality(4)) : createGzip();
}
