import type { MiddlewareHandler } from 'astro';

/** Astro's own, written where the first island stands: HTML knows no style element there. base.css says the same. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  // As bytes: to make text of a page and bytes of it again takes a tenth of its time.
  const page = Buffer.from(await response.arrayBuffer());
  const at = page.indexOf(ISLAND_STYLE);
  const parts = at < 0 ? [page] : [page.subarray(0, at), page.subarray(at + ISLAND_STYLE.length)];
  return new Response(Buffer.concat(parts), response);
};
