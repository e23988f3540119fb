import type { MiddlewareHandler } from 'astro';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';

/** A style element that Astro writes into the body, where it is invalid HTML. We remove it; base.css has the same rule. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** A script that Astro writes into pages with islands. We remove it; shell-later.ts loads our copy after the first paint. */
const ISLAND_RUNTIME = `<script>${islandRuntime}</script>`;

/** The beginning of the script of `client:interest`, which Astro writes before the first island. */
const INTEREST = '<script>(()=>{';

/** The attribute that Astro writes on each element with a scoped style. Four letters of the attribute's hash are enough. */
const SCOPE = /data-astro-cid-([a-z0-9]{4})[a-z0-9]{4}(?:="true")?/g;

const LATER_SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  // latin1 maps each byte to one character. Decoding and encoding UTF-8 would take a tenth of the render time.
  const page = Buffer.from(await response.arrayBuffer())
    .toString('latin1')
    .replace(ISLAND_STYLE, '')
    .replace(ISLAND_RUNTIME, '')
    // Make the script a module, which runs after parsing. A plain script would stop the parser, and browsers would paint half a
    // page.
    .replace(INTEREST, '<script type="module">(()=>{')
    // Keep the attributes in dev, because Vite also loads the styles as scripts, whose attributes are not shortened.
    .replaceAll(import.meta.env.PROD ? SCOPE : /$^/g, 'data-$1')
    // The inline script of the shell loads all other scripts (elements/later-scripts.ts).
    .replaceAll(LATER_SCRIPT, '<template data-later-script="$1"></template>');
  return new Response(Buffer.from(page, 'latin1'), response);
};
