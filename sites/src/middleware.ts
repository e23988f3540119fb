import type { MiddlewareHandler } from 'astro';

/** Astro's own, written where the first island stands: HTML knows no style element there. base.css says the same. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response((await response.text()).replace(ISLAND_STYLE, ''), response);
};
