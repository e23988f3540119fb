import { createRequire } from 'node:module';
import type { APIRoute } from 'astro';
import type Sharp from 'sharp';
import { idPaths, read } from '../../lib/content.ts';
import { drawSharePicture } from '../../share-picture/draw-share-picture.ts';

const QUALITY = 85;

/**
 * Loads `sharp` from the node_modules folder of the running program, because no folder above the publisher's copy of this bundle
 * has a node_modules folder.
 */
const sharp: typeof Sharp = createRequire(process.argv[1] ?? import.meta.url)('sharp');

export const getStaticPaths = () => idPaths('sharedIds');

export const GET: APIRoute = async ({ params }) => {
  const fair = await read('sharedFair', Number(params.id));
  if (!fair) return new Response(null, { status: 404 });
  const jpeg = sharp(Buffer.from(drawSharePicture(fair))).jpeg({ quality: QUALITY });
  return new Response(new Uint8Array(await jpeg.toBuffer()), { headers: { 'content-type': 'image/jpeg' } });
};
