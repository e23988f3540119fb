import type { APIRoute } from 'astro';
import { read } from '../../lib/content.ts';
import { drawSharePicture } from '../../share-picture/draw-share-picture.ts';
import { toJpeg } from '../../share-picture/to-jpeg.ts';

export async function getStaticPaths() {
  const ids = await read('sharedIds');
  return ids.map((id) => ({ params: { id: String(id) } }));
}

export const GET: APIRoute = async ({ params }) => {
  const fair = await read('sharedFair', Number(params.id));
  if (!fair) return new Response(null, { status: 404 });
  return new Response(await toJpeg(drawSharePicture(fair)), { headers: { 'content-type': 'image/jpeg' } });
};
