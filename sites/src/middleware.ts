import type { MiddlewareHandler } from 'astro';

/** Astro's own, written where the first island stands: HTML knows no style element there. base.css says the same. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const SCRIPT = '<script type="module" src="/_astro/';
/** The script on every page. */
const SHELL = `${SCRIPT}base-layout.`;

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  // One character for each byte: decoding and encoding UTF-8 takes a tenth of a page's time.
  const page = Buffer.from(await response.arrayBuffer())
    .toString('latin1')
    .replace(ISLAND_STYLE, '')
    // Scripts that only react to people load after the text, the first picture and the fonts.
    .replace(SHELL, SHELL.replace('module"', 'module" fetchpriority="low"'))
    // The script of the shell loads the scripts of a single page (elements/later-scripts.ts).
    .replaceAll(SCRIPT, SCRIPT.replace('module', 'later'));
  return new Response(Buffer.from(page, 'latin1'), response);
};
