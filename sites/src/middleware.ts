import type { MiddlewareHandler } from 'astro';
import { bytesOf, rememberBytes } from './lib/page-bytes.ts';

/** Astro's own, written where the first island stands: HTML knows no style element there. base.css says the same. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const SCRIPT = '<script type="module" src="/_astro/';
/** The script on every page. */
const SHELL = `${SCRIPT}base-layout.`;

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  // One character a byte: to read a page as UTF-8 and write it again takes a tenth of its time.
  const page = (await bytesOf(response))
    .toString('latin1')
    .replace(ISLAND_STYLE, '')
    // What only answers to people comes after what they see: words, the first picture, fonts.
    .replace(SHELL, SHELL.replace('module"', 'module" fetchpriority="low"'))
    // What a page has of its own is brought by what all have (elements/later-scripts.ts).
    .replaceAll(SCRIPT, SCRIPT.replace('module', 'later'));
  const body = Buffer.from(page, 'latin1');
  return rememberBytes(new Response(body, response), body);
};
